import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { makeTestDatabase, type TestDatabase } from './test-database.ts';

/** An open database for all tests of a file; filled before the first test runs. */
export function openTestDatabase({ databasePool }: { databasePool: number }) {
  const opened = {} as { database: TestDatabase; db: Database };
  beforeAll(async () => {
    opened.database = await makeTestDatabase();
    opened.db = await openDatabase({ ...opened.database, databasePool });
  });
  afterAll(async () => {
    await opened.db.close();
    await opened.database.remove();
  });
  return opened;
}
