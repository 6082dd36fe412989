import { afterAll, beforeAll, expect, test } from 'vitest';
import { unindexedReferences } from '../../testing/growth/queries.ts';
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

test('whoever leaves is found in every table by an index', async () => {
  // Puzzles never go.
  expect(await unindexedReferences(db)).toEqual(['daily_games.puzzle_number']);
});
