import { expect, test, vi } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { Reader, Writer } from './database.ts';
import { prepareQuery } from './prepared-query.ts';

const opened = openTestDatabase({ databasePool: 2 });

test('a prepared query is built once, and runs with the values of each call', async () => {
  const build = vi.fn((sql: Reader, { key }: { key: string }) =>
    sql.selectFrom('sign_in_tries').selectAll().where('key', '=', key).where('failures', '>', 0),
  );
  const find = prepareQuery(build);
  const insert = prepareQuery((sql: Writer, row: { key: string; failures: number }) =>
    sql.insertInto('sign_in_tries').values({ ...row, since: 5 }),
  );
  await opened.db.transaction([], async (sql) => {
    const { numAffectedRows } = await insert(sql, { key: 'one', failures: 3 });
    expect(numAffectedRows).toBe(1n);
    await insert(sql, { key: 'none', failures: 0 });
    // Inside the transaction too.
    expect((await find(sql, { key: 'one' })).rows).toHaveLength(1);
  });
  const keys = ['one', 'none', 'missing'];
  const found = await Promise.all(keys.map((key) => find(opened.db.read, { key })));
  expect(found.map(({ rows }) => rows.map(({ failures }) => failures))).toEqual([[3], [], []]);
  expect(build).toHaveBeenCalledTimes(1);
});

test('each set of names is compiled by itself', async () => {
  type Change = { key: string; failures?: number; since?: number };
  const update = prepareQuery((sql: Writer, { key, ...change }: Change) =>
    sql.updateTable('sign_in_tries').set(change).where('key', '=', key),
  );
  const row = await opened.db.transaction([], async (sql) => {
    await sql.insertInto('sign_in_tries').values({ key: 'a', failures: 1, since: 1 }).execute();
    await update(sql, { key: 'a', failures: 2 });
    await update(sql, { key: 'a', since: 3 });
    return sql.selectFrom('sign_in_tries').selectAll().where('key', '=', 'a').executeTakeFirst();
  });
  expect(row).toMatchObject({ failures: 2, since: 3 });
});
