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
  const choice = [word];
  for (const other of [...others].sort((a, b) => likeness(b, word) - likeness(a, word))) {
    if (choice.length === choices) break;
    // Shoe and shoes would be one choice, and a form of the word would tell it.
    if (!choice.some((one) => family.areKin(one, other))) choice.push(other);
  }
  return { step, choice: choice.sort() };
}

/** The hint before has told how the word begins and how long it is: a decoy that differs would be none. */
const likeness = (decoy: string, word: string): number =>
  Number(decoy.charAt(0) === word.charAt(0)) * 2 + Number(decoy.length === word.length);
