import { expect, test } from 'vitest';
import { unindexedReferences } from '../../testing/growth/queries.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';

const opened = openTestDatabase({ databasePool: 2 });

test('every foreign key has an index', async () => {
  expect(await unindexedReferences(opened.db)).toEqual([]);
});
