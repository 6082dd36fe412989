import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';
import { makeTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './database.ts';
import { onPatientConnection } from './patient-connection.ts';

test('a migration may take longer than any statement of a player', async () => {
  const place = await makeTestDatabase();
  const connectionString = place.databaseUrl ?? '';
  const napOn = (db: Parameters<Parameters<typeof onPatientConnection>[1]>[0]) =>
    sql`select pg_sleep(0.3)`.execute(db);
  const impatient = new pg.Client({ connectionString });
  await impatient.connect();
  const { pathname } = new URL(connectionString);
  await impatient.query(`alter database ${pathname.slice(1)} set statement_timeout = 100`);
  await impatient.end();

  await expect(onPatientConnection({ connectionString }, napOn)).resolves.toBeDefined();
  const db = await openDatabase({ ...place, databasePool: 1 });
  const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(
    db.read as never,
  );
  expect(rows).toEqual([{ statement_timeout: '10s' }]);
  await db.close();
  await place.remove();
});
