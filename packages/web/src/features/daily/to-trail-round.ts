import type { DailyRound } from '@bee-jinx/contract/browser';
import type { TrailRound } from '../../domain/play/round-sentence.ts';

export const toTrailRound = ({
  round,
  word,
  beeWord,
  warmth,
  reasons,
}: DailyRound): TrailRound => ({
  round,
  yours: word,
  theirs: beeWord,
  warmth,
  reasons,
});
