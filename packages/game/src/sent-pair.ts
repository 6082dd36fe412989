import { parseBoundedText } from './text.ts';

/** Puzzles of days are numbered from 1 on; those that players make for each other have a random number in this range. */
export const sentPairNumbers = { first: 2_000_000, last: 90_000_000 } as const;

export const isSentPairNumber = (puzzleNumber: number): boolean =>
  puzzleNumber >= sentPairNumbers.first;

export const maxPairNoteCharacters = 140;

/** The note beside a pair; null where it can't be shown. */
export const parsePairNote = (typed: string): string | null =>
  parseBoundedText(typed, { maxTyped: 2000, maxCharacters: maxPairNoteCharacters });

/** Whether the maker lets a pair become the puzzle of a day, and under their name or not. */
export const pairOffers = ['no', 'unnamed', 'named'] as const;
export type PairOffer = (typeof pairOffers)[number];

export const pairWarnings = ['hopeless', 'trivial'] as const;
export type PairWarning = (typeof pairWarnings)[number];

/** What its maker should know before they send a pair: `caughtAtOnce` in percent, `warmth` of its two words. */
export function warnOfPair(figures: {
  caughtAtOnce: number;
  warmth: number;
}): PairWarning | undefined {
  if (figures.caughtAtOnce > 75 || figures.warmth > 85) return 'trivial';
  return figures.caughtAtOnce < 4 ? 'hopeless' : undefined;
}
