import type { Hint, HintStep } from '@bee-jinx/game';
import type { Family } from './family.ts';
import { kindPhrase } from './kinds.ts';
import type { Lexicon } from './lexicon.ts';

const choices = 3;

/** What the bee tells about its word: its kind, how it begins and how long it is, then three words of which it is one. */
export function hintAt(
  step: HintStep,
  word: string,
  others: readonly string[],
  { lexicon, family }: { lexicon: Lexicon; family: Family },
): Hint {
  if (step === 1) {
    const lemma = lexicon.lemma(word);
    return { step, kind: kindPhrase(lemma === undefined ? '' : lexicon.kind(lemma), word, family) };
  }
  if (step === 2) return { step, firstLetter: word.charAt(0), length: word.length };
  const decoys = others
    .filter((other) => !family.areKin(other, word))
    .sort((one, other) => likeness(other, word) - likeness(one, word))
    .slice(0, choices - 1);
  return { step, choice: [word, ...decoys].sort() };
}

/** The hint before has told how the word begins and how long it is: a decoy that differs would be none. */
const likeness = (decoy: string, word: string): number =>
  Number(decoy.charAt(0) === word.charAt(0)) * 2 + Number(decoy.length === word.length);
