import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeReadyDatabase, makeTestDatabase } from '../../testing/test-database.ts';
import type { Writer } from './database.ts';
import { migrations } from './migrate.ts';
import { openDatabase } from './open-database.ts';

describe('the embedded database', () => {
  test('refuses a second server with a message until the first has closed it', async () => {
    const database = await makeTestDatabase();
    const first = await openDatabase({ ...database, databasePool: 1 });
    await expect(openDatabase({ ...database, databasePool: 1 })).rejects.toThrow(
      /Another server is using the database/,
    );
    await first.close();
    const second = await openDatabase({ ...database, databasePool: 1 });
    await second.close();
    await database.remove();
  });

  test('leaves no journal when it is closed, also if nothing was read or written', async () => {
    const database = await makeTestDatabase();
    const db = await openDatabase({ ...database, databasePool: 1 });
    await db.close();
    expect(readdirSync(database.dataDir)).toEqual(['bee-jinx.sqlite', 'server.lock']);
    await database.remove();
  });

  test('is as it was after an upgrade that was cut short, and takes the next try', async () => {
    const database = await makeReadyDatabase();
    const open = () => openDatabase({ ...database, databasePool: 1 });
    let isCutShort = true;
    const name = '9999-combs';
    migrations[name] = {
      async up(db) {
        await db.schema.createTable('combs').addColumn('id', 'text').execute();
        if (isCutShort) throw new Error('cut short');
      },
    };
    try {
      await expect(open()).rejects.toThrow('cut short');
      isCutShort = false;
      const db = await open();
      const combs = await db.read
        .selectFrom('combs' as never)
        .selectAll()
        .execute();
      expect(combs).toEqual([]);
      await db.close();
    } finally {
      delete migrations[name];
    }
    await database.remove();
  });

  test('refuses writes through a reader', async () => {
    const database = await makeTestDatabase();
    const db = await openDatabase({ ...database, databasePool: 1 });
    const writer = db.read as unknown as Writer;
    await expect(writer.deleteFrom('players').execute()).rejects.toThrow(/readonly/);
    await db.close();
    await database.remove();
  });
});
