/**
 * Makes puzzles ahead, or checks those that there are.
 *
 *   npm run puzzles -- --to 2200          goes on after the last one
 *   npm run puzzles -- --from 1500 --to 2200   makes these anew (never days that were published)
 *   npm run puzzles -- --check            plays again what this bee made and holds it against the gates
 */
import { parseArgs } from 'node:util';
import { loadBee, readBeeParts } from '../src/bee.ts';
import { loadPuzzles, type Puzzle, puzzleLine, writePuzzles } from '../src/puzzles/puzzle-file.ts';
import { gates, PuzzleMaker } from '../src/puzzles/puzzle-maker.ts';

const seed = 20_240_101;
const { values } = parseArgs({
  options: {
    from: { type: 'string' },
    to: { type: 'string' },
    check: { type: 'boolean', default: false },
  },
});
const bee = await loadBee();
const maker = new PuzzleMaker(bee, readBeeParts());

if (values.check) check([...loadPuzzles().values()]);
else make();

function make(): void {
  const known = [...loadPuzzles().values()];
  const from = Number(values.from ?? known.length + 1);
  const puzzles = known.slice(0, from - 1);
  for (let number = from; number <= Number(values.to); number += 1) {
    puzzles.push(maker.make(number, puzzles, seed));
    if (number % 50 === 0) write(puzzles);
  }
  write(puzzles);
  report(puzzles.slice(from - 1));
}

function write(puzzles: Puzzle[]): void {
  writePuzzles(puzzles);
  console.log(puzzleLine(puzzles.at(-1) as Puzzle));
}

function check(puzzles: Puzzle[]): void {
  const faults = puzzles.filter((puzzle, at) => {
    const again = maker.judge(puzzle.puzzleNumber, [puzzle.word1, puzzle.word2]);
    const recent = puzzles.slice(Math.max(0, at - gates.daysWithoutRepeat), at);
    const isRepeated = recent.some(({ word1, word2 }) =>
      [word1, word2].some((word) => word === puzzle.word1 || word === puzzle.word2),
    );
    const isOurs = puzzle.beeVersion === bee.version;
    return isRepeated || (isOurs && (!again || puzzleLine(again) !== puzzleLine(puzzle)));
  });
  for (const puzzle of faults) console.log(`fails: ${puzzleLine(puzzle)}`);
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
    `caught at once, %: ${spread(({ caughtAtOnce }) => caughtAtOnce)} (gate ${gates.caughtAtOnce.least} to ${gates.caughtAtOnce.most})`,
  );
  console.log(
    `met within 15 rounds, %: ${spread(({ met }) => met)} (gate ${gates.met.least} to ${gates.met.most})`,
  );
  console.log(`par: ${spread(({ par }) => par)}`);
}
