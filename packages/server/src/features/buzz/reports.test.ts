import { beforeAll, beforeEach, expect, test } from 'vitest';
import { hashPassword } from '../../platform/password-hash.ts';
import { createTestHiveWith } from '../../testing/test-hive.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, newPlayer, playerWith, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { feedOfFriends, insertBuzz, positionsPerMs } from './queries.ts';

const password = 'the queen reads her mail';
let admin: TestPlayer;
const server = useTestServer(async () => ({
  settings: { ADMIN_PASSWORD_HASH: await hashPassword(password) },
}));
beforeAll(async () => {
  const { data } = await callApi(server.url, 'becomeAdmin', { body: { password, token: true } });
  admin = playerWith(server.url, data.player, data.token ?? '');
});

beforeEach(async () => {
  await server.db.transaction([], (sql) => sql.deleteFrom('buzz').execute());
});

const reports = async (state: 'open' | 'answered') =>
  (await admin.ask('listBuzzReports', { query: { state } })).data.reports;

test('a reported post reaches the admins once, with every reason; hidden, it is gone for all', async () => {
  const [anna, ben, cleo] = await Promise.all([1, 2, 3].map(() => newPlayer(server.url)));
  if (!anna || !ben || !cleo) throw new Error('Too few players.');
  const groupId = await createTestHiveWith(server.url, anna, ben, cleo);
  const { data } = await anna.ask('postBuzz', { body: { text: 'Rather rude', groupId } });
  const params = { buzzId: data.buzz.buzzId };
  const report = (player: TestPlayer, reason: string) =>
    player.ask('reportBuzz', { params, body: { reason } });
  for (let time = 0; time < 3; time += 1) {
    expect((await report(ben, 'It is rude.')).data).toEqual({ reported: true });
  }
  server.clock.advance(1000);
  // A reason that can't be shown is dropped, the report counts.
  await report(cleo, 'a\u202Eb');
  const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
  const nameOf = ({ player: { userId, displayName } }: TestPlayer) => ({ userId, displayName });
  const reported = {
    buzzId: params.buzzId,
    author: nameOf(anna),
    text: 'Rather rude',
    postedAt: data.buzz.createdAt,
    reportedAt: time,
    reporters: 2,
    reasons: ['It is rude.'],
    reports: [
      { by: nameOf(ben), reason: 'It is rude.', at: time },
      { by: nameOf(cleo), reason: '', at: time },
    ],
    to: { groupId, name: 'The Tuesday bees' },
  };
  expect(await reports('open')).toEqual([{ ...reported, history: [] }]);
  // Another post with a report of its own, to friends.
  const { buzz: other } = (await ben.ask('postBuzz', { body: { text: 'Quite fine' } })).data;
  const fine = { params: { buzzId: other.buzzId } };
  server.clock.advance(1000);
  await ben.ask('reportBuzz', { ...fine, body: { reason: 'By mistake' } });
  const [newest, oldest] = await reports('open');
  expect(newest).toMatchObject({ buzzId: other.buzzId, reasons: ['By mistake'], reporters: 1 });
  expect(newest).not.toHaveProperty('to');
  expect(oldest).toEqual({ ...reported, history: [] });
  await admin.ask('answerBuzzReport', { ...fine, body: { answer: 'keep', reason: 'It is fine.' } });

  const seen = async () => (await ben.ask('listBuzz', { query: { groupId } })).data.buzz.length;
  const answer = (action: 'hide' | 'keep', reason = '') =>
    admin.ask('answerBuzzReport', { params, body: { answer: action, reason } });
  const stream = await TestListener.open(server.url, ben.headers);
  expect((await answer('keep')).data).toEqual({ answer: 'kept' });
  await stream.until(() => stream.signals().length > 0);
  stream.close();
  expect(stream.signals()).toEqual([{ topic: 'buzz', id: params.buzzId, version: 2 }]);
  expect(await reports('answered')).toMatchObject([
    { buzzId: other.buzzId, history: [{ reason: 'It is fine.' }] },
    { buzzId: params.buzzId, answer: 'kept' },
  ]);
  await ben.ask('deleteBuzz', fine);
  expect(await seen()).toBe(1);
  expect((await anna.ask('exportMe', {})).data.buzz[0]).not.toHaveProperty('hiddenAt');
  const message = 'A reason has 1 to 280 characters, none of them hidden.';
  const invalid = {
    status: 400,
    error: { code: 'invalid_input', message, details: { fields: { reason: message } } },
  };
  expect(await answer('hide')).toMatchObject(invalid);
  for (const reason of ['a'.repeat(281), 'a\u202Eb']) {
    expect(await answer('keep', reason)).toMatchObject(invalid);
  }
  expect(await seen()).toBe(1);
  expect((await answer('hide', 'Against the house rules.')).data).toEqual({ answer: 'hidden' });
  expect(await seen()).toBe(0);
  expect((await anna.ask('listBuzz', { query: {} })).data.buzz).toEqual([]);
  expect(await reports('open')).toEqual([]);
  const by = nameOf(admin);
  expect(await reports('answered')).toEqual([
    {
      ...reported,
      answer: 'hidden',
      history: [
        { answer: 'kept', reason: '', by, at: time },
        { answer: 'hidden', reason: 'Against the house rules.', by, at: time },
      ],
    },
  ]);
  const exported = (await anna.ask('exportMe', {})).data;
  expect(exported.buzz).toMatchObject([{ text: 'Rather rude', hiddenAt: expect.any(String) }]);
  for (const secret of [ben, cleo, admin].map(({ player }) => player.userId)) {
    expect(JSON.stringify(exported.buzz)).not.toContain(secret);
  }
  const { entries } = (await admin.ask('readAuditTrail', { query: {} })).data;
  expect(entries).toContainEqual(
    expect.objectContaining({
      act: `report of ${params.buzzId}: hidden, Against the house rules.`,
      playerId: admin.player.userId,
    }),
  );
  expect(entries.map(({ act }) => act)).toContain(`report of ${params.buzzId}: kept`);
});

