import { createTestHive, type TestHive } from '../packages/server/src/testing/test-hive.ts';
import { startTestServer, type TestServer } from '../packages/server/src/testing/test-server.ts';
import { type Figure, latencyFigure } from './figure.ts';
import { countDatabaseReads, measureLatencies } from './measure-calls.ts';

/** A page of the feed with 100 and with 10,000 readable posts, among ten times as many that aren't. */
export async function benchBuzzFeed(): Promise<Figure[]> {
  const server = await startTestServer();
  try {
    const figures: Figure[] = [];
    for (const posts of [100, 10_000]) {
      const hive = await hiveWith(server, posts);
      await fill(server, await createTestHive(server.url), 10 * posts);
      for (const [name, query] of [
        ['a hive', { groupId: hive.groupId }],
        ['everything', {}],
      ] as const) {
        const look = () => hive.owner.ask('listBuzz', { query });
        const what = `feed of ${name}, ${posts} posts`;
        figures.push(latencyFigure(what, await measureLatencies(look)));
        const statements = await countDatabaseReads(server.db, look);
        figures.push({ what: `${what}, statements`, value: String(statements) });
      }
    }
    return figures;
  } finally {
    await server.stop();
  }
}

async function hiveWith(server: TestServer, posts: number): Promise<TestHive> {
  const hive = await createTestHive(server.url);
  for (let count = 1; count < 50; count += 1) await hive.join();
  await fill(server, hive, posts);
  return hive;
}

/** Straight into the database, which is faster; every other post has a reaction. */
async function fill({ db }: TestServer, hive: TestHive, posts: number): Promise<void> {
  const author = hive.owner.player.userId;
  const ids = Array.from({ length: posts }, (_, post) => `${hive.groupId}:${post}`);
  await db.transaction([], async (sql) => {
    for (let first = 0; first < posts; first += 500) {
      const some = ids.slice(first, first + 500);
      await sql
        .insertInto('buzz')
        .values(
          some.map((id, index) => ({
            id,
            position: positions++,
            feed: `group:${hive.groupId}`,
            author_id: author,
            group_id: hive.groupId,
            text: `Good morning ${first + index}`,
            puzzle_number: null,
            post_key: null,
            version: 1,
            created_at: Date.parse('2026-01-01'),
            reported_at: null,
            report_state: null,
          })),
        )
        .execute();
      await sql
        .insertInto('buzz_reactions')
        .values(
          some
            .filter((_, index) => index % 2 === 0)
            .map((id) => ({ buzz_id: id, player_id: author, reaction: 'honey' })),
        )
        .execute();
    }
  });
}

let positions = 1;
