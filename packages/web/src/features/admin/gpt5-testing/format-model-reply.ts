import type { CallReply, ModelReply } from '@bee-jinx/contract/browser';

export const modelFaultLabels: Record<NonNullable<ModelReply['fault']>, string> = {
  timed_out: 'Took too long',
  refused: 'Refused',
  malformed: 'Not a word',
  unreachable: 'Not reached',
  turned_away: 'Turned us away',
  said_before: 'Said a word again',
};

export const formatMilliseconds = (milliseconds: number): string =>
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

const formatTokens = ({ tokensIn, tokensOut }: Cost) =>
  `${(tokensIn + tokensOut).toLocaleString('en')} tokens`;

export function formatCost(cost: Cost): string {
  const tokens = formatTokens(cost);
  return cost.dollars === undefined ? tokens : `${dollars.format(cost.dollars)} (${tokens})`;
}

/** The same for a stat tile: value and note. */
export const costTile = (cost: Cost): { value: string; note?: string } =>
  cost.dollars === undefined
    ? { value: formatTokens(cost) }
    : { value: dollars.format(cost.dollars), note: formatTokens(cost) };

export function matchLabel(match: CallReply<'tryPair'>['match']): string {
  if (match === undefined) return 'Not the same';
  return match === 'exact' ? 'Jinx!' : `Jinx, by ${match}`;
}

export const splitWords = (text: string): string[] =>
  text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
