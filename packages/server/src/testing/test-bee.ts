import { type WordBee, withSpellingVariants } from '@bee-jinx/bee';
import type { PuzzleDraft } from '../features/daily/puzzles/puzzle-store.ts';

/**
 * A bee with unusual, predictable words, so that tests can find them in anything that is sent. Knows all words but
 * those beginning with "qx"; gives no reason for words with a "z".
 */
export interface TestBee extends WordBee {
  /** How often `reply` was called. */
  readonly thoughts: () => number;
  /** How often `likelyWords` was called. */
  readonly likelyLists: () => number;
}

export function testBee(): TestBee {
  let thoughts = 0;
  let likelyLists = 0;
  return withSpellingVariants({
    thoughts: () => thoughts,
    likelyLists: () => likelyLists,
    reply: (_pair, used) => {
      thoughts += 1;
      return strangeWord(used.join(' '));
    },
    knows: (word) => /^[a-z]+$/.test(word) && !word.startsWith('qx'),
    suggest: () => ['flame', 'frame', 'ocean', 'shitty', 'fame'],
    sameLemma: (a, b) => a.replace(/s$/, '') === b.replace(/s$/, ''),
    warmth: (a, b) => (a === b ? 100 : hash([a, b].sort().join(' ')) % 100),
    // Without the word itself, so that tests find a reason that leaks before its word.
    reasonFor: (pair, word) =>
      [...pair, word].some((text) => text.includes('z'))
        ? undefined
        : pair.map((side) => strangeWord(`${side} ${word}`)).join(' · '),
    likelyWords: (_pair, used) => {
      likelyLists += 1;
      return [
        { word: strangeWord(used.join(' ')), chance: 0.4 },
        { word: 'sand', chance: 0.3 },
        { word: 'mistao', chance: 0.1 },
      ];
    },
    judgePair: (pair) => ({
      firstWord: strangeWord(pair.join(' ')),
      par: 3,
      difficulty: 'steady',
      caughtAtOnce: hash(pair.join(' ')) % 100,
    }),
    hint: (_pair, word, step) => {
      if (step === 1) return { step, kind: 'a kind of thing' };
      if (step === 2) return { step, firstLetter: word.charAt(0), length: word.length };
      return { step, choice: ['apple', word, 'wax'] };
    },
  });
}

/** Both halves of a reason, which must exist. */
export function splitReason(reason: string | undefined): string[] {
  const phrases = reason?.split(' · ') ?? [];
  if (phrases.length !== 2)
    throw new Error('A test looks for a reason that the bee does not give.');
  return phrases;
}

/** There are no drafts from puzzle 2000 on. */
export function testPuzzle(puzzleNumber: number): PuzzleDraft | undefined {
  if (puzzleNumber >= 2000) return undefined;
  const firstWord = strangeWord(`puzzle ${puzzleNumber}`);
  return {
    word1: 'ocean',
    word2: 'desert',
    firstWord,
    par: 5,
    difficulty: 'steady',
    caughtAtOnce: 30,
    met: 80,
  };
}

const syllables = ['lo', 'mu', 'vo', 'du', 'go', 'bu', 'no', 'lu'];

function strangeWord(seed: string): string {
  let rest = hash(seed);
  let word = 'honey';
  for (let count = 0; count < 8; count += 1) {
    word += syllables[rest % 8];
    rest = Math.floor(rest / 8);
  }
  return word;
}

function hash(text: string): number {
  let sum = 2_166_136_261;
  for (const letter of text) sum = Math.imul(sum ^ letter.charCodeAt(0), 16_777_619) >>> 0;
  return sum;
}
