import type { ModelSettings } from './language-model.ts';

interface Tokens {
  tokensIn: number;
  tokensOut: number;
}

/** Prices are per million tokens. Nothing can be said without them. */
export function costInDollars(
  prices: ModelSettings['prices'],
  { tokensIn, tokensOut }: Tokens,
): number | undefined {
  return prices && (tokensIn * prices.input + tokensOut * prices.output) / 1_000_000;
}
