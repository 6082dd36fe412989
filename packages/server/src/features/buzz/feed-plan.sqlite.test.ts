import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sqliteFile } from '../../platform/database/sqlite.ts';
import { newPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

test.each([{}, { groupId: 'of a hive' }])(
  'a page of the feed reads as many posts as it shows, however many there are (%o)',
  async (which) => {
    const player = await newPlayer(server.url);
    const created = await player.ask('createGroup', { body: { name: 'Plans' } });
    const { groupId } = created.data.group;
    const statements: string[] = [];
    server.db.onStatement((sql) => statements.push(sql));
    await player.ask('listBuzz', { query: 'groupId' in which ? { groupId } : {} });
    const page = statements.find((sql) => sql.startsWith('select "buzz".*'));
    const file = new DatabaseSync(sqliteFile(server.place.dataDir), { readOnly: true });
    const plan = file.prepare(`explain query plan ${page}`).all() as { detail: string }[];
    file.close();
    const searches = plan
      .map(({ detail }) => detail)
      .filter((step) => /(buzz|newer) USING/.test(step));
    expect(searches).toEqual([
      'SEARCH buzz USING INDEX buzz_by_feed (feed=? AND position>?)',
      'SEARCH newer USING INDEX buzz_by_feed (feed=?)',
    ]);
  },
);
