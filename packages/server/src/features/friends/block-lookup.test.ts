import { expect, test } from 'vitest';
import { countListStatements } from '../../testing/count-statements.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { findBlockedEitherWay } from './queries.ts';

const opened = openTestDatabase({ databasePool: 2 });

test('blocks with any number of others are looked up by few different statements', async () => {
  const { db } = opened;
  // For 1, 2, 4 … 64.
  expect(
    await countListStatements(db, 'blocks', (ids) => findBlockedEitherWay(db.read, 'anon_a', ids)),
  ).toBe(7);
});
