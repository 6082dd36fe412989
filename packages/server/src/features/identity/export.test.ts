import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { beforeAll, expect, test } from 'vitest';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const posts = 6000;
const pagesOfPosts = posts / 50;

let author: TestPlayer;
let pagesRead = 0;
const server = useTestServer();
beforeAll(async () => {
  author = await newPlayer(server.url);
  await postMany(author.player.userId);
  server.db.onStatement((sql) => {
    if (/^select .*from "buzz" where "author_id"/.test(sql)) pagesRead += 1;
  });
});

/** Directly into the database, as the server limits them per day. */
async function postMany(authorId: string): Promise<void> {
  await server.db.transaction([], async (sql) => {
    for (let from = 0; from < posts; from += 500) {
      const rows = Array.from({ length: 500 }, (_, index) => ({
        id: `buzz_${from + index}`,
        position: from + index + 1,
        feed: `friends:${authorId}`,
        author_id: authorId,
        group_id: null,
        text: `${from + index} ${'x'.repeat(4000)}`,
        puzzle_number: null,
        post_key: null,
        version: 1,
        created_at: 1,
        reported_at: null,
        report_state: null,
      }));
      await sql.insertInto('buzz').values(rows).execute();
    }
  });
}

/** A reply whose body is not read yet. */
async function beginExport(): Promise<IncomingMessage> {
  const asking = request(`${server.url}/api/me/export`, { headers: author.headers });
  asking.end();
  const [reply] = (await once(asking, 'response')) as [IncomingMessage];
  return reply;
}

test('an export is read page by page as the caller takes it; others are served meanwhile', async () => {
  const reply = await beginExport();
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  // Another call is answered while the unread export only fills the buffers.
  for (let count = 0; count < 20; count += 1) {
    expect((await author.ask('readSession', {})).status).toBe(200);
  }
  expect(pagesRead).toBeLessThan(pagesOfPosts);

  const { data } = JSON.parse(await text(reply));
  expect(pagesRead).toBe(pagesOfPosts + 1);
  expect(data.buzz).toHaveLength(posts);
  expect(data.buzz.map(({ buzzId }: { buzzId: string }) => buzzId)).toEqual(
    Array.from({ length: posts }, (_, index) => `buzz_${index}`),
  );
  expect(Object.keys(data.buzz[0]).sort()).toEqual(['buzzId', 'createdAt', 'text']);
  expect(data).toMatchObject({
    player: { userId: author.player.userId },
    dailyGames: [],
    dances: [],
    memberships: [],
    events: [],
  });
});

test('a client that disconnects ends the reading', async () => {
  pagesRead = 0;
  const reply = await beginExport();
  reply.destroy();
  await server.app.close();
  expect(pagesRead).toBeLessThan(pagesOfPosts);
});
