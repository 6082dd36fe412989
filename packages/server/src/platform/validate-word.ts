import { memoize, parseWord, wordFaultMessage } from '@bee-jinx/game';
import { isProfane } from './profanity.ts';
import { Refusal } from './refusal.ts';

/** Looking for what is hidden in a word is dearer than all the rest of reading it. */
const isIndecentWord = memoize(5000, isProfane);

/** A word that may be said where others will read it. */
export function validateWord(typed: string): string {
  const ruling = parseWord(typed);
  if (!ruling.ok) {
    const { meant } = ruling;
    throw new Refusal('word_invalid', {
      message: wordFaultMessage(ruling),
      ...(meant && { details: { suggestions: [meant] } }),
    });
  }
  if (isIndecentWord(ruling.word)) throw new Refusal('word_refused');
  return ruling.word;
}

export function validateOptionalWord(typed: string | null | undefined): string | null {
  return typed == null || typed.trim() === '' ? null : validateWord(typed);
}
