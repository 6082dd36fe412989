import { expect, test } from 'vitest';
import { unindexedReferences } from '../../testing/growth/queries.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';

const opened = openTestDatabase({ databasePool: 2 });

test('whoever leaves is found in every table by an index', async () => {
  // Puzzles never go.
  expect(await unindexedReferences(opened.db)).toEqual(['daily_games.puzzle_number']);
});
