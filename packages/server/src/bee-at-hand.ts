import { loadBee } from '@bee-jinx/bee';
import { type Hint, matchOf, type Pair } from '@bee-jinx/game';
import type { DailyBee } from './features/daily/bee-mind.ts';
import type { PuzzleDrafts } from './features/daily/puzzles.ts';

/**
 * Stands in until the bee's whole mind is there: it replies, but its warmth and hints are made of
 * letters, and a dozen pairs take turns. To be deleted with the first real puzzle.
 */
export async function beeAtHand(): Promise<{ bee: DailyBee; puzzleDrafts: PuzzleDrafts }> {
  const whole = await loadBee();
  const { rank, knows } = whole;
  const reply = (pair: Pair, used: readonly string[]) => rank(pair, used, 1)[0] ?? 'honey';
  const standIn: DailyBee = {
    reply,
    knows,
    suggest: () => [],
    sameLemma: (one, other) => one.replace(/s$/, '') === other.replace(/s$/, ''),
    warmth: sharedLetters,
    hint: (pair, word, step, used): Hint => {
      if (step === 1) return { step, kind: 'something that links them' };
      if (step === 2) return { step, firstLetter: word.charAt(0), length: word.length };
      const others = rank(pair, used, 4).filter(
        (one) => matchOf(one, word, standIn.sameLemma) === null,
      );
      return { step, choice: [word, ...others, 'wax', 'hive'].slice(0, 3).sort() };
    },
  };
  // What is there already takes the place of what stands in for it.
  const bee: DailyBee = Object.assign(standIn, whole);
  const puzzleDrafts: PuzzleDrafts = (puzzleNumber) => {
    const pair = pairs[puzzleNumber % pairs.length];
    if (puzzleNumber < 1 || !pair) return undefined;
    return {
      word1: pair[0],
      word2: pair[1],
      firstWord: bee.reply(pair, pair),
      par: 5,
      difficulty: 'steady',
    };
  };
  return { bee, puzzleDrafts };
}

const pairs: readonly Pair[] = [
  ['whale', 'lantern'],
  ['ocean', 'desert'],
  ['moon', 'cheese'],
  ['garden', 'train'],
  ['piano', 'river'],
  ['castle', 'bread'],
  ['winter', 'doctor'],
  ['king', 'mirror'],
  ['forest', 'money'],
  ['bridge', 'tooth'],
  ['clock', 'feather'],
  ['school', 'island'],
];

function sharedLetters(one: string, other: string): number {
  const both = [...new Set(one)].filter((letter) => other.includes(letter)).length;
  return Math.round((100 * both) / Math.max(new Set(one).size, new Set(other).size));
}
