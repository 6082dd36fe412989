import { readPuzzleWords } from '../packages/bee/src/puzzles/puzzle-words.ts';
import { seededRandom } from '../packages/bee/src/puzzles/seeded-random.ts';
import { newPlayer } from '../packages/server/src/testing/test-player.ts';
import { startGameServer } from '../tools/services/game-server.ts';
import { type Figure, formatLatencies } from './figure.ts';
import { readServerUsage } from './usage.ts';

const warmUp = 100;
const measured = 400;

/** What a pair is like, asked for while its sender types: pairs that nobody has asked for before, one after the other. */
export async function benchJudgedPairs(): Promise<Figure[]> {
  const server = await startGameServer({ isBuilt: true, settings: { RATE_LIMIT: 'off' } });
  try {
    const player = await newPlayer(server.url);
    const words = readPuzzleWords();
    const random = seededRandom(28);
    const draw = () => words[Math.floor(random() * words.length)] ?? '';
    const judge = async (count: number) => {
      const times: number[] = [];
      while (times.length < count) {
        const began = performance.now();
        const { status } = await player.ask('judgePair', {
          query: { word1: draw(), word2: draw() },
        });
        // Two of a family are refused.
        if (status === 200) times.push(performance.now() - began);
      }
      return times;
    };
    await judge(warmUp);
    const before = await readServerUsage(server.url);
    const times = await judge(measured);
    const after = await readServerUsage(server.url);
    const cpu = (1000 * (after.cpuSeconds - before.cpuSeconds)) / measured;
    return [
      {
        what: `a pair judged, ${measured} different ones, p50 / p99`,
        value: formatLatencies(times),
        aim: '50 ms',
      },
      { what: 'CPU of the server per pair', value: `${cpu.toFixed(1)} ms` },
    ];
  } finally {
    await server.stop();
  }
}
