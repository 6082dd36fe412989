import { dayMs } from '@bee-jinx/game';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { noon } from '../../testing/test-daily.ts';
import { callApi, newPlayer, playerWith } from '../../testing/test-player.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';
import { feedOfFriends, insertBuzz, positionsPerMs } from './queries.ts';

let server: TestServer;
let servers: TestServer[];
/** Of the millisecond in which the test posts, as it would be slow to look for free ones. */
let usedPositions = 0;
beforeAll(async () => {
  server = await startTestServer();
  // With PostgreSQL two servers assign positions.
  const isShared = server.db.kind === 'postgres';
  servers = isShared ? [server, await startTestServer({ database: server.database })] : [server];
});
afterAll(async () => {
  for (const instance of servers.toReversed()) await instance.stop();
});

test('posts of one millisecond all arrive, each at a position of its own, on every server', async () => {
  for (const { clock } of servers) clock.now = () => noon;
  const authors = await Promise.all(Array.from({ length: 6 }, () => newPlayer(server.url)));
  const posts = await Promise.all(
    authors.flatMap((author) =>
      servers.flatMap(({ url }) => {
        const here = playerWith(url, author.player, author.token);
        return Array.from({ length: 60 / servers.length }, (_, index) =>
          here.ask('postBuzz', { body: { text: `Number ${index}` } }),
        );
      }),
    ),
  );
  expect(new Set(posts.map(({ status }) => status))).toEqual(new Set([200]));
  for (const author of authors) {
    const read: string[] = [];
    for (let cursor: string | undefined; ; ) {
      const { data } = await author.ask('listBuzz', { query: cursor ? { cursor } : {} });
      read.push(...data.buzz.map(({ buzzId }) => buzzId));
      cursor = data.nextCursor;
      if (!cursor) break;
    }
    expect(new Set(read).size).toBe(60);
    expect(read).toHaveLength(60);
  }
});

test('nobody posts more than two hundred times within a day; a repeated call is still answered', async () => {
  const now = noon + 10 * dayMs;
  server.clock.now = () => now;
  const author = await newPlayer(server.url);
  const post = (index: number) => {
    const headers = { ...author.headers, 'idempotency-key': `post-number-${index}` };
    return callApi(server.url, 'postBuzz', { body: { text: 'Again' } }, headers);
  };
  const first = await post(0);
  const { userId } = author.player;
  await server.db.transaction([], async (sql) => {
    for (let index = 1; index < 199; index += 1) {
      await insertBuzz(sql, {
        id: `${userId}-${index}`,
        position: now * positionsPerMs + usedPositions + index,
        feed: feedOfFriends(userId),
        author_id: userId,
        group_id: null,
        text: 'Again',
        puzzle_number: null,
        swarm_id: null,
        post_key: null,
        version: 1,
        created_at: now,
        reported_at: null,
        report_state: null,
      });
    }
  });
  usedPositions += 200;
  expect((await post(199)).status).toBe(200);

  server.clock.now = () => now + 3_600_000;
  const refused = await post(200);
  expect(refused).toMatchObject({
    status: 429,
    error: {
      code: 'slow_down',
      message:
        'You have posted 200 times within a day. Let the others have a word; come back later.',
    },
  });
  expect(Number(refused.headers.get('retry-after'))).toBe(23 * 3600);
  expect((await post(0)).data).toEqual(first.data);
  const stranger = await newPlayer(server.url);
  expect((await stranger.ask('postBuzz', { body: { text: 'Me too' } })).status).toBe(200);

  server.clock.now = () => now + dayMs + 1;
  expect((await post(200)).status).toBe(200);
});
