import { parseArgs } from 'node:util';
import { type LoadTargetName, loadTargetNames } from './load-target.ts';

export interface Options {
  targets: readonly LoadTargetName[];
  /** The concurrency of the closed loop, and the number of players per role. */
  players: number;
  /** The length of each loop. */
  seconds: number;
  /** Rates of the open loops, as shares of the closed loop's throughput. */
  rates: readonly number[];
  rushPlayers: number;
  /** The length of the midnight rush: a minute, compressed. */
  rushSeconds: number;
  streams: number;
  streamsSettleMs: number;
  isShort: boolean;
  /** The folder that the report is to go to. */
  out: string | undefined;
  /** The folder for the servers' CPU profiles. */
  profile: string | undefined;
}

const long = { seconds: 10, rates: [0.2, 0.4, 0.6, 0.8, 0.95], rushPlayers: 1000, streams: 10_000 };
const short = { seconds: 2, rates: [0.4, 0.8], rushPlayers: 200, streams: 1000 };

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      short: { type: 'boolean', default: false },
      only: { type: 'string' },
      players: { type: 'string', default: '50' },
      seconds: { type: 'string' },
      'rush-players': { type: 'string' },
      'rush-seconds': { type: 'string' },
      streams: { type: 'string' },
      out: { type: 'string' },
      profile: { type: 'string' },
    },
  });
  const size = values.short ? short : long;
  return {
    targets: chooseTargets(values.only),
    players: parseWholeNumber('players', values.players),
    seconds: parseWholeNumber('seconds', values.seconds ?? size.seconds),
    rates: size.rates,
    rushPlayers: parseWholeNumber('rush-players', values['rush-players'] ?? size.rushPlayers),
    rushSeconds: parseWholeNumber(
      'rush-seconds',
      values['rush-seconds'] ?? (values.short ? 2 : 10),
    ),
    streams: parseWholeNumber('streams', values.streams ?? size.streams),
    streamsSettleMs: values.short ? 2000 : 20_000,
    isShort: values.short,
    out: values.out,
    profile: values.profile,
  };
}

/** The folder of the report, if there is one: without a name only the long form of all targets replaces the one in docs. */
export function reportFolder(
  { out, isShort }: Pick<Options, 'out' | 'isShort'>,
  measuredTargets: number,
): string | undefined {
  const isComplete = !isShort && measuredTargets === loadTargetNames.length;
  return out ?? (isComplete ? 'docs' : undefined);
}

/** The one that `--only` names; all by default. */
export function chooseTargets(only: string | undefined): readonly LoadTargetName[] {
  if (only === undefined) return loadTargetNames;
  const targets = loadTargetNames.filter((name) => name.toLowerCase() === only.toLowerCase());
  if (targets.length === 0) throw new Error(`--only takes ${loadTargetNames.join(' or ')}.`);
  return targets;
}

function parseWholeNumber(name: string, value: string | number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= 0) return number;
  throw new Error(`--${name} takes a whole number.`);
}
