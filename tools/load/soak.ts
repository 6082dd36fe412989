import { Crowd } from './crowd.ts';
import type { LoadTarget } from './load-target.ts';
import { runClosedLoop, runOpenLoop } from './loops.ts';
import { startMisbehavingClients } from './misbehaving-clients.ts';
import { measureUsage } from './usage.ts';

export interface SoakResult {
  /** One for each minute: what the server weighed, how many acts were done and failed, and the slowest of a hundred. */
  minutes: { memoryMb: number; perSecond: number; failed: number; p99: number; stallMs: number }[];
  difficultClients: number;
  reasons: Record<string, number>;
}

const players = 100;
const loadShare = 0.6;
const difficultPerSecond = 4;

/** A steady crowd at 60 % of what the server can do, among clients that vanish, stall and reconnect. */
export async function runSoak(
  place: LoadTarget,
  minutes: number,
  log: (line: string) => void,
): Promise<SoakResult> {
  const crowd = await Crowd.gather(place.url, players);
  try {
    await runClosedLoop(crowd, players, 5);
    const flatOut = await runClosedLoop(crowd, players, 10);
    const rate = Math.max(1, Math.round(flatOut.perSecond * loadShare));
    log(`${place.name}: ${flatOut.perSecond.toFixed(0)} /s flat out, so ${rate} /s`);
    const result: SoakResult = { minutes: [], difficultClients: 0, reasons: {} };
    const stop = await startMisbehavingClients(place.url, difficultPerSecond);
    for (let minute = 1; minute <= minutes; minute += 1) {
      const { result: traffic, usage } = await measureUsage(place, () =>
        runOpenLoop(crowd, rate, 60),
      );
      const { perSecond, failed, spread } = traffic;
      const { memoryMb, stallMs } = usage;
      result.minutes.push({ memoryMb, perSecond, failed, p99: spread.p99, stallMs });
      for (const [reason, count] of Object.entries(traffic.reasons)) {
        result.reasons[reason] = (result.reasons[reason] ?? 0) + count;
      }
      log(
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
export function memoryGrowth({ minutes }: Pick<SoakResult, 'minutes'>): number {
  const quarter = Math.max(1, Math.floor(minutes.length / 4));
  const middle = (part: SoakResult['minutes']) =>
    part.map(({ memoryMb }) => memoryMb).sort((one, other) => one - other)[part.length >> 1] ?? 0;
  return middle(minutes.slice(-quarter)) / middle(minutes.slice(quarter, 2 * quarter)) - 1;
}
