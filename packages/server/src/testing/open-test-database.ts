import { afterAll, beforeAll } from 'vitest';
import type { Database, Writer } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { makeReadyDatabase, type TestDatabase } from './test-database.ts';

/** An open database for all tests of a file; filled before the first test runs. */
export function openTestDatabase({ databasePool }: { databasePool: number }) {
  const opened = {
    write: (work) => opened.db.transaction([], work),
  } as {
    database: TestDatabase;
    db: Database;
    write<Result>(work: (sql: Writer) => Promise<Result>): Promise<Result>;
  };
  beforeAll(async () => {
    opened.database = await makeReadyDatabase();
    opened.db = await openDatabase({ ...opened.database, databasePool });
  });
  afterAll(async () => {
    await opened.db.close();
    await opened.database.remove();
  });
  return opened;
}
