import { memoize, parseWord, wordFaultMessage } from '@bee-jinx/game';
import { isProfane } from './profanity.ts';
import { Refusal } from './refusal.ts';

/** The profanity check is the most expensive part of validating a word. */
const isIndecentWord = memoize(5000, isProfane);

/** The word in its normal form; refused where it is malformed or profane. */
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
