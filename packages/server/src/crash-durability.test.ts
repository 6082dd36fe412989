import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from './platform/database/database.ts';
import { DailyGamesLedger } from './testing/ledgers/daily-games-ledger.ts';
import { DancesLedger } from './testing/ledgers/dances-ledger.ts';
import { EventsLedger } from './testing/ledgers/events-ledger.ts';
import type { Ledger } from './testing/ledgers/ledger.ts';
import { RenamesLedger } from './testing/ledgers/renames-ledger.ts';
import { SwarmsLedger } from './testing/ledgers/swarms-ledger.ts';
import { repetitions } from './testing/repetitions.ts';
import { startServerProcess } from './testing/server-process.ts';
import { makeTestDatabase, type TestDatabase } from './testing/test-database.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const kills = repetitions(20);

const renames = new RenamesLedger();
const dailyGames = new DailyGamesLedger();
const dances = new DancesLedger();
const swarms = new SwarmsLedger();
const events = new EventsLedger();
const ledgers: Ledger[] = [renames, dailyGames, dances, swarms, events];

describe('a server killed in mid-write, again and again', () => {
  let database: TestDatabase;
  let last: TestServer;
  beforeAll(async () => {
    database = await makeTestDatabase();
    for (let life = 0; life < kills; life += 1) await liveAndDie(database, life);
    last = await startTestServer({ database });
  }, 600_000);
  afterAll(async () => {
    await last?.stop();
    await database.remove();
  });

  const lookForAllOf = async (ledger: Ledger) => {
    const entries = await ledger.check(last.url);
    expect(entries).toBeGreaterThanOrEqual(kills * ledger.writers);
  };

  test('has kept every name that it acknowledged', () => lookForAllOf(renames));

  test('has kept every word and every seal that it gave in a daily game', () =>
    lookForAllOf(dailyGames));

  test('has kept every word that it took in a dance, told the other of it once, and ended no round twice', () =>
    lookForAllOf(dances));

  test('has kept every word that it took in a swarm, and turned no round over twice', () =>
    lookForAllOf(swarms));

  test('has lost no event between acknowledging and storing it, doubled none and counted each', async () => {
    await lookForAllOf(events);
    await sumsEqualARecount(last.db);
  });
});

/** One life: what the earlier ones acknowledged is there, everybody plays at once, and death comes later each time. */
async function liveAndDie(database: TestDatabase, life: number): Promise<void> {
  const server = await startServerProcess(database);
  let isKilled = false;
  let playing: Promise<unknown> = Promise.resolve();
  try {
    await Promise.all(ledgers.map((ledger) => ledger.check(server.url)));
    const enough = enoughOfAll(1 + 0.4 * life);
    playing = playAll(server.url, () => isKilled);
    await Promise.race([playing, enough]);
  } finally {
    isKilled = true;
    expect(await server.end('SIGKILL')).toBe('SIGKILL');
  }
  await playing;
}

function playAll(url: string, isKilled: () => boolean): Promise<unknown> {
  const play = (ledger: Ledger) =>
    ledger.play(url, isKilled).catch((error) => {
      // What is on its way at the kill gets no answer. Until then, everything gets one.
      if (!isKilled()) throw error;
    });
  return Promise.all(
    ledgers.flatMap((ledger) => Array.from({ length: ledger.writers }, () => play(ledger))),
  );
}

async function enoughOfAll(factor: number): Promise<void> {
  const goals = ledgers.map(
    ({ acknowledged, minAcknowledged: enough }) => acknowledged + factor * enough,
  );
  await vi.waitUntil(
    () => ledgers.every(({ acknowledged }, index) => acknowledged > (goals[index] ?? 0)),
    { interval: 5, timeout: 60_000 },
  );
}

/** What the stats show is what is in the store, after any number of kills. */
async function sumsEqualARecount({ read }: Database): Promise<void> {
  const { stored } = await read
    .selectFrom('events')
    .select((row) => row.fn.countAll<number | string>().as('stored'))
    .executeTakeFirstOrThrow();
  const { summed } = await read
    .selectFrom('event_rollups')
    .where('figure', '=', 'events')
    .select((row) => row.fn.sum<number | string>('count').as('summed'))
    .executeTakeFirstOrThrow();
  expect(Number(summed)).toBe(Number(stored));
}
