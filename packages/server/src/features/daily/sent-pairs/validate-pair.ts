import { isUnfitForPair } from '@bee-jinx/bee';
import {
  matchOf,
  maxPairNoteCharacters,
  type Pair,
  parsePairNote,
  stripDiacritics,
  stripSeparators,
} from '@bee-jinx/game';
import { isProfane } from '../../../platform/profanity.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { validateWord } from '../../../platform/validate-word.ts';
import type { CachedBee } from '../cached-bee.ts';

type PairJudge = Pick<CachedBee, 'judge' | 'unknownWordRefusal'>;

/** Two words that the bee knows and that can be put before anybody, alone and side by side. */
export function validatePair(bee: PairJudge, typed: { word1: string; word2: string }): Pair {
  const pair = [validateWord(typed.word1), validateWord(typed.word2)] as const;
  for (const word of pair) {
    if (isUnfit(word, bee)) throw new Refusal('word_refused');
    if (!bee.judge.knows(word)) throw bee.unknownWordRefusal(word, pair);
  }
  if (matchOf(pair[0], pair[1], bee.judge.sameLemma)) {
    throw new Refusal('word_already_said', { message: 'A pair is two different words.' });
  }
  if (isUnfitTogether(pair)) throw new Refusal('word_refused');
  return pair;
}

/** Half a word has three letters or fewer; two longer ones side by side only look like something by chance. */
function isUnfitTogether(pair: Pair): boolean {
  if (pair.every((word) => word.length > 3)) return false;
  return [pair.join(''), pair.toReversed().join('')].some(
    (reading) => isProfane(reading) || isUnfitForPair(reading),
  );
}

/** In every spelling and form: "sh it" and "whores" too. */
function isUnfit(word: string, { judge }: PairJudge): boolean {
  const plain = stripSeparators(stripDiacritics(word));
  if (plain !== word && isProfane(plain)) return true;
  const readings = [plain, ...(plain === word ? [] : stripDiacritics(word).split(/[-' ]/))];
  return readings.some(
    (reading) =>
      isUnfitForPair(reading) ||
      possibleStems(reading).some(
        (stem) => judge.sameLemma(stem, reading) && (isUnfitForPair(stem) || isProfane(stem)),
      ),
  );
}

function possibleStems(word: string): string[] {
  const stem = word.replace(/(?:s|es|ed|ing|y|er)$/, '');
  const cut = [/s$/, /es$/, /ed$/, /d$/, /ing$/].map((ending) => word.replace(ending, ''));
  return [...cut, stem, `${stem}e`, stem.replace(/(.)\1$/, '$1')].filter((form) => form !== word);
}

export function validatePairNote(typed: string): string | null {
  const note = parsePairNote(typed);
  if (note === null) {
    const advice = `A note has up to ${maxPairNoteCharacters} characters, none of them hidden.`;
    throw new Refusal('invalid_input', { message: advice, details: { fields: { note: advice } } });
  }
  if (isProfane(note)) throw new Refusal('text_refused');
  return note === '' ? null : note;
}
