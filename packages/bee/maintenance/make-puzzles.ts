/**
 * Makes puzzles ahead, or checks those that there are.
 *
 *   npm run puzzles -- --to 2200               goes on after the last one
 *   npm run puzzles -- --from 1500 --to 2200   plays these again with the bee as it is, and makes anew what fails a gate;
 *                                              those in data/edited-puzzles.txt are as their editor left them
 *   npm run puzzles -- --check                 plays again what this bee made and holds it against the gates
 *
 * Puzzles that somebody may have seen never change, and none is taken away.
 */

import { parseArgs } from 'node:util';
import { latestPuzzle, pairKey } from '@bee-jinx/game';
import { loadBee, readBeeParts } from '../src/bee.ts';
import {
  type EditedPuzzle,
  readEditedPuzzles,
  readRejectedPairs,
} from '../src/puzzles/edited-puzzles.ts';
import {
  formatPuzzleLine,
  loadPuzzles,
  type Puzzle,
  writePuzzles,
} from '../src/puzzles/puzzle-file.ts';
import { PuzzleMaker, qualityGates } from '../src/puzzles/puzzle-maker.ts';
import { parsePuzzleRange } from '../src/puzzles/puzzle-span.ts';

const seed = 20_240_101;
const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});
const bee = await loadBee();
const edits = readEditedPuzzles();
const rejectedPairs = new Set(readRejectedPairs());
const maker = new PuzzleMaker(bee, readBeeParts());

if (values.check) check([...loadPuzzles().values()]);
else make();

function make(): void {
  const puzzles = [...loadPuzzles().values()];
  const span = parsePuzzleRange(values, {
    last: puzzles.length,
    published: latestPuzzle(Date.now()),
  });
  if (typeof span === 'string') {
    console.error(span);
    process.exitCode = 1;
    return;
  }
  for (let number = span.from; number <= span.to; number += 1) {
    const old = puzzles[number - 1];
    const before = puzzles.slice(0, number - 1);
    const edit = edits.get(number);
    if (old && isDone(old, edit)) continue;
    puzzles[number - 1] =
      (edit && maker.edited(number, edit)) ??
      (old && maker.renew(old, before)) ??
      maker.make(number, { before, after: puzzles.slice(number) }, seed);
    if (number % 50 === 0) write(puzzles, number);
  }
  write(puzzles, span.to);
  report(puzzles.slice(span.from - 1, span.to));
}

/** Made by the bee as it is, as its editor left it, and not refused since. */
function isDone(puzzle: Puzzle, edit: EditedPuzzle | undefined): boolean {
  const pair = pairKey([puzzle.word1, puzzle.word2]);
  if (puzzle.beeVersion !== bee.version || rejectedPairs.has(pair)) return false;
  if (!edit) return puzzle.grade === undefined;
  return (
    pair === pairKey(edit.pair) &&
    puzzle.firstWord === edit.firstWord &&
    puzzle.grade === edit.grade
  );
}

function write(puzzles: Puzzle[], reached: number): void {
  writePuzzles(puzzles);
  console.log(formatPuzzleLine(puzzles[reached - 1] as Puzzle));
}

function check(puzzles: Puzzle[]): void {
  const faults = puzzles.filter((puzzle, at) => {
    const isOurs = puzzle.beeVersion === bee.version;
    if (!isOurs) return false;
    const edit = edits.get(puzzle.puzzleNumber);
    const again = edit
      ? maker.edited(puzzle.puzzleNumber, edit)
      : maker.renew(puzzle, puzzles.slice(0, at));
    return !again || formatPuzzleLine(again) !== formatPuzzleLine(puzzle);
  });
  for (const puzzle of faults) console.log(`fails: ${formatPuzzleLine(puzzle)}`);
  report(puzzles);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

function report(puzzles: Puzzle[]): void {
  const spread = (of: (puzzle: Puzzle) => number) => {
    const sorted = puzzles.map(of).sort((a, b) => a - b);
    return [0, 0.5, 1].map((part) => sorted[Math.floor(part * (sorted.length - 1))]).join(' … ');
  };
  const count = (difficulty: string) =>
    puzzles.filter((puzzle) => puzzle.difficulty === difficulty).length;
  console.log(
    `${puzzles.length} puzzles: ${['gentle', 'steady', 'tricky'].map((name) => `${count(name)} ${name}`).join(', ')}`,
  );
  console.log(
    `caught at once, %: ${spread(({ caughtAtOnce }) => caughtAtOnce)} (gate ${qualityGates.caughtAtOnce.min} to ${qualityGates.caughtAtOnce.max})`,
  );
  console.log(
    `met within 15 rounds, %: ${spread(({ met }) => met)} (gate ${qualityGates.met.min} to ${qualityGates.met.max})`,
  );
  console.log(`par: ${spread(({ par }) => par)}`);
}
