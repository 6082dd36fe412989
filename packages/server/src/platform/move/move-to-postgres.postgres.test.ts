import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDance, startDance, type TestDance } from '../../testing/test-dance.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { playerWith, type TestPlayer } from '../../testing/test-player.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { Database } from '../database/database.ts';
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
  const server = await startTestServer({ database: embedded });
  dance = await startDance(server.url);
  await dance.miss(1);
  const { puzzle } = (await dance.players[0].ask('dailyPuzzle', { query: {} })).data;
  const body = { puzzleNumber: puzzle.puzzleNumber, round: 1, word: 'sand' };
  await dance.players[0].ask('submitDaily', { body });
  await addScreenshots(server.db, dance.players[0].player.userId);
  await server.stop();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** More than are copied with one statement. */
async function addScreenshots(db: Database, playerId: string): Promise<void> {
  const feedback = ['one', 'two', 'three'].map((id, index) => ({
    id,
    number: index + 1,
    player_id: playerId,
    sent_key: id,
    kind: 'bug' as const,
    text: 'Look.',
    contact: null,
    screen: '/',
    version: '1.0.0',
    state: 'open' as const,
    note: null,
    created_at: 1,
    changed_at: null,
    appeals_to: null,
  }));
  const bytes = new Uint8Array(5 * 1024 * 1024).map((_, index) => (index * index) % 251);
  const screenshots = feedback.map(({ id }) => ({
    feedback_id: id,
    type: 'image/png' as const,
    bytes,
  }));
  await db.transaction([], async (sql) => {
    await sql.insertInto('feedback').values(feedback).execute();
    await sql.insertInto('feedback_screenshots').values(screenshots).execute();
  });
}

let database: TestDatabase;
beforeEach(async () => {
  database = await makeTestDatabase();
  return () => database.remove();
});

async function move(stopAfter?: string): Promise<MovedTable[]> {
  const moved: MovedTable[] = [];
  await moveToPostgres(dataDir, database.databaseUrl ?? '', (table) => {
    moved.push(table);
    if (table.table === stopAfter) throw new Error('the power failed');
  });
  return moved;
}

async function onPostgres(statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: database.databaseUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

test('games of the embedded database go on with PostgreSQL', async () => {
  const moved = await move();
  const tables = await onPostgres(
    "select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  );
  // Also those that a later release adds.
  expect(moved.map(({ table }) => table).sort()).toEqual(tables.map((row) => row.tablename).sort());
  expect(moved.find(({ table }) => table === 'feedback_screenshots')?.rows).toBe(3);

  const server = await startTestServer({ database });
  const here = ({ player, token }: TestPlayer) => playerWith(server.url, player, token);
  const [inviter, guest] = dance.players;
  const movedDance = createTestDance(dance.gameId, [here(inviter), here(guest)]);
  expect((await movedDance.read(0)).rounds).toHaveLength(1);
  await movedDance.jinx(2);
  const opened = await here(inviter).ask('dailyPuzzle', { query: {} });
  expect(opened.data.game?.rounds).toHaveLength(1);
  await server.stop();
});

test('an interrupted move is resumed, and a repeated one changes nothing', async () => {
  await expect(move('players')).rejects.toThrow('the power failed');
  const again = await move();
  expect(again.find(({ table }) => table === 'players')).toMatchObject({ rows: 2, wasThere: true });
  expect(again.find(({ table }) => table === 'dance_games')?.wasThere).toBe(false);
  const third = await move();
  expect(third.filter(({ rows }) => rows > 0).every(({ wasThere }) => wasThere)).toBe(true);
});

test('a table with different rows is refused and unchanged', async () => {
  await expect(move('players')).rejects.toThrow('the power failed');
  await onPostgres("update players set display_name = 'Somebody Else'");
  await expect(move()).rejects.toThrow('PostgreSQL has other rows in players already');
  expect(await onPostgres('select distinct display_name from players')).toEqual([
    { display_name: 'Somebody Else' },
  ]);
});
