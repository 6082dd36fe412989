import { newPlayer, type TestPlayer } from '../packages/server/src/testing/test-player.ts';
import { startGameServer } from '../tools/services/game-server.ts';
import { type Figure, percentile } from './figure.ts';

const players = 40;
const words = [
  'sand',
  'wave',
  'music',
  'candle',
  'bridge',
  'king',
  'bread',
  'winter',
  'horse',
  'paper',
];

/** A word said in the daily game, from the call to the bee's answer, against a call that does nothing. */
export async function dailySubmit(): Promise<Figure[]> {
  const server = await startGameServer();
  try {
    const bare: number[] = [];
    const submits: number[] = [];
    await playThrough(await newPlayer(server.url), () => {}); // warms up
    for (let player = 0; player < players; player += 1) {
      await playThrough(await newPlayer(server.url), (ms) => submits.push(ms));
      for (const _ of words) bare.push(await timed(() => fetch(`${server.url}/api/health`)));
    }
    return [
      figure('a bare call', bare),
      figure('a word said in the daily game, stored for good', submits),
    ];
  } finally {
    await server.stop();
  }
}

async function playThrough(player: TestPlayer, note: (ms: number) => void): Promise<void> {
  const { data } = await player.ask('dailyPuzzle', { query: {} });
  const { puzzleNumber } = data.puzzle;
  let round = 1;
  for (const word of words) {
    let status = 0;
    const ms = await timed(async () => {
      ({ status } = await player.ask('submitDaily', { body: { puzzleNumber, round, word } }));
    });
    // The bee may have said a word of ours before, or the same: that is no round.
    if (status !== 200) continue;
    note(ms);
    round += 1;
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

function figure(what: string, times: number[]): Figure {
  const [p50, p99] = [percentile(times, 50), percentile(times, 99)];
  return { what: `${what}, p50 / p99`, value: `${p50.toFixed(1)} / ${p99.toFixed(1)} ms` };
}
