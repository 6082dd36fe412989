import { isSameWordForm, sharesPrefix } from './word-forms.ts';

export const firstPair = ['ocean', 'desert'] as const;
export const firstHint = 'sand';
export const nearMissWarmth = 64;

/**
 * What the bee says first, each with a word that links it to almost anything. They begin with
 * different letters, so whatever is typed, at most one of them can look like it.
 */
export const beeWords = [
  { word: 'water', hint: 'beach' },
  { word: 'camel', hint: 'ship' },
  { word: 'dune', hint: 'wave' },
  { word: 'sand', hint: 'beach' },
] as const;

/** Never the player's own word, nor a form of it. Each replay begins with another one. */
export function pickBeeWord(yours: string, replays: number): string {
  const at = replays % beeWords.length;
  const inTurn = [...beeWords.slice(at), ...beeWords.slice(0, at)];
  return inTurn.find(({ word }) => !sharesPrefix(word, yours))?.word ?? beeWords[0].word;
}

export function pickHint(theirs: string, taken: readonly string[]): string | undefined {
  const own = beeWords.filter(({ word }) => word === theirs).map(({ hint }) => hint);
  return [...own, 'island'].find((hint) => !taken.some((word) => isSameWordForm(word, hint)));
}
