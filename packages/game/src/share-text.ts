import type { Outcome } from './daily-game.ts';
import { warmthText } from './warmth.ts';

/** What may be told of a game without spoiling it. */
export interface Shared {
  puzzleNumber: number;
  outcome: Outcome;
  /** Round by round; the last one of a jinx is 100. */
  warmths: readonly number[];
}

/** A cell of the comb, empty, half and full: read by shape, so that colour is never the only sign. */
const cells = [
  ['⬡', 40],
  ['⏣', 60],
  ['⬢', 100],
] as const;

const cell = (warmth: number): string => cells.find(([, end]) => warmth < end)?.[0] ?? '🍯';

const roundsText = (count: number): string => `${count} ${count === 1 ? 'round' : 'rounds'}`;

export function shareText({ puzzleNumber, outcome, warmths }: Shared, link?: string): string {
  const result =
    outcome === 'jinx' ? `jinx in ${warmths.length}` : `no jinx in ${roundsText(warmths.length)}`;
  return [`Bee Jinx ${puzzleNumber} · ${result}`, warmths.map(cell).join(''), link ?? '']
    .filter(Boolean)
    .join('\n');
}

/** The same for those who listen. */
export function shareSentence({ puzzleNumber, outcome, warmths }: Shared): string {
  const rounds = roundsText(warmths.length);
  const results: Record<Outcome, string> = {
    jinx: `I said the same word as the bee after ${rounds}`,
    gave_up: `I gave up after ${rounds}`,
    out_of_rounds: `The bee and I found no common word in ${rounds}`,
  };
  const course = warmths.map(warmthText).join('; ');
  return `${results[outcome]} in Bee Jinx puzzle ${puzzleNumber}.${course && ` Round by round: ${course}.`}`;
}
