import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Signal } from '../packages/contract/src/index.ts';
import { startServerProcess } from '../packages/server/src/testing/server-process.ts';
import {
  spokenNumber,
  startDance,
  type TestDance,
} from '../packages/server/src/testing/test-dance.ts';
import type { TestDatabase } from '../packages/server/src/testing/test-database.ts';
import { TestListener } from '../packages/server/src/testing/test-listener.ts';
import { startPostgres } from '../tools/services/postgres.ts';
import { rawPostgres, rawSqlite } from './dance-statements.ts';
import { type Figure, percentile } from './figure.ts';

const crowds = [50, 200];
const seconds = 6;
const roundsEach = 15;

/** Rounds of the dance: both say a word, and the round ends when both have the two words in hand. */
export async function danceRounds(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const kind of ['sqlite', 'postgres'] as const) {
    const postgres = kind === 'postgres' ? await startPostgres({ durable: true }) : undefined;
    const dataDir = mkdtempSync(join(tmpdir(), 'bee-jinx-bench-'));
    const place = {
      kind,
      dataDir,
      databaseUrl: postgres?.url,
      redisUrl: undefined,
      remove: async () => {},
    };
    try {
      figures.push(...(await withServer(place)));
      for (const games of crowds) {
        const raw = postgres
          ? await rawPostgres(postgres.url, games, seconds)
          : await rawSqlite(dataDir, seconds);
        const what = `${kind}, ${games} games, the same statements alone`;
        figures.push({ what, value: `${Math.round(raw)} /s` });
      }
    } finally {
      postgres?.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  return figures;
}

async function withServer(place: TestDatabase): Promise<Figure[]> {
  const server = await startServerProcess(place, { LOG_LEVEL: 'warn' });
  try {
    const figures: Figure[] = [];
    for (const games of crowds) figures.push(...(await crowdOf(server.url, place.kind, games)));
    return figures;
  } finally {
    await server.end('SIGTERM');
  }
}

/** As many games at once, one after the other at each table, by players who are looking. */
async function crowdOf(url: string, kind: string, games: number): Promise<Figure[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 * games });
  const tables: Table[] = [];
  for (let made = 0; made < games; made += 10) {
    tables.push(...(await Promise.all(Array.from({ length: 10 }, () => openTable(url)))));
  }
  const times: number[] = [];
  const before = await cpuSeconds(url);
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    tables.map(async (table) => {
      for (let round = 1; performance.now() < until; round += 1) {
        if (round > roundsEach) {
          await newGame(url, table);
          round = 1;
        }
        const began = performance.now();
        await Promise.all([0, 1].map((seat) => sayAndSee(agent, url, table, seat as 0 | 1, round)));
        times.push(performance.now() - began);
      }
    }),
  );
  const cpu = ((await cpuSeconds(url)) - before) / times.length;
  for (const { listeners } of tables) for (const listener of listeners) listener.close();
  agent.destroy();
  const what = `${kind}, ${games} games`;
  const [p50, p99] = [percentile(times, 50), percentile(times, 99)];
  return [
    { what: `${what}, full rounds`, value: `${Math.round(times.length / seconds)} /s` },
    { what: `${what}, p50 / p99`, value: `${p50.toFixed(0)} / ${p99.toFixed(0)} ms` },
    { what: `${what}, server CPU per round`, value: `${(cpu * 1000).toFixed(2)} ms` },
  ];
}

interface Table {
  dance: TestDance;
  listeners: TestListener[];
}

async function openTable(url: string): Promise<Table> {
  const dance = await startDance(url, { maxRounds: 20 });
  const listeners = await Promise.all(
    dance.players.map(({ headers }) => TestListener.open(url, headers)),
  );
  return { dance, listeners };
}

async function newGame(url: string, table: Table): Promise<void> {
  const { gameId, players } = table.dance;
  await players[0].ask('abandonDance', { body: { gameId, notifyOpponent: false } });
  table.dance = await startDance(url, { maxRounds: 20 }, players);
}

/** Whoever was first has only their own word in the reply, and looks again when the stream says so. */
async function sayAndSee(
  agent: Agent,
  url: string,
  { dance: { gameId, players }, listeners }: Table,
  seat: 0 | 1,
  roundNumber: number,
): Promise<void> {
  const { headers } = players[seat];
  const listener = listeners[seat];
  const word = spokenNumber(2 * roundNumber + seat);
  const said = { gameId, roundNumber, word };
  let text = await send(agent, `${url}/api/multiplayer/games/submit`, headers, said);
  while (!text.includes(`"${gameId}.${roundNumber}.2"`)) {
    if (text.startsWith('{"error"')) throw new Error(text);
    const { version } = JSON.parse(text).data.game as { version: number };
    const isNewer = (signal: unknown) =>
      (signal as Signal).id === gameId && (signal as Signal).version > version;
    await listener?.until(() => listener.signals().slice(-5).some(isNewer));
    text = await send(agent, `${url}/api/multiplayer/games/${gameId}`, headers);
  }
}

function send(
  agent: Agent,
  url: string,
  headers: Record<string, string>,
  body?: object,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const type = body && { 'content-type': 'application/json' };
    const options = { agent, method: body ? 'POST' : 'GET', headers: { ...headers, ...type } };
    const sent = request(url, options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        text += chunk;
      });
      response.on('end', () => resolve(text));
    });
    sent.on('error', reject);
    sent.end(body && JSON.stringify(body));
  });
}

async function cpuSeconds(url: string): Promise<number> {
  const text = await (await fetch(`${url}/api/metrics`)).text();
  return Number(text.match(/^process_cpu_seconds_total (\S+)/m)?.[1]);
}
