import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeReadyDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';
import { openDatabase } from './open-database.ts';
import { isDatabaseUnavailable } from './unavailable.ts';

let database: TestDatabase;
let db: Database;
beforeAll(async () => {
  database = await makeReadyDatabase();
  db = await openDatabase({ ...database, databasePool: 2 });
});
afterAll(async () => {
  await db.close();
  await database.remove();
});

test('a statement timeout is retryable', async () => {
  const slow = db.transaction([], async (writer) => {
    await sql`set local statement_timeout = 20`.execute(writer);
    await sql`select pg_sleep(20)`.execute(writer);
  });
  await expect(slow).rejects.toSatisfy(isDatabaseUnavailable);
});

test('a lock timeout is retryable', async () => {
  const locked = Promise.withResolvers<void>();
  const refused = Promise.withResolvers<void>();
  const holding = db.transaction([], async (writer) => {
    await sql`lock table players in access exclusive mode`.execute(writer);
    locked.resolve();
    await refused.promise;
  });
  await locked.promise;
  const waiting = db.transaction([], async (writer) => {
    await sql`set local lock_timeout = 20`.execute(writer);
    await sql`lock table players in access exclusive mode`.execute(writer);
  });
  await expect(waiting).rejects.toSatisfy(isDatabaseUnavailable);
  refused.resolve();
  await holding;
});
