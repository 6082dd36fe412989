import type { Signal } from '@bee-jinx/contract';
import { buzzFaultMessages } from '@bee-jinx/game';
import { beforeEach, describe, expect, test } from 'vitest';
import { signInToExistingAccount } from '../../testing/test-account.ts';
import { noon, today, winIn } from '../../testing/test-daily.ts';
import { acceptCodeOf, blockTestPlayer, newFriends } from '../../testing/test-friends.ts';
import { createTestHiveWith } from '../../testing/test-hive.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, mustCall, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { startTestSwarm } from '../../testing/test-swarm.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { buzzRoutes } from './routes.ts';

let anna: TestPlayer;
let ben: TestPlayer;
let cleo: TestPlayer;
let hive: string;

const server = useTestServer({ at: noon });
beforeEach(async () => {
  [anna, ben, cleo] = await Promise.all([
    newPlayer(server.url),
    newPlayer(server.url),
    newPlayer(server.url),
  ]);
  hive = await createTestHiveWith(server.url, anna, ben);
});

/** Each in a millisecond of its own, so that their order is known. */
async function post(player: TestPlayer, text: string, more: object = {}) {
  server.clock.advance(1);
  return (await player.ask('postBuzz', { body: { text, ...more } })).data.buzz;
}
const feed = async (player: TestPlayer, groupId?: string) =>
  (await player.ask('listBuzz', { query: groupId === undefined ? {} : { groupId } })).data.buzz;
const texts = async (player: TestPlayer, groupId?: string) =>
  (await feed(player, groupId)).map(({ text }) => text);

