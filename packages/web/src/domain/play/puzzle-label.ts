import { isSentPairNumber } from '@bee-jinx/game';

/** The number of a pair that a player has made is random, and means nothing to anybody. */
export const puzzleLabel = (puzzleNumber: number): string =>
  isSentPairNumber(puzzleNumber) ? 'A friend’s pair' : `No. ${puzzleNumber}`;
