import pg from 'pg';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { Database } from './database.ts';

const opened = openTestDatabase({ databasePool: 2 });

const findNobody = (sql: Pick<Database['read'], 'selectFrom'>) =>
  sql.selectFrom('players').selectAll().where('id', '=', 'nobody').execute();

test('prepared statements survive a column that a newer release adds', async () => {
  const findInTransaction = () => opened.db.transaction(['a'], (sql) => findNobody(sql as never));
  await Promise.all([
    findNobody(opened.db.read),
    findNobody(opened.db.read),
    findInTransaction(),
    findInTransaction(),
  ]);
  const newer = new pg.Client({ connectionString: opened.database.databaseUrl });
  await newer.connect();
  await newer.query('alter table players add column shoe_size integer');
  await newer.end();
  const reads = [
    findNobody(opened.db.read),
    findNobody(opened.db.read),
    findInTransaction(),
    findInTransaction(),
  ];
  expect(await Promise.all(reads)).toEqual([[], [], [], []]);
});

test('a transaction whose work swallowed an error is rejected', async () => {
  const swallowing = opened.db.transaction([], async (sql) => {
    await (sql as unknown as Database['read'])
      .selectFrom('no_such_table' as never)
      .selectAll()
      .execute()
      .catch(() => {});
  });
  await expect(swallowing).rejects.toThrow('undone');
});
