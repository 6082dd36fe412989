import { execFileSync } from 'node:child_process';
import { loadBee, readBeeParts } from '../packages/bee/src/bee.ts';
import { readPuzzleWords } from '../packages/bee/src/puzzles/puzzle-words.ts';
import { seededRandom } from '../packages/bee/src/puzzles/seeded-random.ts';
import { Simulation, temperaments } from '../packages/bee/src/puzzles/simulation.ts';
import { type Figure, median, percentile } from './figure.ts';

const warmUp = 1000;
const replies = 4000;
const games = 60;
const loads = 5;

/** Reply times, loading time and memory of the bee, and how often simulated players reach a jinx with it. */
export async function benchBeeMind(): Promise<Figure[]> {
  const measured = Array.from({ length: loads }, loadInNewProcess);
  const times = await replyTimes();
  return [
    {
      what: 'load, median of 5',
      value: `${median(measured.map(({ ms }) => ms)).toFixed(0)} ms`,
      aim: '150 ms',
    },
    {
      what: 'resident growth by loading, median of 5',
      value: `${median(measured.map(({ mb }) => mb)).toFixed(0)} MB`,
      aim: '60 MB',
    },
    { what: 'reply p50, warm', value: `${percentile(times, 50).toFixed(2)} ms` },
    { what: 'reply p99, warm', value: `${percentile(times, 99).toFixed(2)} ms`, aim: '2 ms' },
    ...(await measureGamesMet()),
  ];
}

/** Measures in a new process, after all imports: reading the data and building the bee. */
function loadInNewProcess(): { ms: number; mb: number } {
  const script = `
    const { loadBee } = await import(${JSON.stringify(new URL('../packages/bee/src/index.ts', import.meta.url).href)});
    globalThis.gc();
    const before = process.memoryUsage().rss;
    const began = performance.now();
    const bee = await loadBee();
    const ms = performance.now() - began;
    bee.reply(['ocean', 'desert'], []);
    globalThis.gc();
    console.log(JSON.stringify({ ms, mb: (process.memoryUsage().rss - before) / 1e6 }));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
      encoding: 'utf8',
    }),
  );
}

async function replyTimes(): Promise<number[]> {
  const bee = await loadBee();
  const words = readPuzzleWords();
  const chance = seededRandom(1);
  const draw = () => words[Math.floor(chance() * words.length)] as string;
  const times: number[] = [];
  for (let count = 0; count < warmUp + replies; count += 1) {
    const pair = [draw(), draw()] as const;
    const began = performance.now();
    bee.reply(pair, pair);
    if (count >= warmUp) times.push(performance.now() - began);
  }
  return times;
}

async function measureGamesMet(): Promise<Figure[]> {
  const bee = await loadBee();
  const simulation = new Simulation(bee, readBeeParts());
  const words = readPuzzleWords();
  return Object.entries(temperaments).map(([name, temperament]) => {
    const chance = seededRandom(7);
    const draw = () => words[Math.floor(chance() * words.length)] as string;
    const rounds = Array.from(
      { length: games },
      () => simulation.play([draw(), draw()], temperament, chance) ?? Number.POSITIVE_INFINITY,
    );
    const within = (limit: number) =>
      Math.round((100 * rounds.filter((round) => round <= limit).length) / games);
    return {
      what: `a player of the kind ${name} meets it in 5, 10, 15 rounds`,
      value: `${within(5)} ${within(10)} ${within(15)} %`,
    };
  });
}