describe('who reads a post', () => {
  test('a hive reads what was posted to it, and nobody else learns of it', async () => {
    const mine = await post(anna, 'Good morning, bees', { groupId: hive });
    const { buzzId } = mine;
    expect(mine).toEqual({
      buzzId: expect.stringMatching(/^buzz_/),
      author: { userId: anna.player.userId, displayName: anna.player.displayName },
      text: 'Good morning, bees',
      createdAt: expect.stringMatching(/^2026-11-15T12:/),
      reactions: {},
      isMine: true,
      canDelete: true,
      to: { groupId: hive, name: 'The Tuesday bees' },
    });
    expect(await feed(ben, hive)).toEqual([{ ...mine, isMine: false, canDelete: false }]);
    expect(await texts(ben, hive)).toContain('Good morning, bees');
    expect(await texts(ben)).toContain('Good morning, bees');
    expect(await texts(cleo)).not.toContain('Good morning, bees');
    expect((await cleo.ask('listBuzz', { query: { groupId: hive } })).status).toBe(404);
    const params = { buzzId };
    const tried = await Promise.all([
      cleo.ask('reactToBuzz', { params, body: { reaction: 'honey' } }),
      cleo.ask('reportBuzz', { params, body: {} }),
    ]);
    expect(tried.map(({ status }) => status)).toEqual([404, 404]);
    expect(await cleo.ask('postBuzz', { body: { text: 'Me too', groupId: hive } })).toMatchObject({
      status: 404,
      error: { code: 'group_not_found', message: 'You aren’t in that hive.' },
    });
  });

  test('friends read what is for friends, on both sides; strangers and the hive do not', async () => {
    const [dora, emil] = await newFriends(server.url);
    const stream = await TestListener.open(server.url, emil.headers);
    const { buzzId, ...more } = await post(dora, 'Only for friends');
    expect(more).not.toHaveProperty('to');
    await stream.until(() => JSON.stringify(stream.signals()).includes(buzzId));
    stream.close();
    expect((await feed(emil))[0]).toMatchObject({ isMine: false, canDelete: false });
    expect(await texts(emil)).toContain('Only for friends');
    expect(await texts(dora)).toContain('Only for friends');
    expect(await texts(anna)).not.toContain('Only for friends');
    await dora.ask('removeFriend', { params: { userId: emil.player.userId } });
    expect(await texts(emil)).not.toContain('Only for friends');
    expect(await texts(dora)).toContain('Only for friends');
  });

  test('the friends group has the posts to friends and no others', async () => {
    const fred = await newPlayer(server.url);
    await acceptCodeOf(fred, anna);
    await post(anna, 'Hello friends');
    const { data } = await fred.ask('listGroups', { query: { type: 'friends' } });
    expect(await texts(fred, data.group?.groupId)).toEqual(['Hello friends']);
    await post(anna, 'To the hive', { groupId: hive });
    expect(await texts(fred, data.group?.groupId)).toEqual(['Hello friends']);
    expect(await texts(anna, hive)).toEqual(['To the hive']);
    await fred.ask('postBuzz', { body: { text: 'To mine', groupId: data.group?.groupId ?? '' } });
    expect(await texts(anna)).toContain('To mine');
  });

  test('whoever blocks and whoever is blocked do not see each other, also inside a hive', async () => {
    const [gina, hugo] = await Promise.all([newPlayer(server.url), newPlayer(server.url)]);
    const theirs = await createTestHiveWith(server.url, anna, gina, hugo);
    await post(gina, 'From Gina', { groupId: theirs });
    await post(hugo, 'From Hugo', { groupId: theirs });
    await blockTestPlayer(gina, hugo);
    expect(await texts(gina, theirs)).toEqual(['From Gina']);
    expect(await texts(hugo, theirs)).toEqual(['From Hugo']);
    const streams = await Promise.all(
      [gina, hugo].map(({ headers }) => TestListener.open(server.url, headers)),
    );
    const { buzzId } = await post(gina, 'From Gina again', { groupId: theirs });
    const last = await post(anna, 'From Anna', { groupId: theirs });
    const wasSignalled = [];
    for (const stream of streams) {
      await stream.until(() => JSON.stringify(stream.received).includes(last.buzzId));
      wasSignalled.push(JSON.stringify(stream.received).includes(buzzId));
      stream.close();
    }
    expect(wasSignalled).toEqual([true, false]);
  });

  test('the owner of the hive reads and can delete all posts, across blocks', async () => {
    for (const isOwnersBlock of [true, false]) {
      const member = await newPlayer(server.url);
      const theirs = await createTestHiveWith(server.url, anna, member);
      await (isOwnersBlock ? blockTestPlayer(anna, member) : blockTestPlayer(member, anna));
      const stream = await TestListener.open(server.url, anna.headers);
      const { buzzId } = await post(member, 'Behind a block', { groupId: theirs });
      await stream.until(() => JSON.stringify(stream.received).includes(buzzId));
      stream.close();
      expect(await feed(anna, theirs)).toMatchObject([{ text: 'Behind a block', canDelete: true }]);
      await anna.ask('deleteBuzz', { params: { buzzId } });
      expect(await texts(member, theirs)).toEqual([]);
    }
  });

  test('a player who has left a hive can not read it and gets no signals', async () => {
    const ida = await newPlayer(server.url);
    const theirs = await createTestHiveWith(server.url, anna, ida, ben);
    const stream = await TestListener.open(server.url, ida.headers);
    await ida.ask('leaveGroup', { params: { groupId: theirs } });
    const { buzzId } = await post(anna, 'After Ida', { groupId: theirs });
    expect(await texts(ida)).not.toContain('After Ida');
    // A later signal that does reach her: a signal of the post would have come before it.
    await ida.ask('changeMe', { body: { displayName: 'Ida the Free' } });
    await stream.until(() => JSON.stringify(stream.received).includes('"player"'));
    expect(JSON.stringify(stream.received)).not.toContain(buzzId);
    stream.close();
  });
});

