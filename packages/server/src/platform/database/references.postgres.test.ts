import { expect, test } from 'vitest';
import { unindexedReferences } from '../../testing/growth/queries.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';

const opened = openTestDatabase({ databasePool: 2 });

test('every foreign key to what can be deleted has an index', async () => {
  // Puzzles are never deleted.
  expect(await unindexedReferences(opened.db)).toEqual(['daily_games.puzzle_number']);
});
