import { Agent } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { startServerProcess } from '../packages/server/src/testing/server-process.ts';
import type { TestDatabase } from '../packages/server/src/testing/test-database.ts';
import type { Postgres } from '../tools/services/postgres.ts';
import { createInBatches } from './create-in-batches.ts';
import { measureRawPostgres, measureRawSqlite } from './dance-statements.ts';
import { type Figure, formatLatencies } from './figure.ts';
import { LiveDancePair } from './live-dance-pair.ts';
import { onEachDatabase } from './on-each-database.ts';
import { ownCpu, readServerUsage, treeCpu } from './usage.ts';

const pairCounts = [50, 200];
const seconds = 6;

/** Rounds of the dance: both say a word, and the round ends when both have received the two words. */
export const benchDanceRounds = (): Promise<Figure[]> =>
  onEachDatabase(async (database, postgres) => {
    const figures: Figure[] = [];
    for (const games of pairCounts) {
      figures.push(...(await compareWithStatements(database, postgres, games)));
    }
    return figures;
  });

const shareOfMachine =
  'server, database and players share the cores here, while the statements alone have them to themselves.';

/** Measures the server, and then the same SQL statements without it, on the rows that it has left. */
async function compareWithStatements(
  database: TestDatabase,
  postgres: Postgres | undefined,
  games: number,
): Promise<Figure[]> {
  const server = await startServerProcess(database, { LOG_LEVEL: 'warn' });
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * games });
  const pairs = await createInBatches(games, () => LiveDancePair.open(agent, server.url));
  const databaseCpu = () => (postgres ? treeCpu(postgres.pid) : 0);
  const cpuOfEach = async () => [
    (await readServerUsage(server.url)).cpuSeconds,
    databaseCpu(),
    ownCpu(),
  ];
  const { times, perSecond: peak, cpuSeconds } = await playFlatOut(pairs, cpuOfEach);
  const calm = await playAt(pairs, peak / 2);
  for (const pair of pairs) pair.close();
  agent.destroy();
  await server.end('SIGTERM');
  const raw = postgres
    ? await measureRawPostgres(postgres.url, games, seconds)
    : await measureRawSqlite(database.dataDir, seconds);

  const cpu = cpuSeconds.map((spent) => (1000 * spent) / times.length);
  const what = `${database.kind}, ${games} games`;
  return [
    { what: `${what}, full rounds`, value: `${Math.round(peak)} /s` },
    { what: `${what}, the same statements alone`, value: `${Math.round(raw)} /s` },
    {
      what: `${what}, of what the statements alone reach`,
      value: (peak / raw).toFixed(2),
      ...(postgres && { aim: '0.6', ...(peak / raw < 0.6 && { because: shareOfMachine }) }),
    },
    { what: `${what}, p50 / p99 flat out`, value: formatLatencies(times, 0) },
    {
      what: `${what}, p50 / p99 at half of that`,
      value: formatLatencies(calm, 0),
      aim: 'p99 ≤ 100 ms',
    },
    {
      what: `${what}, CPU per round: server, database, players`,
      value: `${cpu.map((ms) => ms.toFixed(1)).join(' ')} ms`,
    },
  ];
}

/** Starting a game is no part of a round, so all games are started before the clock. */
async function newGames(pairs: LiveDancePair[]): Promise<void> {
  await Promise.all(pairs.map((pair) => pair.newGame()));
}

interface Played {
  times: number[];
  perSecond: number;
  cpuSeconds: number[];
}

/** Plays until one game has no rounds left, then starts new games, until `seconds` have been measured. */
async function playFlatOut(
  pairs: LiveDancePair[],
  cpuOfEach: () => Promise<number[]>,
): Promise<Played> {
  const times: number[] = [];
  let cpuSeconds: number[] = [];
  let ms = 0;
  while (ms < seconds * 1000) {
    await newGames(pairs);
    const before = await cpuOfEach();
    const begin = performance.now();
    const isOver = () => pairs.some((pair) => pair.isPlayedOut);
    const playing = pairs.map(async (pair) => {
      while (!isOver()) times.push(await pair.playRound());
    });
    await Promise.all(playing);
    ms += performance.now() - begin;
    const after = await cpuOfEach();
    cpuSeconds = after.map((now, index) => (cpuSeconds[index] ?? 0) + now - (before[index] ?? 0));
  }
  return { times, perSecond: (1000 * times.length) / ms, cpuSeconds };
}

/** Open loop: rounds begin on schedule, however long those before them took. */
async function playAt(pairs: LiveDancePair[], roundsPerSecond: number): Promise<number[]> {
  await newGames(pairs);
  const everyMs = (1000 * pairs.length) / roundsPerSecond;
  const begin = performance.now();
  const times = pairs.map(async (pair, index) => {
    const own: number[] = [];
    const first = begin + (everyMs * index) / pairs.length;
    for (let due = first; due < begin + seconds * 1000 && !pair.isPlayedOut; due += everyMs) {
      await pause(Math.max(0, due - performance.now()));
      await pair.playRound();
      own.push(performance.now() - due);
    }
    return own;
  });
  return (await Promise.all(times)).flat();
}