describe('what can be posted', () => {
  test.each([
    ['nothing', '  ', 400, 'empty'],
    ['281 characters', 'b'.repeat(281), 400, 'too_long'],
    ['a hidden turn', 'abc\u202Edef', 400, 'hidden_characters'],
    ['a slur', 'what a f.u.c.k', 422, undefined],
    ['280 emoji', '🐝'.repeat(280), 200, undefined],
    ['a script, as text', '<img src=x onerror=alert(1)>', 200, undefined],
  ] as const)('%s', async (_name, text, status, fault) => {
    const answer = await anna.ask('postBuzz', { body: { text, groupId: hive } });
    expect(answer.status).toBe(status);
    if (status === 200) expect(answer.data.buzz.text).toBe(text);
    else if (fault === undefined) expect(answer.error.code).toBe('text_refused');
    else {
      const message = buzzFaultMessages[fault];
      expect(answer.error).toMatchObject({
        code: 'invalid_input',
        message,
        details: { fields: { text: message } },
      });
    }
  });

  test('the same post sent again is one post', async () => {
    const headers = { ...anna.headers, 'idempotency-key': 'one-and-the-same' };
    const send = () =>
      callApi(server.url, 'postBuzz', { body: { text: 'Once only', groupId: hive } }, headers);
    const stream = await TestListener.open(server.url, ben.headers);
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    await post(anna, 'Another', { groupId: hive });
    await stream.until(() => stream.signals().length > 1);
    stream.close();
    expect(stream.signals().map((signal) => (signal as Signal).id)).toContain(
      answers[0]?.data.buzz.buzzId,
    );
    expect(stream.signals()).toHaveLength(2);
    expect(new Set(answers.map(({ data }) => data.buzz.buzzId)).size).toBe(1);
    expect((await texts(ben, hive)).filter((text) => text === 'Once only')).toHaveLength(1);
  });

  test('a result is covered until its reader has finished that puzzle', async () => {
    const [jon, kim] = await Promise.all([newPlayer(server.url), newPlayer(server.url)]);
    const theirs = await createTestHiveWith(server.url, jon, kim);
    const early = { text: 'See', groupId: theirs, puzzleNumber: today };
    expect((await jon.ask('postBuzz', { body: early })).error).toMatchObject({
      code: 'not_yet',
      message: 'You haven’t finished that puzzle yet.',
    });
    const won = await winIn(jon, today, 2);
    const mine = await post(jon, '', { groupId: theirs, puzzleNumber: today });
    const result = {
      puzzleNumber: today,
      outcome: 'jinx',
      tier: 'excellent',
      rounds: 2,
      hintsUsed: 0,
      warmths: won.rounds.map(({ warmth }) => warmth),
      replayId: won.replayId,
    };
    expect(mine.result).toEqual({ ...result, covered: false, path: won.rounds });
    await post(jon, 'Without one', { groupId: theirs });

    const covered = await kim.ask('listBuzz', { query: { groupId: theirs } });
    expect(covered.data.buzz[0]).not.toHaveProperty('result');
    expect(covered.data.buzz[1]?.result).toEqual({ ...result, covered: true });
    for (const { word } of won.rounds) expect(JSON.stringify(covered.data)).not.toContain(word);

    const theirGame = await winIn(kim, today, 1);
    await post(kim, '', { groupId: theirs, puzzleNumber: today });
    expect((await feed(kim, theirs)).map((one) => one.result?.replayId)).toEqual([
      theirGame.replayId,
      undefined,
      won.replayId,
    ]);
    expect((await feed(kim, theirs))[2]?.result).toEqual(mine.result);
  });

  test('a swarm is posted by those who sat in it, and by nobody else', async () => {
    const swarm = await startTestSwarm(server.url, {}, [anna, ben, cleo]);
    await swarm.jinx(1);
    const { swarmId } = swarm;
    const shown = await post(anna, '', { groupId: hive, swarmId });
    expect(shown.swarm).toMatchObject({ covered: false, minds: 3, outcome: 'jinx', rounds: 1 });
    const plain = await post(anna, 'Without one', { groupId: hive });
    expect(plain).not.toHaveProperty('swarm');
    expect((await feed(ben, hive)).map((one) => one.swarm)).toEqual([undefined, shown.swarm]);
    const stranger = await newPlayer(server.url);
    expect(await stranger.ask('postBuzz', { body: { text: 'Me too', swarmId } })).toMatchObject({
      status: 404,
      error: { code: 'not_your_game' },
    });
  });
});

