import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import type { Writer } from './database.ts';

const opened = openTestDatabase({ databasePool: 10 });

let number = 0;
async function insertPlayer(sql: Writer, id: string): Promise<void> {
  number += 1;
  await sql
    .insertInto('players')
    .values({
      id,
      display_name: id,
      friend_code: `CODE${number}`,
      kind: 'anonymous',
      badge_number: null,
      credentials_version: 0,
      version: 0,
      created_at: 1,
    })
    .execute();
}
const exists = async (id: string) =>
  (await opened.db.read.selectFrom('players').select('id').where('id', '=', id).execute())
    .length === 1;

describe('a transaction', () => {
  test('that fails writes nothing', async () => {
    const failed = opened.db.transaction([], async (sql) => {
      await insertPlayer(sql, 'half');
      throw new Error('on purpose');
    });
    await expect(failed).rejects.toThrow('on purpose');
    expect(await exists('half')).toBe(false);
  });

  test('that fails leaves concurrent ones committed', async () => {
    const outcomes = await Promise.allSettled(
      Array.from({ length: 60 }, (_, i) =>
        opened.db.transaction([], async (sql) => {
          await insertPlayer(sql, `neighbour${i}`);
          if (i % 3 === 0) throw new Error('on purpose');
          return i;
        }),
      ),
    );
    for (const [i, outcome] of outcomes.entries()) {
      expect(outcome.status).toBe(i % 3 === 0 ? 'rejected' : 'fulfilled');
      expect(await exists(`neighbour${i}`)).toBe(i % 3 !== 0);
    }
  });

  test('is invisible to readers before it is committed', async () => {
    let seenInside: boolean | undefined;
    await opened.db.transaction([], async (sql) => {
      await insertPlayer(sql, 'unborn');
      seenInside = await exists('unborn');
    });
    expect(seenInside).toBe(false);
    expect(await exists('unborn')).toBe(true);
  });

  test('runs one after the other with those that share its key', async () => {
    await opened.db.transaction([], (sql) => insertPlayer(sql, 'counter'));
    const readThenWrite = () =>
      opened.db.transaction(['counter'], async (sql) => {
        const { version } = await sql
          .selectFrom('players')
          .select('version')
          .where('id', '=', 'counter')
          .executeTakeFirstOrThrow();
        await sql
          .updateTable('players')
          .set({ version: version + 1 })
          .where('id', '=', 'counter')
          .execute();
      });
    await Promise.all(Array.from({ length: 200 }, readThenWrite));
    const { version } = await opened.db.read
      .selectFrom('players')
      .select('version')
      .where('id', '=', 'counter')
      .executeTakeFirstOrThrow();
    expect(version).toBe(200);
  });

  test('with several keys in any order never deadlocks', async () => {
    const both = (keys: string[]) => opened.db.transaction(keys, async () => 'done');
    const outcomes = await Promise.all(
      Array.from({ length: 100 }, (_, i) => both(i % 2 ? ['a', 'b'] : ['b', 'a', 'b'])),
    );
    expect(outcomes).toHaveLength(100);
  });
});

describe('times in milliseconds', () => {
  test('are read as numbers, beyond 32 bits', async () => {
    const now = 1_794_712_742_428;
    await opened.db.transaction([], async (sql) => {
      await insertPlayer(sql, 'timely');
      await sql
        .updateTable('players')
        .set({ created_at: now })
        .where('id', '=', 'timely')
        .execute();
    });
    expect(
      await opened.db.read
        .selectFrom('players')
        .select('created_at')
        .where('id', '=', 'timely')
        .executeTakeFirst(),
    ).toEqual({ created_at: now });
  });
});
