import { measureUsage, type Usage } from '../usage.ts';
import { Crowd } from './crowd.ts';
import type { LoadTarget } from './load-target.ts';
import { runClosedLoop, runOpenLoop } from './loops.ts';
import type { Options } from './options.ts';
import { type RushResult, runMidnightRush } from './rush.ts';
import type { TrafficStats } from './tally.ts';

export interface LoopResult {
  traffic: TrafficStats;
  usage: Usage;
}

export interface TargetFigures {
  name: string;
  /** The closed loop twice: how far the two differ is this machine's noise. */
  flatOut: [LoopResult, LoopResult];
  /** Open loops, each with the rate that was requested. */
  rates: (LoopResult & { rate: number })[];
  rush: RushResult;
}

const warmUpSeconds = 2;

/** Runs all loops and the rush against one target, and logs each as it ends. */
export async function measureTarget(
  target: LoadTarget,
  options: Options,
  log: (line: string) => void,
): Promise<TargetFigures> {
  const { players, seconds } = options;
  const crowd = await Crowd.gather(target.url, players);
  const loop = async (what: string, run: () => Promise<TrafficStats>): Promise<LoopResult> => {
    const { result: traffic, usage } = await measureUsage(target, run);
    log(`${target.name}, ${what}: ${formatTraffic(traffic)}, stall ${usage.stallMs.toFixed(0)} ms`);
    return { traffic, usage };
  };
  try {
    await runClosedLoop(crowd, players, warmUpSeconds);
    const flatOut: [LoopResult, LoopResult] = [
      await loop('flat out', () => runClosedLoop(crowd, players, seconds)),
      await loop('flat out once more', () => runClosedLoop(crowd, players, seconds)),
    ];
    const reached = (flatOut[0].traffic.perSecond + flatOut[1].traffic.perSecond) / 2;
    const rates = [];
    for (const share of options.rates) {
      const rate = Math.max(1, Math.round(reached * share));
      const at = await loop(`at ${rate} /s`, () => runOpenLoop(crowd, rate, seconds));
      rates.push({ ...at, rate });
    }
    const rush = await runMidnightRush(target, options.rushPlayers, options.rushSeconds);
    log(`${target.name}, midnight: ${formatTraffic(rush.traffic)}`);
    return { name: target.name, flatOut, rates, rush };
  } finally {
    crowd.leave();
  }
}

function formatTraffic({ perSecond, spread, refused, failed, reasons }: TrafficStats): string {
  const { p50, p99, p999 } = spread;
  const why = Object.entries(reasons)
    .map(([reason, count]) => `${count}: ${reason.slice(0, 80)}`)
    .join(', ');
  const times = [p50, p99, p999].map((ms) => ms.toFixed(0)).join(' / ');
  return `${perSecond.toFixed(0)} /s, p50 / p99 / p99.9 ${times} ms, refused ${refused}, failed ${failed}${why ? ` (${why})` : ''}`;
}

export const countFailures = ({ flatOut, rates, rush }: TargetFigures): number =>
  [...flatOut, ...rates, rush].reduce((sum, { traffic }) => sum + traffic.failed, 0);