test('a text for which its address has no room left is refused for an hour', async () => {
  const asked: unknown[][] = [];
  const mayStore = async (...room: unknown[]) => {
    asked.push(room);
    return false;
  };
  const { postBuzz } = buzzRoutes({ budgets: { mayStore } } as never);
  const visitor = { address: '192.0.2.1', isKnown: true };
  const visit = { caller: { playerId: 'player_a' }, request: { visitor } };
  await expect(postBuzz({ body: { text: 'Bées' } } as never, visit as never)).rejects.toMatchObject(
    { code: 'slow_down', retryAfterSeconds: 3600 },
  );
  expect(asked).toEqual([[['texts'], visitor, 5]]);
});

describe('deleting a post', () => {
  test('authors delete their own posts also in a hive that they have left', async () => {
    const { buzzId } = await post(ben, 'Still mine', { groupId: hive });
    await mustCall(ben, 'leaveGroup', { params: { groupId: hive } });
    expect(await texts(anna, hive)).toContain('Still mine');
    await mustCall(ben, 'deleteBuzz', { params: { buzzId } });
    expect(await texts(anna, hive)).not.toContain('Still mine');
  });

  test('authors delete their own posts, the owner of the hive any in it, others none', async () => {
    const first = await post(ben, 'Mine to take back', { groupId: hive });
    const second = await post(ben, "Anna's to take away", { groupId: hive });
    const hers = await post(anna, "Not Ben's", { groupId: hive });
    const take = async (player: TestPlayer, { buzzId }: { buzzId: string }) =>
      (await player.ask('deleteBuzz', { params: { buzzId } })).status;
    const stream = await TestListener.open(server.url, anna.headers);
    expect((await feed(anna, hive)).find(({ buzzId }) => buzzId === second.buzzId)?.canDelete).toBe(
      true,
    );
    expect(await take(ben, hers)).toBe(403);
    const params = { buzzId: first.buzzId };
    expect((await ben.ask('deleteBuzz', { params })).data).toEqual({ deleted: true });
    expect(await take(ben, first)).toBe(200);
    expect(await take(anna, second)).toBe(200);
    await stream.until(() => stream.signals().length > 1);
    stream.close();
    expect(stream.signals()).toEqual(
      [first, second].map(({ buzzId: id }) => ({ topic: 'buzz', id, version: 2 })),
    );
    const toFriends = await post(ben, 'For friends');
    await acceptCodeOf(anna, ben);
    expect(await take(anna, toFriends)).toBe(403);
    const left = await texts(ben, hive);
    expect(left).toContain("Not Ben's");
    expect(left).not.toContain('Mine to take back');
    expect(left).not.toContain("Anna's to take away");
  });
});

describe('reactions', () => {
  test('are limited to one per reader, who can change and remove it', async () => {
    const { buzzId } = await post(anna, 'React to me', { groupId: hive });
    const react = async (player: TestPlayer, reaction: 'honey' | 'ha' | null) =>
      (await player.ask('reactToBuzz', { params: { buzzId }, body: { reaction } })).data.buzz;
    const other = await post(anna, 'And to me', { groupId: hive });
    const onOther = { params: { buzzId: other.buzzId }, body: { reaction: 'ha' as const } };
    await cleo.ask('reactToBuzz', onOther);
    const stream = await TestListener.open(server.url, ben.headers);
    const signalled = await ben.ask('reactToBuzz', onOther);
    expect(signalled.data.buzz.reactions).toEqual({ ha: 1 });
    await stream.until(() => stream.signals().length > 0);
    stream.close();
    expect(stream.signals()).toEqual([{ topic: 'buzz', id: other.buzzId, version: 2 }]);
    await Promise.all(Array.from({ length: 10 }, () => react(ben, 'honey')));
    expect(await react(anna, 'honey')).toMatchObject({
      reactions: { honey: 2 },
      myReaction: 'honey',
    });
    expect(await react(ben, 'ha')).toMatchObject({
      reactions: { honey: 1, ha: 1 },
      myReaction: 'ha',
    });
    const after = await react(ben, null);
    expect(after.reactions).toEqual({ honey: 1 });
    expect(after).not.toHaveProperty('myReaction');
    expect((await feed(anna, hive)).map(({ reactions }) => reactions)).toEqual([
      { ha: 1 },
      { honey: 1 },
    ]);
  });
});

