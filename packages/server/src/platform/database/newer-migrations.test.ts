import { expect, test } from 'vitest';
import { failingStart } from '../../testing/server-process.ts';
import { makeReadyDatabase } from '../../testing/test-database.ts';
import { newPlayer } from '../../testing/test-player.ts';
import { startTestServer } from '../../testing/test-server.ts';
import type { Writer } from './database.ts';
import { compareVersions } from './newer-migrations.ts';
import { openDatabase } from './open-database.ts';

/** What a later release leaves when its servers have started once. */
async function databaseOfLaterRelease(migration: string) {
  const database = await makeReadyDatabase();
  const db = await openDatabase({ ...database, databasePool: 1 });
  await db.transaction([], async (sql: Writer) => {
    await (
      sql as never as {
        insertInto(table: string): { values(row: object): { execute(): Promise<unknown> } };
      }
    )
      .insertInto('kysely_migration')
      .values({ name: migration, timestamp: new Date().toISOString() })
      .execute();
  });
  await db.close();
  return database;
}

test('a server starts on the database of a later release whose migrations only add', async () => {
  const database = await databaseOfLaterRelease('9001-more-columns');
  const server = await startTestServer({ database });
  expect((await newPlayer(server.url)).player.userId).toBeTruthy();
  await server.stop();
  await database.remove();
});

test('a server refuses a database from which a later release has removed something, in one line', async () => {
  const database = await databaseOfLaterRelease('9001-contract-99.0.0-old-columns');
  const { code, output } = await failingStart(database);
  expect(code).toBe(1);
  expect(output).toMatch(/^This is Bee Jinx .* upgraded for 99\.0\.0 or later .*\n$/);
  await database.remove();
});

test('releases are compared by number', () => {
  expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0);
  expect(compareVersions('1.0.0', '1.0.0')).toBe(0);
  expect(compareVersions('0.9.9', '1.0.0')).toBeLessThan(0);
});
