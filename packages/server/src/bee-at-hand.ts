import type { DailyBee } from './features/daily/bee-mind.ts';
import type { PuzzleDrafts } from './features/daily/puzzles.ts';

const notYet = (): never => {
  throw new Error('The bee has not come home yet.');
};

/** Stands in until the bee's whole mind is there: no puzzle is written, so nobody asks it anything. */
export const draftsAtHand: PuzzleDrafts = () => undefined;
export const beeAtHand: DailyBee = {
  reply: notYet,
  knows: () => false,
  suggest: () => [],
  sameLemma: (one, other) => one === other,
  warmth: () => 0,
  hint: notYet,
};
