import { median } from '../figure.ts';
import { measureUsage } from '../usage.ts';
import { Crowd } from './crowd.ts';
import type { LoadTarget } from './load-target.ts';
import { runClosedLoop, runOpenLoop } from './loops.ts';
import { startMisbehavingClients } from './misbehaving-clients.ts';

export interface SoakResult {
  /** One entry per minute. */
  minutes: {
    memoryMb: number;
    /** Acts that were done. */
    perSecond: number;
    refused: number;
    failed: number;
    p99: number;
    stallMs: number;
  }[];
  misbehavingClients: number;
  reasons: Record<string, number>;
}

const players = 100;
const loadShare = 0.6;
const misbehavingPerSecond = 4;

/** An open loop at 60 % of the server's highest throughput, beside clients that vanish, stall and reconnect. */
export async function runSoak(
  target: LoadTarget,
  minutes: number,
  log: (line: string) => void,
): Promise<SoakResult> {
  const crowd = await Crowd.gather(target.url, players);
  try {
    await runClosedLoop(crowd, players, 5);
    const flatOut = await runClosedLoop(crowd, players, 10);
    const rate = Math.max(1, Math.round(flatOut.perSecond * loadShare));
    log(`${target.name}: ${flatOut.perSecond.toFixed(0)} /s flat out, so ${rate} /s`);
    const result: SoakResult = { minutes: [], misbehavingClients: 0, reasons: {} };
    const stop = await startMisbehavingClients(target.url, misbehavingPerSecond);
    for (let minute = 1; minute <= minutes; minute += 1) {
      const { result: traffic, usage } = await measureUsage(target, () =>
        runOpenLoop(crowd, rate, 60),
      );
      const { perSecond, refused, failed, spread } = traffic;
      const { memoryMb, stallMs } = usage;
      result.minutes.push({ memoryMb, perSecond, refused, failed, p99: spread.p99, stallMs });
      for (const [reason, count] of Object.entries(traffic.reasons)) {
        result.reasons[reason] = (result.reasons[reason] ?? 0) + count;
      }
      log(
        `  minute ${minute}: ${memoryMb.toFixed(0)} MB, ${perSecond.toFixed(0)} /s, refused ${refused}, failed ${failed}, p99 ${spread.p99.toFixed(0)} ms, stall ${stallMs.toFixed(0)} ms`,
      );
    }
    result.misbehavingClients = stop();
    return result;
  } finally {
    crowd.leave();
  }
}

/** Growth of the median memory from the second quarter, when caches are full, to the last. */
export function memoryGrowth({ minutes }: Pick<SoakResult, 'minutes'>): number {
  const quarter = Math.max(1, Math.floor(minutes.length / 4));
  const memory = minutes.map(({ memoryMb }) => memoryMb);
  return median(memory.slice(-quarter)) / median(memory.slice(quarter, 2 * quarter)) - 1;
}

/** Of all acts. A few are refused by the rules, such as a repeated word; many mean that the players don't play. */
export function refusedShare({ minutes }: Pick<SoakResult, 'minutes'>): number {
  const sum = (count: (minute: SoakResult['minutes'][number]) => number) =>
    minutes.reduce((total, minute) => total + count(minute), 0);
  const refused = sum((minute) => minute.refused);
  return refused / (sum((minute) => 60 * minute.perSecond + minute.failed) + refused);
}
