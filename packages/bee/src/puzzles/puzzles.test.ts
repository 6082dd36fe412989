import { pairKey } from '@bee-jinx/game';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Bee, loadBee, readBeeParts } from '../bee.ts';
import { wordsBeeNeverSays } from '../words-bee-never-says.ts';
import { readEditedPuzzles, readRejectedPairs } from './edited-puzzles.ts';
import { difficulties, loadPuzzles } from './puzzle-file.ts';
import { PuzzleMaker, qualityGates } from './puzzle-maker.ts';
import { readPuzzleWords, unfitFirstWords } from './puzzle-words.ts';

/** Those before were published under looser rules, and what was published stays. */
const firstOfTheseRules = 1052;
/** The first that was not out when every coming puzzle was read by an editor, and two years of them. */
const firstRead = 1053;
const daysRead = 730;
const puzzles = [...loadPuzzles().values()];
const edits = readEditedPuzzles();
const faulty = (isFaulty: (puzzle: (typeof puzzles)[number], at: number) => boolean) =>
  puzzles.filter(isFaulty).map(({ puzzleNumber }) => puzzleNumber);

let bee: Bee;
beforeAll(async () => {
  bee = await loadBee();
});

describe('the puzzles made ahead', () => {
  test('reach from the first day to three years after 2026-11-15, without a gap', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(1050 + 1095);
    expect(faulty(({ puzzleNumber }, at) => puzzleNumber !== at + 1)).toEqual([]);
  });

  test('are made of the words meant for them, none again within 180 days', () => {
    const words = new Set(readPuzzleWords());
    expect(
      faulty(
        ({ puzzleNumber, word1, word2 }) =>
          puzzleNumber >= firstOfTheseRules && !(words.has(word1) && words.has(word2)),
      ),
    ).toEqual([]);
    const lastDay = new Map<string, number>();
    expect(
      faulty(({ puzzleNumber, word1, word2 }) => {
        const isRepeated = [word1, word2].some(
          (word) =>
            puzzleNumber - (lastDay.get(word) ?? Number.NEGATIVE_INFINITY) <=
            qualityGates.daysWithoutRepeat,
        );
        for (const word of [word1, word2]) lastDay.set(word, puzzleNumber);
        return isRepeated || word1 === word2;
      }),
    ).toEqual([]);
  });

  test('are never a pair that there was before, in either order', () => {
    const seen = new Set<string>();
    expect(
      faulty(({ puzzleNumber, word1, word2 }) => {
        const isTwin = seen.size === seen.add(pairKey([word1, word2])).size;
        return isTwin && puzzleNumber >= firstOfTheseRules;
      }),
    ).toEqual([]);
  });

  test('open with a word that is neither grim nor empty', () => {
    const isUnfit = (word: string) => wordsBeeNeverSays.has(word) || unfitFirstWords.has(word);
    expect(
      faulty(
        ({ puzzleNumber, firstWord }) => puzzleNumber >= firstOfTheseRules && isUnfit(firstWord),
      ),
    ).toEqual([]);
  });

  test('end with those of the bee as it is; after teaching it, make the coming ones anew', () => {
    expect(puzzles.at(-1)?.beeVersion).toBe(bee.version);
  });

  test('open with the word that the bee says, or the one that their editor chose', () => {
    expect(
      faulty(({ puzzleNumber, word1, word2, firstWord, grade, beeVersion }) => {
        const edit = edits.get(puzzleNumber);
        if (edit)
          return (
            pairKey(edit.pair) !== pairKey([word1, word2]) ||
            edit.firstWord !== firstWord ||
            edit.grade !== grade
          );
        return (
          beeVersion === bee.version && bee.reply([word1, word2], [word1, word2]) !== firstWord
        );
      }),
    ).toEqual([]);
  });

  test('were read by an editor for two years ahead, who found a link to both in each', () => {
    const ahead = puzzles.slice(firstRead - 1, firstRead - 1 + daysRead);
    expect(ahead).toHaveLength(daysRead);
    expect(ahead.filter(({ grade }) => grade !== 1 && grade !== 2)).toEqual([]);
    const rejected = new Set(readRejectedPairs());
    expect(
      faulty(
        ({ puzzleNumber, word1, word2 }) =>
          puzzleNumber >= firstRead && rejected.has(pairKey([word1, word2])),
      ),
    ).toEqual([]);
  });

  test('have an edited first word that is known, no form of either word, and not said in the month before', () => {
    const { family } = readBeeParts();
    expect(
      faulty(({ puzzleNumber, word1, word2, firstWord }, at) => {
        if (!edits.has(puzzleNumber)) return false;
        const month = puzzles.slice(Math.max(0, at - qualityGates.daysWithoutSameAnswer), at);
        return (
          !bee.knows(firstWord) ||
          family.kinOf([word1, word2])(firstWord) ||
          month.some((other) => bee.sameLemma(other.firstWord, firstWord))
        );
      }),
    ).toEqual([]);
  });

  test('are within the gates, by the figures stored with them; those that were read may be outside', () => {
    const { caughtAtOnce, met } = qualityGates;
    expect(
      faulty(
        (puzzle) =>
          puzzle.grade === undefined &&
          (puzzle.caughtAtOnce < caughtAtOnce.min ||
            puzzle.caughtAtOnce > caughtAtOnce.max ||
            puzzle.met < met.min ||
            puzzle.met > met.max),
      ),
    ).toEqual([]);
    expect(
      faulty(({ par, difficulty }) => par < 2 || par > 15 || !difficulties.includes(difficulty)),
    ).toEqual([]);
  });

  test('have figures that playing them again gives (every 300th; all of them: npm run puzzles -- --check)', () => {
    const maker = new PuzzleMaker(bee, readBeeParts());
    const ours = puzzles.filter(({ beeVersion }) => beeVersion === bee.version);
    for (const puzzle of ours.filter((_, at) => at % 300 === 0)) {
      const { puzzleNumber, word1, word2 } = puzzle;
      const edit = edits.get(puzzleNumber);
      expect(
        edit ? maker.edited(puzzleNumber, edit) : maker.judge(puzzleNumber, [word1, word2]),
      ).toEqual(puzzle);
    }
  });

  test('are found by seed: the same puzzle twice, another for another seed', () => {
    const maker = new PuzzleMaker(bee, readBeeParts());
    const around = { before: puzzles.slice(0, 200) };
    expect(maker.make(201, around, 7)).toEqual(maker.make(201, around, 7));
    expect(maker.make(201, around, 8)).not.toEqual(maker.make(201, around, 7));
  });

  test('keep clear of the words and pairs of those after them, where one is replaced', () => {
    const maker = new PuzzleMaker(bee, readBeeParts());
    const before = puzzles.slice(0, 200);
    const alone = maker.make(201, { before }, 7);
    const between = maker.make(201, { before, after: [alone] }, 7);
    const words = [alone.word1, alone.word2];
    expect(words).not.toContain(between.word1);
    expect(words).not.toContain(between.word2);
    expect(between.firstWord).not.toBe(alone.firstWord);
    expect(maker.renew(alone, before)).toEqual(alone);
    expect(maker.renew(alone, [alone, ...puzzles.slice(0, 200)])).toBeUndefined();
  });
});

test('the words for puzzles all have a line in the norms', () => {
  const { lexicon, mind } = readBeeParts();
  const without = readPuzzleWords().filter(
    (word) => mind.backoffIndex[lexicon.lemma(word) ?? -1] !== 0,
  );
  expect(without).toEqual([]);
});
