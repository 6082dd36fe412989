import { loadBee, readBeeParts } from '../packages/bee/src/bee.ts';
import { loadPuzzles, type Puzzle } from '../packages/bee/src/puzzles/puzzle-file.ts';
import { seededRandom } from '../packages/bee/src/puzzles/seeded-random.ts';
import { Simulation } from '../packages/bee/src/puzzles/simulation.ts';
import { noteGame, type Pair, type RoundToNote } from '../packages/game/src/index.ts';
import { type Figure, percentile } from './figure.ts';

const playerCount = 300;
const gamesEach = 40;
/** From those who say what everybody says to those whose thoughts range widely. */
const breadths = { least: 0.8, most: 1.8 };
const widestLean = 0.25;

/** Whether skill is a player's own and luck is nobody's: correlations between two halves of simulated players' games. */
export async function benchGameNotes(): Promise<Figure[]> {
  const bee = await loadBee();
  const simulation = new Simulation(bee, readBeeParts());
  const puzzles = [...loadPuzzles().values()];
  const random = seededRandom(28);
  const thinkingTimes: number[] = [];

  const notesOn = (puzzle: Puzzle, temperament: { breadth: number; lean: number }) => {
    const start: Pair = [puzzle.word1, puzzle.word2];
    const used: string[] = [...start];
    let pair = start;
    const rounds = simulation
      .rounds(start, temperament, random, puzzle.firstWord)
      .map(({ said, beeWord }, index): RoundToNote => {
        const begin = performance.now();
        const likely = bee.likelyWords(pair, used);
        thinkingTimes.push(performance.now() - begin);
        const hasMet = simulation.isJinx({ said, beeWord });
        const round = { pair, said, theirs: beeWord, hasMet, likely, isFirst: index === 0 };
        pair = [said, beeWord];
        used.push(said, beeWord);
        return round;
      });
    const notes = noteGame(rounds, { opponent: 'bee', hintsUsed: 0, sameLemma: bee.sameLemma });
    if (!notes) throw new Error('A simulated game has no rounds.');
    return notes;
  };

  const players = Array.from({ length: playerCount }, () => {
    const temperament = {
      breadth: breadths.least + (breadths.most - breadths.least) * random(),
      lean: widestLean * (2 * random() - 1),
    };
    return Array.from({ length: gamesEach }, () => {
      const puzzle = puzzles[Math.floor(random() * puzzles.length)] as Puzzle;
      return notesOn(puzzle, temperament);
    });
  });

  const halves = (score: 'skill' | 'luck') => {
    const half = (rest: number) =>
      players.map((games) =>
        average(games.filter((_, at) => at % 2 === rest).map((g) => g[score])),
      );
    return correlation(half(0), half(1)).toFixed(2);
  };
  const spread = (score: 'skill' | 'luck') => {
    const values = players.flat().map((notes) => notes[score]);
    return [10, 50, 90].map((percent) => percentile(values, percent)).join(' / ');
  };
  const setting = `${playerCount} simulated players, ${gamesEach / 2} games in each half`;
  return [
    { what: `skill in both halves, r, of ${setting}`, value: halves('skill'), aim: '≥ 0.6' },
    { what: 'luck in both halves, r', value: halves('luck'), aim: '−0.1 to 0.1' },
    { what: 'skill of a game, p10 / p50 / p90', value: spread('skill') },
    { what: 'luck of a game, p10 / p50 / p90', value: spread('luck') },
    {
      what: 'thinking of a round that isn’t cached, p50 / p99',
      value: `${[50, 99].map((p) => percentile(thinkingTimes, p).toFixed(1)).join(' / ')} ms`,
    },
  ];
}

const average = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/** Pearson's r. */
function correlation(one: readonly number[], other: readonly number[]): number {
  const [meanOne, meanOther] = [average(one), average(other)];
  const products = (a: readonly number[], meanA: number, b: readonly number[], meanB: number) =>
    a.reduce((sum, value, at) => sum + (value - meanA) * ((b[at] ?? 0) - meanB), 0);
  return (
    products(one, meanOne, other, meanOther) /
    Math.sqrt(products(one, meanOne, one, meanOne) * products(other, meanOther, other, meanOther))
  );
}
