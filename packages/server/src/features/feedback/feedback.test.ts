import { beforeEach, describe, expect, test } from 'vitest';
import { quickAdmin, suspendTestPlayer } from '../../testing/test-identity.ts';
import { callApi, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { setUp, useTestServer } from '../../testing/use-test-server.ts';
import { sendFeedback } from './send-feedback.ts';

const server = useTestServer();
const admin = setUp(() => quickAdmin(server));
/** Limits count for all players together. */
beforeEach(async () => {
  await server.db.transaction([], (sql) => sql.deleteFrom('feedback').execute());
});

const png = Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), Buffer.alloc(100, 7)]);
const bug = {
  kind: 'bug',
  text: 'The seal broke before I typed.',
  screen: '/jinx/daily',
  version: '0.1.0',
} as const;
const send = (who: TestPlayer, body: object, key?: string) =>
  callApi(
    server.url,
    'sendFeedback',
    { body: { ...bug, ...body } },
    {
      ...who.headers,
      ...(key !== undefined && { 'idempotency-key': key }),
    },
  );
/** Admin rights end after half an hour, so there is a new admin for the next day. */
const nextDay = async () => {
  server.clock.advance(86_400_001);
  Object.assign(admin, await quickAdmin(server));
};
const list = async (query: object = {}) => (await admin.ask('listFeedback', { query })).data;

describe('feedback', () => {
  test('reaches the admins once, however often it is sent', async () => {
    const player = await newPlayer(server.url);
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(player, { contact: ' me@hive ' }, 'one-key')),
    );
    expect(new Set(answers.map(({ data }) => data.feedbackId)).size).toBe(1);
    const mine = (await list()).feedback.filter(({ userId }) => userId === player.player.userId);
    const [feedbackId] = answers.map(({ data }) => data.feedbackId);
    expect(mine).toEqual([
      {
        ...bug,
        feedbackId,
        number: 1,
        sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        contact: 'me@hive',
        state: 'open',
        userId: player.player.userId,
        displayName: player.player.displayName,
        hasScreenshot: false,
      },
    ]);
    await send(player, { contact: ' \u200b ' });
    const [second] = (await list()).feedback;
    expect(second?.number).toBe(2);
    expect(second).not.toHaveProperty('contact');
  });

  test('of a suspended player appeals to the sanction', async () => {
    const player = await newPlayer(server.url);
    await suspendTestPlayer(server, player);
    await send(player, {});
    const [appeal] = (await list()).feedback;
    expect(appeal?.appealsTo).toEqual(expect.any(String));
    await send(await newPlayer(server.url), {});
    expect((await list()).feedback[0]).not.toHaveProperty('appealsTo');
  });

  test('keeps its picture byte for byte, and shows it to admins only', async () => {
    const player = await newPlayer(server.url);
    const screenshot = { type: 'image/png', base64: png.toString('base64') } as const;
    const { feedbackId } = (await send(player, { screenshot })).data;
    const params = { feedbackId };
    const seen = await admin.ask('readFeedbackScreenshot', { params });
    expect(seen.data).toEqual(screenshot);
    expect((await player.ask('readFeedbackScreenshot', { params })).status).toBe(403);
  });

  test.each([
    ['a picture that is none', { screenshot: { type: 'image/png', base64: 'PHN2Zz4=' } }],
    ['a kind that is none', { kind: 'rant' }],
    ['something that is no base64', { screenshot: { type: 'image/png', base64: '<svg>' } }],
  ])('is refused with %s', async (_what, body) => {
    const player = await newPlayer(server.url);
    expect((await send(player, body)).status).toBe(400);
  });

  test('has 1 to 2000 characters, however many units they take', async () => {
    const player = await newPlayer(server.url);
    expect((await send(player, { text: '🐝'.repeat(2000) })).status).toBe(200);
    expect((await send(player, { text: ' ! ' })).status).toBe(200);
    for (const [text, message] of [
      [' \n\u200b ', 'Write a few words first.'],
      ['x'.repeat(2001), 'That’s too long. Could you shorten it?'],
    ] as const) {
      expect(await send(player, { text })).toMatchObject({
        status: 400,
        error: {
          code: 'invalid_input',
          message,
          details: { fields: { text: '1 to 2000 characters' } },
        },
      });
    }
  });

  test.each([
    ['image/jpeg', 'ffd8ff', true],
    ['image/webp', '524946460000000057454250', true],
    ['image/png', 'ffd8ff', false],
    ['image/jpeg', '00ffd8ff', false],
    ['image/webp', '00524946460000000057454250', false],
    ['image/png', '0089504e470d0a1a0a', false],
  ] as const)(
    'with a picture as %s that begins with %s is stored: %s',
    async (type, magic, isFine) => {
      const player = await newPlayer(server.url);
      const bytes = Buffer.concat([Buffer.from(magic, 'hex'), Buffer.alloc(20)]);
      const answer = await send(player, { screenshot: { type, base64: bytes.toString('base64') } });
      if (isFine) expect(answer.data).toMatchObject({ hasScreenshot: true });
      else {
        expect(answer).toMatchObject({
          status: 400,
          error: {
            code: 'invalid_input',
            message: 'That isn’t a picture we can read. PNG, JPEG or WebP, please.',
            details: { fields: { screenshot: `not ${type}` } },
          },
        });
      }
    },
  );

  test('with control characters never causes a server error', async () => {
    const player = await newPlayer(server.url);
    for (const field of ['text', 'contact', 'screen', 'version']) {
      const { status } = await send(player, { [field]: 'a\u0000b' });
      expect([200, 400], `${field}: ${status}`).toContain(status);
    }
    const { status } = await admin.ask('listFeedback', { query: { text: 'a\u0000b' } });
    expect([200, 400]).toContain(status);
  });

  test('is refused with a picture beyond 2 MiB, though its body may be larger than others', async () => {
    const player = await newPlayer(server.url);
    const picture = (bytes: number) => ({
      type: 'image/png',
      base64: Buffer.concat([png, Buffer.alloc(bytes - png.length)]).toString('base64'),
    });
    const most = 2 * 1024 * 1024;
    expect((await send(player, { screenshot: picture(most) })).status).toBe(200);
    expect(await send(player, { screenshot: picture(most + 1) })).toMatchObject({
      status: 413,
      error: { code: 'too_large', message: 'That picture is larger than 2 MB.' },
    });
    expect((await send(player, { text: 'x'.repeat(3_100_000) })).status).toBe(413);
  });

  test('is limited to thirty a day', async () => {
    const player = await newPlayer(server.url);
    const statuses = [];
    for (let index = 0; index < 30; index += 1) statuses.push((await send(player, {})).status);
    expect(statuses).toEqual(Array(30).fill(200));
    const refused = await send(player, {});
    expect(refused).toMatchObject({
      status: 429,
      error: {
        code: 'slow_down',
        message: 'That was a lot for one day. We will read it; come back tomorrow.',
      },
    });
    expect(refused.headers.get('retry-after')).toBe('3600');
    await nextDay();
    expect((await send(player, {})).status).toBe(200);
  });
});

