import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeTestDatabase } from '../../testing/test-database.ts';
import { openDatabase } from '../database/open-database.ts';
import { backUpEmbedded, restoreEmbedded } from './embedded-backup.ts';

test('a restore is refused while a server is running, and from a file that is no database', async () => {
  const database = await makeTestDatabase();
  const copy = join(database.dataDir, 'copy');
  const damaged = join(database.dataDir, 'damaged');
  writeFileSync(damaged, 'honey');

  const db = await openDatabase({ ...database, databasePool: 1 });
  backUpEmbedded(database.dataDir, copy);
  expect(() => restoreEmbedded(database.dataDir, copy, 'now')).toThrow(/Another server is using/);
  await db.close();
  expect(() => restoreEmbedded(database.dataDir, damaged, 'now')).toThrow(
    /no whole Bee Jinx database/,
  );
  expect(restoreEmbedded(database.dataDir, copy, 'now')).toEqual({
    counts: expect.objectContaining({ players: 0, sessions: 0 }),
    kept: expect.stringContaining('before-restore-now'),
  });
  await database.remove();
});
