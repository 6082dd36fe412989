import { memoize, parseWord, wordFaultMessage } from '@bee-jinx/game';
import { isProfane } from './profanity.ts';
import { Refusal } from './refusal.ts';

/** The profanity check is the most expensive part of validating a word. */
const isIndecentWord = memoize(20_000, isProfane);

/** The word in its normal form; refused where it is malformed or profane. */
export function validateWord(typed: string): string {
  const parsed = parseWord(typed);
  if (!parsed.ok) {
    const { meant } = parsed;
    throw new Refusal('word_invalid', {
      message: wordFaultMessage(parsed),
      ...(meant && { details: { suggestions: [meant] } }),
    });
  }
  if (isIndecentWord(parsed.word)) throw new Refusal('word_refused');
  return parsed.word;
}

export function validateOptionalWord(typed: string | null | undefined): string | null {
  return typed == null || typed.trim() === '' ? null : validateWord(typed);
}
