import { startDance, wordForNumber } from '../packages/server/src/testing/test-dance.ts';
import { newPlayer, type TestPlayer } from '../packages/server/src/testing/test-player.ts';
import { type Figure, median, percentile } from './figure.ts';

const concurrency = 4;
const stretches = 7;
const dances = 60;
const roundsEach = 15;
const dailyPlayers = 100;
const words = ['sand', 'wave', 'music', 'candle', 'bridge', 'king', 'bread', 'winter', 'horse'];

type ServerPair = readonly [small: string, large: string];

/** Submits the same words to both servers in turn and compares the latencies. */
export async function compareSubmits(
  urls: ServerPair,
  names: { small: string; large: string },
): Promise<Figure[]> {
  await danceAll(urls, concurrency); // warms up
  return [
    ...figures('a word in a dance', names, await danceAll(urls, dances)),
    ...figures('a word in the daily game', names, await playDailies(urls)),
  ];
}

type Times = [small: number[], large: number[]];

async function danceAll(urls: ServerPair, count: number): Promise<Times> {
  const times: Times = [[], []];
  await runConcurrently(count, async () => {
    const pair = await Promise.all(urls.map((url) => startDance(url, { maxRounds: 20 })));
    for (let round = 1; round <= roundsEach; round += 1) {
      for (const seat of [0, 1] as const) {
        const word = wordForNumber(2 * round + seat);
        await timeBoth(times, round, (which) => pair[which]?.say(seat, round, word));
      }
    }
  });
  return times;
}

async function playDailies(urls: ServerPair): Promise<Times> {
  const times: Times = [[], []];
  await runConcurrently(dailyPlayers, async () => {
    const pair = await Promise.all(urls.map((url) => newPlayer(url)));
    const puzzles = await Promise.all(
      pair.map(async (player) => (await player.ask('dailyPuzzle', { query: {} })).data.puzzle),
    );
    for (const [index, word] of words.entries()) {
      const round = index + 1;
      const puzzleNumber = puzzles[0]?.puzzleNumber ?? 0;
      const body = { puzzleNumber, round, word };
      const say = (player: TestPlayer | undefined) => player?.ask('submitDaily', { body });
      // A jinx ends one of the two games; the other goes on.
      await timeBoth(times, round, (which) => say(pair[which]));
    }
  });
  return times;
}

/** The two take turns at going first. */
async function timeBoth(
  times: Times,
  turn: number,
  say: (which: 0 | 1) => Promise<{ status: number }> | undefined,
): Promise<void> {
  for (const which of turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
    const began = performance.now();
    const answer = await say(which);
    if (answer?.status === 200) times[which].push(performance.now() - began);
  }
}

async function runConcurrently(count: number, work: () => Promise<void>): Promise<void> {
  let left = count;
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left > 0) {
        left -= 1;
        await work();
      }
    }),
  );
}

function figures(what: string, names: { small: string; large: string }, times: Times): Figure[] {
  const of = (which: 0 | 1, percent: number) => medianPercentile(times[which], percent);
  const both = (which: 0 | 1) => `${of(which, 50).toFixed(1)} / ${of(which, 99).toFixed(1)} ms`;
  const ratio = (percent: number) => `${(of(1, percent) / of(0, percent)).toFixed(2)} times`;
  return [
    { what: `${names.small}, ${what}, p50 / p99`, value: both(0) },
    { what: `${names.large}, ${what}, p50 / p99`, value: both(1) },
    { what: `${names.large}, ${what}, p50 of the two`, value: ratio(50) },
    { what: `${names.large}, ${what}, p99 of the two`, value: ratio(99), aim: '1.3 times' },
  ];
}

/** The median over consecutive stretches, so that a single pause of the machine doesn't count. */
function medianPercentile(times: number[], percent: number): number {
  const length = Math.ceil(times.length / stretches);
  const parts = Array.from({ length: stretches }, (_, part) =>
    times.slice(part * length, (part + 1) * length),
  );
  return median(parts.map((part) => percentile(part, percent)));
}