test.each([
  ['its author', 0],
  ['the owner of its hive', 1],
])('a hidden post that %s deletes does not come back', async (_who, seat) => {
  const players = [await newPlayer(server.url), await newPlayer(server.url)] as const;
  const [author, owner] = players;
  const groupId = await createTestHiveWith(server.url, owner, author);
  const { data } = await author.ask('postBuzz', { body: { text: 'Rather rude', groupId } });
  const params = { buzzId: data.buzz.buzzId };
  await owner.ask('reportBuzz', { params, body: { reason: 'It is rude.' } });
  const answer = (action: 'hide' | 'keep') =>
    admin.ask('answerBuzzReport', { params, body: { answer: action, reason: 'Rules' } });
  expect((await answer('hide')).status).toBe(200);
  const stranger = await newPlayer(server.url);
  expect((await stranger.ask('deleteBuzz', { params })).data).toEqual({ deleted: true });
  expect(await reports('answered')).toHaveLength(1);
  expect((await players[seat]?.ask('deleteBuzz', { params }))?.data).toEqual({ deleted: true });
  expect(await answer('keep')).toMatchObject({ status: 404, error: { code: 'not_found' } });
  expect((await owner.ask('listBuzz', { query: { groupId } })).data.buzz).toEqual([]);
});

test('admins can’t hide a post that was not reported', async () => {
  const anna = await newPlayer(server.url);
  const { data } = await anna.ask('postBuzz', { body: { text: 'Peaceful' } });
  const params = { buzzId: data.buzz.buzzId };
  const answer = await admin.ask('answerBuzzReport', {
    params,
    body: { answer: 'hide', reason: 'No' },
  });
  expect(answer).toMatchObject({ status: 404, error: { code: 'not_found' } });
  const { entries } = (await admin.ask('readAuditTrail', { query: {} })).data;
  expect(JSON.stringify(entries)).not.toContain(params.buzzId);
});

test.each([
  // Three by three, so that the page's end would fall between two of them.
  ['three by three', 60, 3, [48, 12]],
  ['each by itself', 51, 1, [50, 1]],
  ['one page full', 50, 1, [50]],
  ['all at once', 52, 52, [50]],
])(
  'the admins’ list has posts that were reported %s on whole pages',
  async (_how, count, together, expected) => {
    const anna = await newPlayer(server.url);
    const start = server.clock.now();
    const ids = Array.from({ length: count }, (_, index) => `${anna.player.userId}-${index}`);
    await server.db.transaction([], async (sql) => {
      for (const [index, id] of ids.entries()) {
        await insertBuzz(sql, {
          id,
          position: start * positionsPerMs + index,
          feed: feedOfFriends(anna.player.userId),
          author_id: anna.player.userId,
          group_id: null,
          text: `Rude ${index}`,
          puzzle_number: null,
          swarm_id: null,
          post_key: null,
          version: 1,
          created_at: start,
          reported_at: start + Math.floor(index / together),
          report_state: 'open',
        });
      }
    });
    const read: string[] = [];
    const pages: number[] = [];
    for (let cursor: string | undefined; ; ) {
      const query = { state: 'open' as const, ...(cursor && { cursor }) };
      const { data } = await admin.ask('listBuzzReports', { query });
      read.push(...data.reports.map(({ buzzId }) => buzzId));
      pages.push(data.reports.length);
      cursor = data.nextCursor;
      if (!cursor || together === count) break;
    }
    expect(pages).toEqual(expected);
    expect(new Set(read).size).toBe(read.length);
    if (together === 1) expect(read).toEqual(ids.toReversed());
  },
);
