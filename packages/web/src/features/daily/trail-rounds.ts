import type { DailyRound } from '@bee-jinx/contract/browser';
import type { TrailRound } from '../../ui/round-sentence.ts';

export const trailRound = ({ round, word, beeWord, warmth, reasons }: DailyRound): TrailRound => ({
  round,
  yours: word,
  theirs: beeWord,
  warmth,
  reasons,
});
