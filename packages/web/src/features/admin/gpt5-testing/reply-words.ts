import type { CallReply, ModelReply } from '@bee-jinx/contract/browser';

export const faultNames: Record<NonNullable<ModelReply['fault']>, string> = {
  timed_out: 'Took too long',
  refused: 'Refused',
  malformed: 'Not a word',
  unreachable: 'Not reached',
  turned_away: 'Turned us away',
  said_before: 'Said a word again',
};

export const timeWords = (milliseconds: number): string =>
  milliseconds < 1000 ? `${milliseconds} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

const dollars = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'USD',
  minimumFractionDigits: 2,
  maximumFractionDigits: 6,
});

interface Cost {
  dollars?: number | undefined;
  tokensIn: number;
  tokensOut: number;
}

const tokenWords = ({ tokensIn, tokensOut }: Cost) =>
  `${(tokensIn + tokensOut).toLocaleString('en')} tokens`;

export function costWords(cost: Cost): string {
  const tokens = tokenWords(cost);
  return cost.dollars === undefined ? tokens : `${dollars.format(cost.dollars)} (${tokens})`;
}

/** The same in two lines, for a figure. */
export const costFigure = (cost: Cost): { value: string; note?: string } =>
  cost.dollars === undefined
    ? { value: tokenWords(cost) }
    : { value: dollars.format(cost.dollars), note: tokenWords(cost) };

export function matchWords(match: CallReply<'tryPair'>['match']): string {
  if (match === undefined) return 'Not the same';
  return match === 'exact' ? 'Jinx!' : `Jinx, by ${match}`;
}

/** "water, dune" are two words. */
export const wordsOf = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