describe('the feed', () => {
  test('is paged, the newest first, without gaps or duplicates', async () => {
    const theirs = await createTestHiveWith(server.url, cleo, ben);
    const posted = Array.from({ length: 40 }, (_, index) => `Post ${index}`);
    for (const text of posted) await post(cleo, text, { groupId: theirs });
    const read: string[] = [];
    const pages: number[] = [];
    let cursor: string | undefined;
    const cursors: string[] = [];
    do {
      const query = { groupId: theirs, ...(cursor && { cursor }) };
      const { data } = await ben.ask('listBuzz', { query });
      read.push(...data.buzz.map(({ text }) => text));
      pages.push(data.buzz.length);
      cursor = data.nextCursor;
      if (cursor) cursors.push(cursor);
      // A post in between doesn't shift the remaining pages.
      if (read.length === 20) await post(cleo, 'In between', { groupId: theirs });
    } while (cursor);
    expect(read).toEqual(posted.toReversed());
    expect(pages).toEqual([20, 20]);
    // A cursor is of one reader and one feed.
    const [other = ''] = cursors;
    for (const [reader, query] of [
      [ben, { groupId: theirs, cursor: 'abc.def' }],
      [ben, { cursor: other }],
      [cleo, { groupId: theirs, cursor: other }],
    ] as const) {
      expect((await reader.ask('listBuzz', { query })).status).toBe(400);
    }
  });

  test('signals its readers without the text', async () => {
    const stream = await TestListener.open(server.url, ben.headers);
    const { buzzId } = await post(anna, 'canary-in-the-feed', { groupId: hive });
    await stream.until(() => JSON.stringify(stream.received).includes(buzzId));
    expect(stream.signals()).toEqual([{ topic: 'buzz', id: buzzId, version: 1 }]);
    expect(JSON.stringify(stream.received)).not.toContain('canary');
    stream.close();
  });
});

test('posts of an anonymous player pass to the account, and their readers are signalled', async () => {
  const mara = await newPlayer(server.url);
  let theirs = '';
  const buzzIds: string[] = [];
  const back = await signInToExistingAccount(server.url, async (visitor) => {
    theirs = await createTestHiveWith(server.url, mara, visitor);
    await acceptCodeOf(visitor, mara);
    buzzIds.push((await post(visitor, 'To the hive', { groupId: theirs })).buzzId);
    buzzIds.push((await post(visitor, 'To friends')).buzzId);
  });
  const stream = await TestListener.open(server.url, mara.headers);
  await back.migrate();
  const buzzSignals = () => (stream.signals() as Signal[]).filter(({ topic }) => topic === 'buzz');
  await stream.until(() => buzzSignals().length === 2);
  stream.close();
  expect(new Set(buzzSignals().map(({ id, version }) => `${id} ${version}`))).toEqual(
    new Set(buzzIds.map((id) => `${id} 2`)),
  );
  const authors = (await feed(mara)).map(({ author }) => author.userId);
  expect(authors).toEqual([back.player.userId, back.player.userId]);
});

test('posts are in the export and are deleted with their author', async () => {
  const lea = await newPlayer(server.url);
  const theirs = await createTestHiveWith(server.url, anna, lea);
  await post(lea, 'Remember me', { groupId: theirs });
  const { data } = await lea.ask('exportMe', {});
  expect(data.buzz).toMatchObject([{ text: 'Remember me', groupId: theirs }]);
  await lea.ask('deleteMe', {});
  expect(await texts(anna, theirs)).toEqual([]);
});