describe('a screenshot', () => {
  const screenshot = { type: 'image/png', base64: png.toString('base64') };

  /** With screenshots, as if many players had sent them at the same moment. */
  const copyFeedback = (id: string, times: number) =>
    server.db.transaction([], async (sql) => {
      const sent = sql.selectFrom('feedback').selectAll().where('id', '=', id);
      const own = sql.selectFrom('feedback_screenshots').selectAll().where('feedback_id', '=', id);
      const feedback = await sent.executeTakeFirstOrThrow();
      const picture = await own.executeTakeFirstOrThrow();
      const copies = Array.from({ length: times }, (_, index) => ({
        ...feedback,
        id: `copy_${index}`,
        sent_key: `copy_${index}`,
        number: feedback.number + 1 + index,
      }));
      await sql.insertInto('feedback').values(copies).execute();
      const pictures = copies.map((copy) => ({ ...picture, feedback_id: copy.id }));
      await sql.insertInto('feedback_screenshots').values(pictures).execute();
    });

  test('beyond ten per player and day is dropped, and the text is stored', async () => {
    const player = await newPlayer(server.url);
    const storedFlags = [];
    for (let index = 0; index < 10; index += 1) {
      storedFlags.push((await send(player, { screenshot })).data.hasScreenshot);
    }
    expect(storedFlags).toEqual(Array(10).fill(true));
    const kept = await send(player, { text: 'Without one' }, 'none');
    expect(kept.data.hasScreenshot).toBe(false);
    const { feedbackId, hasScreenshot } = (await send(player, { screenshot }, 'eleventh')).data;
    expect(hasScreenshot).toBe(false);
    expect((await list({ feedbackId })).feedback).toMatchObject([{ hasScreenshot: false }]);
    const again = await send(player, { screenshot }, 'eleventh');
    expect(again.data).toEqual({ feedbackId, hasScreenshot: false });
  });

  test('beyond two hundred per day in all is dropped too', async () => {
    await nextDay();
    const early = await newPlayer(server.url);
    const { feedbackId } = (await send(early, { screenshot })).data;
    await copyFeedback(feedbackId, 198);
    const late = await newPlayer(server.url);
    const last = await send(late, { screenshot }, 'last');
    expect(last.data.hasScreenshot).toBe(true);
    expect((await send(late, { screenshot }, 'last')).data).toEqual(last.data);
    const answer = await send(late, { screenshot });
    expect(answer).toMatchObject({ status: 200, data: { hasScreenshot: false } });
    await nextDay();
    expect((await send(late, { screenshot })).data.hasScreenshot).toBe(true);
  });
});

