import type { Outcome, Slope } from './daily-game.ts';
import { isSentPairNumber } from './sent-pair.ts';
import { formatWarmth } from './warmth.ts';

/** The spoiler-free part of a game. */
export interface ShareableResult {
  puzzleNumber: number;
  outcome: Outcome;
  /** Round by round; the last one of a jinx is 100. */
  warmths: readonly number[];
  hintsUsed?: number;
  slope?: Slope | undefined;
}

/** The sign of a game that wasn't played as ever. */
export const slopeSigns: Record<Slope, string> = { steep: '⛰️ steep', gentle: '🌱 gentle' };

/** Empty, half and full cells of the comb: different in shape, as colour must not be the only sign. */
const warmthCells = [
  ['⬡', 40],
  ['⏣', 60],
  ['⬢', 100],
] as const;

const warmthCell = (warmth: number): string =>
  warmthCells.find(([, end]) => warmth < end)?.[0] ?? '🍯';

const formatRounds = (count: number): string => `${count} ${count === 1 ? 'round' : 'rounds'}`;
const formatHints = (count: number): string => `${count} ${count === 1 ? 'hint' : 'hints'}`;

export function formatShareText(
  { puzzleNumber, outcome, warmths, hintsUsed = 0, slope }: ShareableResult,
  link?: string,
): string {
  const result =
    outcome === 'jinx' ? `jinx in ${warmths.length}` : `no jinx in ${formatRounds(warmths.length)}`;
  const hints = hintsUsed > 0 ? `, ${formatHints(hintsUsed)}` : '';
  return [
    `Bee Jinx ${isSentPairNumber(puzzleNumber) ? '· a friend’s pair' : puzzleNumber} · ${result}${hints}${slope ? ` · ${slopeSigns[slope]}` : ''}`,
    warmths.map(warmthCell).join(''),
    link ?? '',
  ]
    .filter(Boolean)
    .join('\n');
}

/** Of a dance: how near the two came in each round, and none of their words, which are both players' own. */
export function formatDanceShareText(
  { outcome, warmths }: { outcome: 'jinx' | 'no_jinx'; warmths: readonly number[] },
  link: string,
): string {
  const rounds = warmths.length;
  const result =
    outcome === 'jinx' ? `two minds, one word, in ${rounds}` : `no jinx in ${formatRounds(rounds)}`;
  return [`Bee Jinx · ${result}`, warmths.map(warmthCell).join(''), link].join('\n');
}

/** Of a swarm: how large its largest camp was in each round, and none of the words, which are everybody's own. */
export function formatSwarmShareText(
  swarm: { outcome: 'jinx' | 'no_jinx'; minds: number; shares: readonly number[] },
  link: string,
): string {
  const { outcome, minds, shares } = swarm;
  const rounds = shares.length;
  const result =
    outcome === 'jinx'
      ? `${minds} minds, one word, in ${rounds}`
      : `${minds} minds, no swarm jinx in ${formatRounds(rounds)}`;
  return [`Bee Jinx swarm · ${result}`, shares.map(warmthCell).join(''), link].join('\n');
}

/** The same for screen readers. */
export function formatShareSentence(shared: ShareableResult): string {
  const { puzzleNumber, outcome, warmths, hintsUsed = 0, slope } = shared;
  const rounds = formatRounds(warmths.length);
  const hints = hintsUsed > 0 ? ` with ${formatHints(hintsUsed)}` : '';
  const results: Record<Outcome, string> = {
    jinx: `I said the same word as the bee after ${rounds}`,
    gave_up: `I gave up after ${rounds}`,
    out_of_rounds: `The bee and I found no common word in ${rounds}`,
  };
  const warmthHistory = warmths.map(formatWarmth).join('; ');
  const name = isSentPairNumber(puzzleNumber) ? 'on a friend’s pair' : `puzzle ${puzzleNumber}`;
  const manner = slope ? `, played ${slope}` : '';
  return `${results[outcome]}${hints} in Bee Jinx ${name}${manner}.${warmthHistory && ` Round by round: ${warmthHistory}.`}`;
}
