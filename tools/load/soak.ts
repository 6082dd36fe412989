import { Crowd } from './crowd.ts';
import { sendDifficultClients } from './difficult-clients.ts';
import { closedLoop, openLoop } from './loops.ts';
import type { Place } from './place.ts';
import { withUsage } from './usage.ts';

export interface Soak {
  /** One for each minute: what the server weighed, how many acts were done and failed, and the slowest of a hundred. */
  minutes: { memoryMb: number; perSecond: number; failed: number; p99: number; stallMs: number }[];
  difficultClients: number;
  reasons: Record<string, number>;
}

const players = 100;
const share = 0.6;
const difficultPerSecond = 4;

/** A steady crowd at 60 % of what the server can do, among clients that vanish, stall and reconnect. */
export async function soak(
  place: Place,
  minutes: number,
  tell: (line: string) => void,
): Promise<Soak> {
  const crowd = await Crowd.gather(place.url, players);
  try {
    await closedLoop(crowd, players, 5);
    const flatOut = await closedLoop(crowd, players, 10);
    const rate = Math.max(1, Math.round(flatOut.perSecond * share));
    tell(`${place.name}: ${flatOut.perSecond.toFixed(0)} /s flat out, so ${rate} /s`);
    const result: Soak = { minutes: [], difficultClients: 0, reasons: {} };
    const stop = await sendDifficultClients(place.url, difficultPerSecond);
    for (let minute = 1; minute <= minutes; minute += 1) {
      const { result: traffic, usage } = await withUsage(place, () => openLoop(crowd, rate, 60));
      const { perSecond, failed, spread } = traffic;
      const { memoryMb, stallMs } = usage;
      result.minutes.push({ memoryMb, perSecond, failed, p99: spread.p99, stallMs });
      for (const [reason, count] of Object.entries(traffic.reasons)) {
        result.reasons[reason] = (result.reasons[reason] ?? 0) + count;
      }
      tell(
        `  minute ${minute}: ${memoryMb.toFixed(0)} MB, ${perSecond.toFixed(0)} /s, failed ${failed}, p99 ${spread.p99.toFixed(0)} ms, stall ${stallMs.toFixed(0)} ms`,
      );
    }
    result.difficultClients = stop();
    return result;
  } finally {
    crowd.leave();
  }
}

/** How much more it weighs in the last quarter than in the second: caches are full by then. */
export function memoryGrowth({ minutes }: Pick<Soak, 'minutes'>): number {
  const quarter = Math.max(1, Math.floor(minutes.length / 4));
  const middle = (part: Soak['minutes']) =>
    part.map(({ memoryMb }) => memoryMb).sort((one, other) => one - other)[part.length >> 1] ?? 0;
  return middle(minutes.slice(-quarter)) / middle(minutes.slice(quarter, 2 * quarter)) - 1;
}
