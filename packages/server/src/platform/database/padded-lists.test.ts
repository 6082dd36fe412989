import { describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { insertCrowd } from '../../testing/test-friends.ts';

const opened = openTestDatabase({ databasePool: 2 });

/** The first three are stored below. */
const idsUpTo = (count: number) => Array.from({ length: count }, (_, index) => `crowd_${index}`);
const findAmong = (ids: readonly string[]) =>
  opened.db.read.selectFrom('players').select('id').where('id', 'in', ids).orderBy('id');

describe('a list', () => {
  test('of any length shares its statement with those up to the next power of two', () => {
    const statements = new Set(
      Array.from({ length: 1000 }, (_, index) => findAmong(idsUpTo(index + 1)).compile().sql),
    );
    expect(statements.size).toBe(11);
    expect(findAmong(idsUpTo(5)).compile().parameters).toEqual([
      ...idsUpTo(5),
      'crowd_4',
      'crowd_4',
      'crowd_4',
    ]);
  });

  test('finds each once, and an empty one nothing', async () => {
    await opened.db.transaction([], (sql) => insertCrowd(sql, 3));
    const found = await findAmong(idsUpTo(3)).execute();
    expect(found.map(({ id }) => id)).toEqual(idsUpTo(3));
    expect(await findAmong([]).execute()).toEqual([]);
    expect(await findAmong(['nobody', 'crowd_1']).execute()).toEqual([{ id: 'crowd_1' }]);
  });

  test('that is too long to be padded is asked for as it is', async () => {
    expect(findAmong(idsUpTo(5000)).compile().parameters).toHaveLength(5000);
    expect(await findAmong(idsUpTo(5000)).execute()).toHaveLength(3);
  });
});
