import { type Kysely, sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { makeTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './open-database.ts';
import { withoutStatementTimeout } from './without-statement-timeout.ts';

const statementTimeoutOf = async (db: Kysely<never>) => {
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(db);
  return rows[0]?.statement_timeout;
};

test('a migration has no statement timeout; other statements have ten seconds', async () => {
  const database = await makeTestDatabase();
  const connectionString = database.databaseUrl ?? '';
  const operator = new pg.Client({ connectionString });
  await operator.connect();
  const { pathname } = new URL(connectionString);
  await operator.query(`alter database ${pathname.slice(1)} set statement_timeout = '5s'`);
  await operator.end();

  expect(await withoutStatementTimeout({ connectionString }, statementTimeoutOf)).toBe('0');
  const db = await openDatabase({ ...database, databasePool: 1 });
  expect(await statementTimeoutOf(db.read as never)).toBe('10s');
  await db.close();
  await database.remove();
});
