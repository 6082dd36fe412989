import { expect, test } from 'vitest';
import { makeTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from './open-database.ts';

test('servers that start simultaneously migrate PostgreSQL once', async () => {
  const database = await makeTestDatabase();
  const opened = await Promise.all(
    Array.from({ length: 5 }, () => openDatabase({ ...database, databasePool: 2 })),
  );
  const players = await Promise.all(
    opened.map((db) => db.read.selectFrom('players').selectAll().execute()),
  );
  expect(players).toEqual(Array(5).fill([]));
  await Promise.all(opened.map((db) => db.close()));
  await database.remove();
});
