import { describe, expect, test } from 'vitest';
import type { BeeParts } from '../assemble-bee-parts.ts';
import type { Bee } from '../bee.ts';
import { readEditedPuzzles, readRejectedPairs } from './edited-puzzles.ts';
import type { Puzzle } from './puzzle-file.ts';
import { PuzzleMaker } from './puzzle-maker.ts';
import { readPuzzleWords, unfitFirstWords } from './puzzle-words.ts';

const words = readPuzzleWords();
const puzzleWords = new Set(words);

const usual = {
  /** How near the words of a pair are to each other, and the bee's first word to both. */
  warmth: 20,
  link: 60,
  firstWord: 'answer',
  /** Of what people think of: the score of the first word, where another has 0. */
  score: 0,
};

/** A bee to whom each pair is alike: how warm its words are, what it says and who catches that are the test's. */
function makerWith(
  given: Partial<typeof usual> & { secondLink?: number; laterWord?: string } = {},
) {
  const { warmth, link, firstWord, score } = { ...usual, ...given };
  const { secondLink = link, laterWord = firstWord } = given;
  const isPuzzleWord = (word: string) => puzzleWords.has(word);
  const bee = {
    version: '4.test',
    reply: (pair: readonly string[]) => (pair.every(isPuzzleWord) ? firstWord : laterWord),
    warmth: (near: string, other: string) =>
      isPuzzleWord(near) ? warmth : other === two ? secondLink : link,
    sameLemma: (said: string, other: string) => said === other,
  };
  const ranker = {
    rank: () => [
      { word: firstWord, score },
      { word: 'other', score: 0 },
    ],
  };
  return new PuzzleMaker(bee as unknown as Bee, { ranker } as unknown as BeeParts);
}
const [one = '', two = '', three = ''] = words;

describe('a pair is a puzzle', () => {
  test('with the figures of simulated games', () => {
    expect(makerWith().judge(7, [one, two])).toEqual({
      puzzleNumber: 7,
      word1: one,
      word2: two,
      firstWord: 'answer',
      par: 2,
      difficulty: 'gentle',
      caughtAtOnce: 50,
      met: 100,
      beeVersion: '4.test',
    });
  });

  test.each([
    [{ warmth: 8 }, true],
    [{ warmth: 7 }, false],
    [{ warmth: 40 }, true],
    [{ warmth: 41 }, false],
    [{ link: 45 }, true],
    [{ link: 44 }, false],
    [{ link: 99 }, true],
    [{ link: 100 }, false],
    [{ secondLink: 44 }, false],
    [{ score: 1.2 }, true],
    [{ score: 1.6 }, false],
    [{ score: -1.9 }, true],
    [{ score: -2.3 }, false],
  ])('within the gates: %j passes? %s', (figures, passes) => {
    expect(makerWith(figures).judge(7, [one, two]) !== undefined).toBe(passes);
  });

  test('unless it is one word twice, or opens with a grim one', () => {
    expect(makerWith().judge(7, [one, one])).toBeUndefined();
    const grim = [...unfitFirstWords].find((word) => !words.includes(word)) ?? '';
    expect(makerWith({ firstWord: grim }).judge(7, [one, two])).toBeUndefined();
  });

  test('by its games: half of those who meet the bee need so many rounds as its par', () => {
    expect(makerWith({ score: -1.9 }).judge(7, [one, two])).toMatchObject({ par: 6, met: 87 });
  });

  test('unless too few meet the bee', () => {
    const once = { laterWord: 'never' };
    expect(makerWith({ ...once, score: 1.2 }).judge(7, [one, two])).toMatchObject({
      par: 2,
      met: 70,
    });
    expect(makerWith(once).judge(7, [one, two])).toBeUndefined();
  });

  test('is left as its editor made it, with figures of its own', () => {
    const edit = { pair: [one, two] as const, firstWord: 'other', grade: 2 };
    expect(makerWith({ warmth: 90 }).edited(9, edit)).toMatchObject({
      puzzleNumber: 9,
      firstWord: 'other',
      grade: 2,
    });
  });
});

