import { adviceOn, readWord, remembering } from '@bee-jinx/game';
import { isIndecent } from './decency.ts';
import { Refusal } from './refusal.ts';

/** Looking for what is hidden in a word is dearer than all the rest of reading it. */
const isIndecentWord = remembering(5000, isIndecent);

/** A word that may be said where others will read it. */
export function acceptableWord(typed: string): string {
  const ruling = readWord(typed);
  if (!ruling.ok) {
    const { meant } = ruling;
    throw new Refusal('word_invalid', {
      message: adviceOn(ruling),
      ...(meant && { details: { suggestions: [meant] } }),
    });
  }
  if (isIndecentWord(ruling.word)) throw new Refusal('word_refused');
  return ruling.word;
}

export function acceptableWordIfAny(typed: string | null | undefined): string | null {
  return typed == null || typed.trim() === '' ? null : acceptableWord(typed);
}
