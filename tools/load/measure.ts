import { newPlayer } from '../../packages/server/src/testing/test-player.ts';
import { Crowd, inTens } from './crowd.ts';
import { closedLoop, openLoop } from './loops.ts';
import type { Options } from './options.ts';
import type { Place } from './place.ts';
import { midnightRush, type Rush } from './rush.ts';
import type { Traffic } from './tally.ts';
import { type Usage, withUsage } from './usage.ts';

export interface Loop {
  traffic: Traffic;
  usage: Usage;
}

export interface PlaceFigures {
  name: string;
  /** The closed loop twice over: how far they lie apart is what this machine adds by itself. */
  flatOut: [Loop, Loop];
  /** Open loops, each with the rate that was asked for. */
  rates: (Loop & { asked: number })[];
  rush: Rush & { usage: Usage };
}

const warmUpSeconds = 2;

/** Everything at one place, each stretch told as it ends. */
export async function measurePlace(
  place: Place,
  options: Options,
  tell: (line: string) => void,
): Promise<PlaceFigures> {
  const { players, seconds } = options;
  const crowd = await Crowd.gather(place.url, players);
  const loop = async (what: string, run: () => Promise<Traffic>): Promise<Loop> => {
    const { result: traffic, usage } = await withUsage(place, run);
    tell(`${place.name}, ${what}: ${sentence(traffic)}, stall ${usage.stallMs.toFixed(0)} ms`);
    return { traffic, usage };
  };
  try {
    await closedLoop(crowd, players, warmUpSeconds);
    const flatOut: [Loop, Loop] = [
      await loop('flat out', () => closedLoop(crowd, players, seconds)),
      await loop('flat out once more', () => closedLoop(crowd, players, seconds)),
    ];
    const reached = (flatOut[0].traffic.perSecond + flatOut[1].traffic.perSecond) / 2;
    const rates = [];
    for (const share of options.rates) {
      const asked = Math.max(1, Math.round(reached * share));
      const at = await loop(`at ${asked} /s`, () => openLoop(crowd, asked, seconds));
      rates.push({ ...at, asked });
    }
    const rushing = await inTens(options.rushPlayers, () => newPlayer(place.url));
    const { result, usage } = await withUsage(place, () =>
      midnightRush(place.url, rushing, options.rushSeconds),
    );
    tell(`${place.name}, midnight: ${sentence(result.traffic)}`);
    return { name: place.name, flatOut, rates, rush: { ...result, usage } };
  } finally {
    crowd.leave();
  }
}

function sentence({ perSecond, spread, refused, failed, reasons }: Traffic): string {
  const { p50, p99, p999 } = spread;
  const why = Object.entries(reasons)
    .map(([reason, count]) => `${count}: ${reason.slice(0, 80)}`)
    .join(', ');
  const times = [p50, p99, p999].map((ms) => ms.toFixed(0)).join(' / ');
  return `${perSecond.toFixed(0)} /s, p50 / p99 / p99.9 ${times} ms, refused ${refused}, failed ${failed}${why ? ` (${why})` : ''}`;
}

export const failuresIn = ({ flatOut, rates, rush }: PlaceFigures): number =>
  [...flatOut, ...rates, rush].reduce((sum, { traffic }) => sum + traffic.failed, 0);
