import pg from 'pg';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { Database } from './database.ts';

const opened = openTestDatabase({ databasePool: 2 });

const lookBy = (sql: Pick<Database['read'], 'selectFrom'>) =>
  sql.selectFrom('players').selectAll().where('id', '=', 'nobody').execute();

test('a newer release may add a column while an older server has its statements prepared', async () => {
  const lookInside = () => opened.db.transaction(['a'], (sql) => lookBy(sql as never));
  await Promise.all([lookBy(opened.db.read), lookBy(opened.db.read), lookInside(), lookInside()]);
  const newer = new pg.Client({ connectionString: opened.place.databaseUrl });
  await newer.connect();
  await newer.query('alter table players add column shoe_size integer');
  await newer.end();
  const looks = [lookBy(opened.db.read), lookBy(opened.db.read), lookInside(), lookInside()];
  expect(await Promise.all(looks)).toEqual([[], [], [], []]);
});

test('a transaction whose work swallowed a failure is not taken for done', async () => {
  const swallowing = opened.db.transaction([], async (sql) => {
    await (sql as unknown as Database['read'])
      .selectFrom('no_such_table' as never)
      .selectAll()
      .execute()
      .catch(() => {});
  });
  await expect(swallowing).rejects.toThrow('undone');
});
