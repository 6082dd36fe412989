import { openDatabase } from '../packages/server/src/platform/database/open-database.ts';
import { startServerProcess } from '../packages/server/src/testing/server-process.ts';
import type { TestDatabase } from '../packages/server/src/testing/test-database.ts';
import { newPlayer, type TestPlayer } from '../packages/server/src/testing/test-player.ts';
import type { Figure } from './figure.ts';
import { onEachDatabase } from './on-each-database.ts';

const posts = 20_000;
const charactersEach = 5000;

/** The longest that another call waits while a player exports a hundred megabytes. */
export const benchExportPause = (): Promise<Figure[]> => onEachDatabase(measure);

async function measure(database: TestDatabase): Promise<Figure[]> {
  const first = await startServerProcess(database);
  const author = await newPlayer(first.url);
  await first.end('SIGTERM');
  await fill(database, author);
  const server = await startServerProcess(database);
  try {
    let isDone = false;
    const began = performance.now();
    const exporting = fetch(`${server.url}/api/me/export`, { headers: author.headers })
      .then((response) => response.arrayBuffer())
      .finally(() => {
        isDone = true;
      });
    let longest = 0;
    while (!isDone) {
      const start = performance.now();
      await (await fetch(`${server.url}/api/session`, { headers: author.headers })).text();
      longest = Math.max(longest, performance.now() - start);
    }
    const megabytes = (await exporting).byteLength / 1e6;
    const seconds = (performance.now() - began) / 1000;
    const what = `export of ${megabytes.toFixed(0)} MB, ${database.kind}`;
    return [
      { what: `${what}, longest wait of another call`, value: `${longest.toFixed(0)} ms` },
      { what: `${what}, in all`, value: `${seconds.toFixed(1)} s` },
    ];
  } finally {
    await server.end('SIGTERM');
  }
}

/** Straight into the database, as the server refuses so many posts in a day. */
async function fill(database: TestDatabase, { player }: TestPlayer): Promise<void> {
  const { dataDir, databaseUrl } = database;
  const db = await openDatabase({ dataDir, databaseUrl, databasePool: 2 });
  for (let from = 0; from < posts; from += 500) {
    await db.transaction([], async (sql) => {
      const rows = Array.from({ length: 500 }, (_, index) => ({
        id: `buzz_${from + index}`,
        position: from + index + 1,
        feed: `friends:${player.userId}`,
        author_id: player.userId,
        group_id: null,
        text: 'x'.repeat(charactersEach),
        puzzle_number: null,
        post_key: null,
        version: 1,
        created_at: Date.parse('2026-01-01'),
        reported_at: null,
        report_state: null,
      }));
      await sql.insertInto('buzz').values(rows).execute();
    });
  }
  await db.close();
}
