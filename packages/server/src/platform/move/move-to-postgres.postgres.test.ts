import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDance, startDance, type TestDance } from '../../testing/test-dance.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { playerWith, type TestPlayer } from '../../testing/test-player.ts';
import { startTestServer } from '../../testing/test-server.ts';
import { type MovedTable, moveToPostgres } from './move-to-postgres.ts';

let dataDir: string;
let dance: TestDance;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'bee-jinx-move-'));
  const embedded: TestDatabase = {
    kind: 'sqlite',
    dataDir,
    databaseUrl: undefined,
    redisUrl: undefined,
    remove: async () => {},
  };
  const server = await startTestServer({ place: embedded });
  dance = await startDance(server.url);
  await dance.miss(1);
  const { puzzle } = (await dance.players[0].ask('dailyPuzzle', { query: {} })).data;
  const body = { puzzleNumber: puzzle.puzzleNumber, round: 1, word: 'sand' };
  await dance.players[0].ask('submitDaily', { body });
  await server.stop();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let place: TestDatabase;
beforeEach(async () => {
  place = await makeTestDatabase();
  return () => place.remove();
});

async function move(stopAfter?: string): Promise<MovedTable[]> {
  const moved: MovedTable[] = [];
  await moveToPostgres(dataDir, place.databaseUrl ?? '', (one) => {
    moved.push(one);
    if (one.table === stopAfter) throw new Error('the power failed');
  });
  return moved;
}

async function onPostgres(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: place.databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test('whoever played on the embedded database plays on with PostgreSQL', async () => {
  const moved = await move();
  const tables = await onPostgres(
    "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  );
  // Also those that a later release adds.
  expect(moved.map(({ table }) => table).sort()).toEqual(tables.map((row) => row.tablename).sort());

  const server = await startTestServer({ place });
  const here = ({ player, token }: TestPlayer) => playerWith(server.url, player, token);
  const [one, other] = dance.players;
  const goesOn = createTestDance(dance.gameId, [here(one), here(other)]);
  expect((await goesOn.read(0)).rounds).toHaveLength(1);
  await goesOn.jinx(2);
  const opened = await here(one).ask('dailyPuzzle', { query: {} });
  expect(opened.data.game?.rounds).toHaveLength(1);
  await server.stop();
});

test('a move that was interrupted goes on where it was, and a second one changes nothing', async () => {
  await expect(move('players')).rejects.toThrow('the power failed');
  const again = await move();
  expect(again.find(({ table }) => table === 'players')).toMatchObject({ rows: 2, wasThere: true });
  expect(again.find(({ table }) => table === 'dance_games')?.wasThere).toBe(false);
  const third = await move();
  expect(third.filter(({ rows }) => rows > 0).every(({ wasThere }) => wasThere)).toBe(true);
});

test('rows that are other than ours are refused, and stay', async () => {
  await expect(move('players')).rejects.toThrow('the power failed');
  await onPostgres("update players set display_name = 'Somebody Else'");
  await expect(move()).rejects.toThrow('PostgreSQL has other rows in players already');
  expect(await onPostgres('select distinct display_name from players')).toEqual([
    { display_name: 'Somebody Else' },
  ]);
});
