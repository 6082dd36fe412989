import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { newPlayer, type TestPlayer } from '../packages/server/src/testing/test-player.ts';
import { startGameServer } from '../tools/services/game-server.ts';
import { type Figure, latencyFigure } from './figure.ts';
import { readServerUsage } from './usage.ts';

const players = 160;
/** Until the JIT has compiled both sides: a server runs for weeks. */
const warmUpPlayers = 100;
const atOnce = 10;
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

/** A word said in the daily game, from the call to the bee's answer, beside a route that only validates. */
export async function benchDailySubmit(): Promise<Figure[]> {
  const server = await startGameServer();
  const bare = await startBareServer();
  try {
    const all = await Promise.all(Array.from({ length: players }, () => newPlayer(server.url)));
    await playThrough(all.slice(0, warmUpPlayers));
    const before = await readServerUsage(server.url);
    const played = await playThrough(all.slice(warmUpPlayers));
    const after = await readServerUsage(server.url);
    const cpu = (after.cpuSeconds - before.cpuSeconds) / played.times.length;
    const empty = await askBare(bare.url, '/empty', played.sample, played.times.length);
    const plain = await askBare(bare.url, '/bare', played.sample, played.times.length);
    return [
      latencyFigure('an empty route of Fastify', empty.times),
      latencyFigure('a route that only validates', plain.times),
      latencyFigure('a word said in the daily game, stored for good', played.times),
      { what: 'CPU of the server per empty call', value: milliseconds(empty.cpu) },
      { what: 'CPU of the server per validated call', value: milliseconds(plain.cpu) },
      { what: 'CPU of the server per word', value: milliseconds(cpu) },
      { what: 'validated to empty', value: times(plain.cpu / empty.cpu), aim: '1.6 times' },
      {
        what: 'word to validated',
        value: times(cpu / plain.cpu),
        aim: '2.5 times',
        because:
          'the bee alone thinks for twice as long as the whole bare route takes, and ten words a game are seven more than it remembers; the rest is a session, two statements and a commit that is on the disk.',
      },
    ];
  } finally {
    bare.stop();
    await server.stop();
  }
}

const milliseconds = (seconds: number) => `${(seconds * 1000).toFixed(2)} ms`;
const times = (ratio: number) => `${ratio.toFixed(1)} times`;

async function playThrough(all: TestPlayer[]): Promise<{ times: number[]; sample: object }> {
  const times: number[] = [];
  let sample: object = {};
  const waiting = [...all];
  const play = async () => {
    for (let player = waiting.pop(); player; player = waiting.pop()) {
      const { data } = await player.ask('dailyPuzzle', { query: {} });
      const { puzzleNumber } = data.puzzle;
      let round = 1;
      for (const word of words) {
        const body = { puzzleNumber, round, word };
        const began = performance.now();
        const answer = await player.ask('submitDaily', { body });
        // A repeated word is refused, and after a jinx the game is over: neither is a round.
        if (answer.status !== 200) continue;
        times.push(performance.now() - began);
        if (round === words.length / 2) sample = { body, reply: answer.data };
        round += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, play));
  return { times, sample };
}

async function askBare(
  url: string,
  path: '/empty' | '/bare',
  sample: { body?: object; reply?: object },
  calls: number,
): Promise<{ times: number[]; cpu: number }> {
  const post = (to: string, body: object = {}) =>
    fetch(url + to, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }).then((response) => response.text());
  await post('/sample', sample.reply);
  const times: number[] = [];
  const ask = async (most: number) => {
    for (let made = 0; made < most; made += 1) {
      const began = performance.now();
      await post(path, sample.body);
      times.push(performance.now() - began);
    }
  };
  await ask(warmUpPlayers * words.length);
  times.length = 0;
  const before = await readServerUsage(url);
  await Promise.all(Array.from({ length: atOnce }, () => ask(Math.ceil(calls / atOnce))));
  const after = await readServerUsage(url);
  return { times, cpu: (after.cpuSeconds - before.cpuSeconds) / times.length };
}

async function startBareServer(): Promise<{ url: string; stop(): void }> {
  const script = fileURLToPath(new URL('bare-server.ts', import.meta.url));
  const child = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [output] = (await once(child.stdout, 'data')) as [Buffer];
  return { url: String(output).trim(), stop: () => child.kill() };
}
