import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withFiles } from '../testing/small-world.ts';
import { loadPuzzles, type Puzzle, writePuzzles } from './puzzle-file.ts';

const puzzle: Puzzle = {
  puzzleNumber: 1,
  word1: 'sea',
  word2: 'moon',
  firstWord: 'tide',
  par: 2,
  difficulty: 'gentle',
  caughtAtOnce: 59,
  met: 97,
  beeVersion: '4.one',
};

test('puzzles are a line each, after a line that names the bee of those that follow', () => {
  const puzzles = [
    puzzle,
    { ...puzzle, puzzleNumber: 2, grade: 1 },
    { ...puzzle, puzzleNumber: 3, beeVersion: '4.two' },
  ];
  withFiles({}, (folder) => {
    const file = new URL('puzzles.txt', folder);
    writePuzzles(puzzles, file);
    expect(readFileSync(file, 'utf8').split('\n')).toEqual([
      '# made with bee 4.one',
      '1\tsea\tmoon\ttide\t2\tgentle\t59\t97',
      '2\tsea\tmoon\ttide\t2\tgentle\t59\t97\t1',
      '# made with bee 4.two',
      '3\tsea\tmoon\ttide\t2\tgentle\t59\t97',
      '',
    ]);
    expect([...loadPuzzles(file)]).toEqual(puzzles.map((one) => [one.puzzleNumber, one]));
  });
});

test('there are none before the first have been made', () => {
  withFiles({}, (folder) => {
    expect([...loadPuzzles(new URL('puzzles.txt', folder))]).toEqual([]);
  });
});
