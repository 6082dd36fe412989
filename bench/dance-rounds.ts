import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startServerProcess } from '../packages/server/src/testing/server-process.ts';
import type { TestDatabase } from '../packages/server/src/testing/test-database.ts';
import { type Postgres, startPostgres } from '../tools/services/postgres.ts';
import { ownCpu, serverCpu, treeCpu } from './cpu.ts';
import { measureRawPostgres, measureRawSqlite } from './dance-statements.ts';
import { type Figure, percentile } from './figure.ts';
import { LiveDancePair } from './live-dance-pair.ts';

const crowds = [50, 200];
const seconds = 6;

/** Rounds of the dance: both say a word, and the round ends when both have the two words in hand. */
export async function benchDanceRounds(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of ['sqlite', 'postgres'] as const) {
    const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : undefined;
    const dataDir = mkdtempSync(join(tmpdir(), 'bee-jinx-bench-'));
    const place: TestDatabase = {
      kind,
      dataDir,
      databaseUrl: postgres?.url,
      redisUrl: undefined,
      remove: async () => {},
    };
    try {
      for (const games of crowds) figures.push(...(await besideRaw(place, postgres, games)));
    } finally {
      postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  return figures;
}

const shareOfMachine =
  'server, database and players share the cores here, while the statements alone have them to themselves.';

/** The server, and then its statements alone on the rows that it has left. */
async function besideRaw(
  place: TestDatabase,
  postgres: Postgres | undefined,
  games: number,
): Promise<Figure[]> {
  const server = await startServerProcess(place, { LOG_LEVEL: 'warn' });
  const crowd = await gather(server.url, games);
  const databaseCpu = () => (postgres ? treeCpu(postgres.pid) : 0);
  const cpuOfEach = async () => [await serverCpu(server.url), databaseCpu(), ownCpu()];
  const { times, perSecond: peak, cpuSeconds } = await playFlatOut(crowd.tables, cpuOfEach);
  const calm = await playAt(crowd.tables, peak / 2);
  crowd.leave();
  await server.end('SIGTERM');
  const raw = postgres
    ? await measureRawPostgres(postgres.url, games, seconds)
    : await measureRawSqlite(place.dataDir, seconds);

  const cpu = cpuSeconds.map((spent) => (1000 * spent) / times.length);
  const what = `${place.kind}, ${games} games`;
  return [
    { what: `${what}, full rounds`, value: `${Math.round(peak)} /s` },
    { what: `${what}, the same statements alone`, value: `${Math.round(raw)} /s` },
    {
      what: `${what}, of what the statements alone reach`,
      value: (peak / raw).toFixed(2),
      ...(postgres && { aim: '0.6', ...(peak / raw < 0.6 && { because: shareOfMachine }) }),
    },
    { what: `${what}, p50 / p99 flat out`, value: spread(times) },
    { what: `${what}, p50 / p99 at half of that`, value: spread(calm), aim: 'p99 ≤ 100 ms' },
    {
      what: `${what}, CPU per round: server, database, players`,
      value: `${cpu.map((ms) => ms.toFixed(1)).join(' ')} ms`,
    },
  ];
}

interface Crowd {
  tables: LiveDancePair[];
  leave(): void;
}

async function gather(url: string, games: number): Promise<Crowd> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * games });
  const tables: LiveDancePair[] = [];
  while (tables.length < games) {
    tables.push(
      ...(await Promise.all(Array.from({ length: 10 }, () => LiveDancePair.open(agent, url)))),
    );
  }
  const leave = () => {
    for (const table of tables) table.close();
    agent.destroy();
  };
  return { tables, leave };
}

/** Fresh games for all: what it takes to begin one is no part of a round. */
async function newGames(tables: LiveDancePair[]): Promise<void> {
  await Promise.all(tables.map((table) => table.newGame()));
}

interface Played {
  times: number[];
  perSecond: number;
  cpuSeconds: number[];
}

/** Until a game is played out; then again with new games, until it was long enough. */
async function playFlatOut(
  tables: LiveDancePair[],
  cpuOfEach: () => Promise<number[]>,
): Promise<Played> {
  const times: number[] = [];
  let cpuSeconds: number[] = [];
  let ms = 0;
  while (ms < seconds * 1000) {
    await newGames(tables);
    const before = await cpuOfEach();
    const begin = performance.now();
    const isOver = () => tables.some((table) => table.isPlayedOut);
    const playing = tables.map(async (table) => {
      while (!isOver()) times.push(await table.playRound());
    });
    await Promise.all(playing);
    ms += performance.now() - begin;
    const after = await cpuOfEach();
    cpuSeconds = after.map((now, index) => (cpuSeconds[index] ?? 0) + now - (before[index] ?? 0));
  }
  return { times, perSecond: (1000 * times.length) / ms, cpuSeconds };
}

/** Rounds begin when they are due, however long those before them took. */
async function playAt(tables: LiveDancePair[], roundsPerSecond: number): Promise<number[]> {
  await newGames(tables);
  const everyMs = (1000 * tables.length) / roundsPerSecond;
  const begin = performance.now();
  const times = tables.map(async (table, index) => {
    const own: number[] = [];
    const first = begin + (everyMs * index) / tables.length;
    for (let due = first; due < begin + seconds * 1000 && !table.isPlayedOut; due += everyMs) {
      await pause(Math.max(0, due - performance.now()));
      await table.playRound();
      own.push(performance.now() - due);
    }
    return own;
  });
  return (await Promise.all(times)).flat();
}

function spread(times: number[]): string {
  return `${percentile(times, 50).toFixed(0)} / ${percentile(times, 99).toFixed(0)} ms`;
}