describe('the next puzzle', () => {
  const today = makerWith().judge(500, [one, two]) as Puzzle;
  const past = (count: number, change: (at: number) => Partial<Puzzle>): Puzzle[] =>
    Array.from({ length: count }, (_, at) => ({
      ...today,
      word1: 'x',
      word2: 'y',
      firstWord: `first${at}`,
      ...change(at),
    }));

  test('is the same for the same seed and number, and another for others', () => {
    const pairOf = (seed: number, puzzleNumber: number) => {
      const { word1, word2 } = makerWith().make(puzzleNumber, { before: [] }, seed);
      return `${word1} ${word2}`;
    };
    expect(pairOf(1, 10)).toBe(pairOf(1, 10));
    expect(new Set([pairOf(1, 10), pairOf(2, 10), pairOf(1, 11), pairOf(2, 11)]).size).toBe(4);
  });

  test('has no word of the 180 before it or after it', () => {
    const near = past(180, (at) => ({ word1: words[2 * at], word2: words[2 * at + 1] }) as Puzzle);
    const taken = new Set(words.slice(0, 360));
    const maker = makerWith();
    for (let seed = 0; seed < 10; seed += 1) {
      for (const neighbours of [{ before: near }, { before: [], after: near }]) {
        const { word1, word2 } = maker.make(1, neighbours, seed);
        expect([taken.has(word1), taken.has(word2)]).toEqual([false, false]);
      }
    }
  });

  test.each([
    [180, undefined],
    [181, one],
  ])('a word may come again after so many puzzles: %i', (ago, word1) => {
    const before = past(ago, (at) => (at === 0 ? { word1: one, word2: three } : {}));
    expect(makerWith().renew(today, before)?.word1).toBe(word1);
  });

  test.each([
    [30, undefined],
    [31, 'answer'],
  ])('a first word may come again after so many puzzles: %i', (ago, firstWord) => {
    const before = past(ago, (at) => ({
      word1: 'x',
      word2: 'y',
      firstWord: at === 0 ? 'answer' : `first${at}`,
    }));
    expect(makerWith().renew(today, before)?.firstWord).toBe(firstWord);
  });

  test('a pair never comes again, in either order, nor one that an editor refused', () => {
    const before = past(400, (at) => (at === 0 ? { word1: two, word2: one } : {}));
    expect(makerWith().renew(today, before)).toBeUndefined();
    const refused = readRejectedPairs()
      .map((pair) => pair.split(' '))
      .find((pair) => pair.every((word) => words.includes(word)));
    const [word1 = '', word2 = ''] = refused ?? [];
    expect(makerWith().judge(500, [word1, word2])).toBeDefined();
    expect(makerWith().renew({ ...today, word1, word2 }, [])).toBeUndefined();
  });

  test('is made of the words meant for puzzles, and fails a gate today if it does', () => {
    expect(makerWith().renew(today, [])).toEqual(today);
    expect(makerWith().renew({ ...today, word2: 'zzyzx' }, [])).toBeUndefined();
    expect(makerWith({ warmth: 90 }).renew(today, [])).toBeUndefined();
  });

  test('opens with no first word of the last month', () => {
    const before = past(3, (at) => ({
      word1: 'x',
      word2: 'y',
      firstWord: at === 1 ? 'answer' : '',
    }));
    expect(() => makerWith().make(1, { before }, 1)).toThrow('No pair for puzzle 1');
  });
});

test('what editors decided is read with its numbers', () => {
  const [[puzzleNumber, edit] = []] = readEditedPuzzles();
  expect(Number.isInteger(puzzleNumber)).toBe(true);
  expect(edit?.pair.every((word) => /^[a-z]+$/.test(word))).toBe(true);
  expect(edit?.firstWord).toMatch(/^[a-z]+$/);
  expect([1, 2]).toContain(edit?.grade);
  expect(readRejectedPairs().filter((pair) => !/^[a-z-]+ [a-z-]+$/.test(pair))).toEqual([]);
});

test('the words for puzzles are each there once, without the comments', () => {
  expect(words.filter((word) => !/^[a-z-]+$/.test(word))).toEqual([]);
  expect(new Set(words).size).toBe(words.length);
});
