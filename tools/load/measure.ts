import { newPlayer } from '../../packages/server/src/testing/test-player.ts';
import { Crowd, createInBatches } from './crowd.ts';
import type { LoadTarget } from './load-target.ts';
import { runClosedLoop, runOpenLoop } from './loops.ts';
import type { Options } from './options.ts';
import { type RushResult, runMidnightRush } from './rush.ts';
import type { TrafficStats } from './tally.ts';
import { measureUsage, type Usage } from './usage.ts';

export interface LoopResult {
  traffic: TrafficStats;
  usage: Usage;
}

export interface TargetFigures {
  name: string;
  /** The closed loop twice over: how far they lie apart is what this machine adds by itself. */
  flatOut: [LoopResult, LoopResult];
  /** Open loops, each with the rate that was asked for. */
  rates: (LoopResult & { asked: number })[];
  rush: RushResult & { usage: Usage };
}

const warmUpSeconds = 2;

/** Everything at one place, each stretch told as it ends. */
export async function measureTarget(
  target: LoadTarget,
  options: Options,
  log: (line: string) => void,
): Promise<TargetFigures> {
  const { players, seconds } = options;
  const crowd = await Crowd.gather(target.url, players);
  const loop = async (what: string, run: () => Promise<TrafficStats>): Promise<LoopResult> => {
    const { result: traffic, usage } = await measureUsage(target, run);
    log(`${target.name}, ${what}: ${sentence(traffic)}, stall ${usage.stallMs.toFixed(0)} ms`);
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
      const asked = Math.max(1, Math.round(reached * share));
      const at = await loop(`at ${asked} /s`, () => runOpenLoop(crowd, asked, seconds));
      rates.push({ ...at, asked });
    }
    const rushing = await createInBatches(options.rushPlayers, () => newPlayer(target.url));
    const { result, usage } = await measureUsage(target, () =>
      runMidnightRush(target.url, rushing, options.rushSeconds),
    );
    log(`${target.name}, midnight: ${sentence(result.traffic)}`);
    return { name: target.name, flatOut, rates, rush: { ...result, usage } };
  } finally {
    crowd.leave();
  }
}

function sentence({ perSecond, spread, refused, failed, reasons }: TrafficStats): string {
  const { p50, p99, p999 } = spread;
  const why = Object.entries(reasons)
    .map(([reason, count]) => `${count}: ${reason.slice(0, 80)}`)
    .join(', ');
  const times = [p50, p99, p999].map((ms) => ms.toFixed(0)).join(' / ');
  return `${perSecond.toFixed(0)} /s, p50 / p99 / p99.9 ${times} ms, refused ${refused}, failed ${failed}${why ? ` (${why})` : ''}`;
}

export const countFailures = ({ flatOut, rates, rush }: TargetFigures): number =>
  [...flatOut, ...rates, rush].reduce((sum, { traffic }) => sum + traffic.failed, 0);
