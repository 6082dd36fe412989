import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { type Database, openDatabase } from './database.ts';

let place: TestDatabase;
let db: Database;
beforeAll(async () => {
  place = await makeTestDatabase();
  db = await openDatabase({ ...place, databasePool: 2 });
});
afterAll(async () => {
  await db.close();
  await place.remove();
});

const lookBy = (sql: Pick<Database['read'], 'selectFrom'>) =>
  sql.selectFrom('players').selectAll().where('id', '=', 'nobody').execute();

test('a newer release may add a column while an older server has its statements prepared', async () => {
  const lookInside = () => db.transaction(['a'], (sql) => lookBy(sql as never));
  await Promise.all([lookBy(db.read), lookBy(db.read), lookInside(), lookInside()]);
  const newer = new pg.Client({ connectionString: place.databaseUrl });
  await newer.connect();
  await newer.query('alter table players add column shoe_size integer');
  await newer.end();
  const looks = [lookBy(db.read), lookBy(db.read), lookInside(), lookInside()];
  expect(await Promise.all(looks)).toEqual([[], [], [], []]);
});

test('a transaction whose work swallowed a failure is not taken for done', async () => {
  const swallowing = db.transaction([], async (sql) => {
    await (sql as unknown as Database['read'])
      .selectFrom('no_such_table' as never)
      .selectAll()
      .execute()
      .catch(() => {});
  });
  await expect(swallowing).rejects.toThrow('undone');
});