test('what its address has no room for is refused as a text, and dropped as a picture', async () => {
  const { player } = await newPlayer(server.url);
  const sendWith = (full: string) => {
    const mayStore = async ([kind]: readonly string[]) => kind !== full;
    return sendFeedback(
      { db: server.db, clock: server.clock, budgets: { mayStore } } as never,
      { playerId: player.userId, address: '192.0.2.1', isKnown: true },
      null,
      { ...bug, screenshot: { type: 'image/png', base64: png.toString('base64') } },
    );
  };
  expect(await sendWith('nothing')).toMatchObject({ hasScreenshot: true });
  expect(await sendWith('pictures')).toMatchObject({ hasScreenshot: false });
  await expect(sendWith('texts')).rejects.toMatchObject({ code: 'slow_down' });
});

describe('admins', () => {
  test('filter by state, kind and text, page by page', async () => {
    const player = await newPlayer(server.url);
    const words = 'A 100% honest Zebra_crossing';
    for (let index = 0; index < 3; index += 1) {
      await send(player, { kind: 'praise', text: `${words} ${index}` });
    }
    expect(await list({ limit: 3 })).not.toHaveProperty('nextCursor');
    expect(await list({ limit: 3, kind: 'bug' })).toMatchObject({ feedback: [] });
    const found = await list({ text: '100% HONEST zebra_', kind: 'praise', limit: 2 });
    expect(found.feedback.map(({ text }) => text)).toEqual([`${words} 2`, `${words} 1`]);
    const rest = await list({ text: 'zebra_', limit: 2, cursor: found.nextCursor });
    expect(rest.feedback.map(({ text }) => text)).toEqual([`${words} 0`]);
    expect(rest).not.toHaveProperty('nextCursor');
    await send(player, { text: 'ÜBER den Äpfeln' });
    expect((await list({ text: 'über DEN äpfel' })).feedback).toMatchObject([
      { text: 'ÜBER den Äpfeln' },
    ]);
    expect((await list({ text: 'zebra%' })).feedback).toEqual([]);
    expect((await list({ text: 'zebra_', state: 'closed' })).feedback).toEqual([]);
  });

  test('set the state and keep a note', async () => {
    const player = await newPlayer(server.url);
    const { feedbackId } = (await send(player, {})).data;
    const before = (await list()).counts;
    const params = { feedbackId };
    const answered = await admin.ask('changeFeedback', {
      params,
      body: { state: 'answered', note: ' Wrote back. ' },
    });
    const changedAt = expect.stringMatching(/^\d{4}-\d\d-\d\dT/);
    expect(answered.data.feedback).toMatchObject({
      feedbackId,
      state: 'answered',
      note: 'Wrote back.',
      changedAt,
    });
    const closed = await admin.ask('changeFeedback', { params, body: { state: 'closed' } });
    expect(closed.data.feedback).toMatchObject({ state: 'closed', note: 'Wrote back.' });
    await admin.ask('changeFeedback', { params, body: { state: 'answered' } });
    expect(answered.data.counts).toMatchObject({
      open: before.open - 1,
      answered: before.answered + 1,
    });
    const emptied = await admin.ask('changeFeedback', { params, body: { note: '' } });
    expect(emptied.data.feedback).not.toHaveProperty('note');
    expect(emptied.data.feedback.state).toBe('answered');
    expect((await list()).counts).toMatchObject({
      open: before.open - 1,
      answered: before.answered + 1,
    });
    const unknown = { params: { feedbackId: 'nothing' }, body: { state: 'closed' } } as const;
    expect(await admin.ask('changeFeedback', unknown)).toMatchObject({
      status: 404,
      error: { code: 'not_found' },
    });
  });
});

describe('the author', () => {
  test('has it in their export, without the admins’ note', async () => {
    const player = await newPlayer(server.url);
    const { feedbackId } = (await send(player, { contact: 'me@hive' })).data;
    const body = { note: 'A secret of ours.' };
    await admin.ask('changeFeedback', { params: { feedbackId }, body });
    const exported = (await player.ask('exportMe', {})).data;
    expect(exported.feedback).toMatchObject([{ ...bug, feedbackId, contact: 'me@hive' }]);
    expect(JSON.stringify(exported)).not.toContain('secret of ours');
  });

  test('deletes it with their player', async () => {
    const player = await newPlayer(server.url);
    const screenshot = { type: 'image/png', base64: png.toString('base64') };
    const { feedbackId } = (await send(player, { screenshot })).data;
    await player.ask('deleteMe', {});
    expect((await admin.ask('readFeedbackScreenshot', { params: { feedbackId } })).status).toBe(
      404,
    );
    const left = await list({ limit: 200 });
    expect(left.feedback.some((entry) => entry.feedbackId === feedbackId)).toBe(false);
    const pictures = await server.db.read
      .selectFrom('feedback_screenshots')
      .select('feedback_id')
      .where('feedback_id', '=', feedbackId)
      .execute();
    expect(pictures).toEqual([]);
  });
});
