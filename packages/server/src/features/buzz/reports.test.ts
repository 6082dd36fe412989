import { beforeAll, expect, test } from 'vitest';
import { hashPassword } from '../../platform/password-hash.ts';
import { createTestHiveWith } from '../../testing/test-hive.ts';
import { callApi, newPlayer, playerWith, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const password = 'the queen reads her mail';
let admin: TestPlayer;
const server = useTestServer(async () => ({
  settings: { ADMIN_PASSWORD_HASH: await hashPassword(password) },
}));
beforeAll(async () => {
  const { data } = await callApi(server.url, 'becomeAdmin', { body: { password, token: true } });
  admin = playerWith(server.url, data.player, data.token ?? '');
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
  for (let time = 0; time < 3; time += 1) await report(ben, 'It is rude.');
  await report(cleo, '');
  expect(await reports('open')).toMatchObject([
    { buzzId: params.buzzId, text: 'Rather rude', reporters: 2, reasons: ['It is rude.'] },
  ]);

  const seen = async () => (await ben.ask('listBuzz', { query: { groupId } })).data.buzz.length;
  const answer = (action: 'hide' | 'keep', reason = '') =>
    admin.ask('answerBuzzReport', { params, body: { answer: action, reason } });
  await answer('keep');
  expect(await seen()).toBe(1);
  expect((await anna.ask('exportMe', {})).data.buzz[0]).not.toHaveProperty('hiddenAt');
  expect(await answer('hide')).toMatchObject({ status: 400, error: { code: 'invalid_input' } });
  expect(await seen()).toBe(1);
  await answer('hide', 'Against the house rules.');
  expect(await seen()).toBe(0);
  expect((await anna.ask('listBuzz', { query: {} })).data.buzz).toEqual([]);
  expect(await reports('open')).toEqual([]);
  const by = { userId: admin.player.userId };
  expect(await reports('answered')).toMatchObject([
    {
      answer: 'hidden',
      reports: [
        { by: { userId: ben.player.userId }, reason: 'It is rude.' },
        { by: { userId: cleo.player.userId }, reason: '' },
      ],
      history: [
        { answer: 'kept', reason: '', by },
        { answer: 'hidden', reason: 'Against the house rules.', by },
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
});

test('admins can’t hide a post that was not reported', async () => {
  const anna = await newPlayer(server.url);
  const { data } = await anna.ask('postBuzz', { body: { text: 'Peaceful' } });
  const params = { buzzId: data.buzz.buzzId };
  const answer = await admin.ask('answerBuzzReport', {
    params,
    body: { answer: 'hide', reason: 'No' },
  });
  expect(answer.status).toBe(404);
});

test('the admins’ list skips none of the posts that were reported in the same millisecond', async () => {
  const [anna, ben] = await Promise.all([1, 2].map(() => newPlayer(server.url)));
  if (!anna || !ben) throw new Error('Too few players.');
  const groupId = await createTestHiveWith(server.url, anna, ben);
  const before = (await reports('open')).length;
  const now = server.clock.now;
  const start = now();
  for (let index = 0; index < 60; index += 1) {
    // Three by three, so that the page's end would fall between two of them.
    server.clock.now = () => start + Math.floor((index + before) / 3);
    const { data } = await anna.ask('postBuzz', { body: { text: `Rude ${index}`, groupId } });
    await ben.ask('reportBuzz', { params: { buzzId: data.buzz.buzzId }, body: { reason: 'Rude' } });
  }
  server.clock.now = now;
  const read: string[] = [];
  for (let cursor: string | undefined; ; ) {
    const query = { state: 'open' as const, ...(cursor && { cursor }) };
    const { data } = await admin.ask('listBuzzReports', { query });
    read.push(...data.reports.map(({ buzzId }) => buzzId));
    cursor = data.nextCursor;
    if (!cursor) break;
  }
  expect(read).toHaveLength(before + 60);
  expect(new Set(read).size).toBe(read.length);
});
