import type { Signal } from '@bee-jinx/contract';
import { dayMs, maxFriends } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { startDance } from '../../testing/test-dance.ts';
import {
  acceptCodeOf,
  blockTestPlayer,
  insertCrowd,
  newFriends,
  newPlayerPair,
  readFriendIds,
  readFriendList,
} from '../../testing/test-friends.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { mustCall, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { notify } from '../notifications/notify.ts';

const server = useTestServer();

const askFirst = (who: TestPlayer, asksFirst = true) =>
  mustCall(who, 'changeFriendSettings', { body: { asksFirst } });
const answer = (who: TestPlayer, { player }: TestPlayer, accept: boolean) =>
  who.ask('answerFriendRequest', { body: { userId: player.userId, accept } });
const withdraw = (who: TestPlayer, { player }: TestPlayer) =>
  who.ask('withdrawFriendRequest', { params: { userId: player.userId } });
const pendingOf = async (who: TestPlayer) =>
  (await readFriendList(who)).pending?.map(({ userId, isMine }) => ({ userId, isMine }));
const inboxOf = async (who: TestPlayer) =>
  (await mustCall(who, 'listNotifications', { query: {} })).notifications.map(({ text }) => text);

const unreadOf = async (who: TestPlayer) =>
  (await mustCall(who, 'listNotifications', { query: {} })).unreadCount;

/** Ben has asked Anna, who wants to be asked first. */
async function newRequest(): Promise<[TestPlayer, TestPlayer]> {
  const [anna, ben] = await newPlayerPair(server.url);
  await askFirst(anna);
  const { data } = await acceptCodeOf(ben, anna);
  expect(data).toMatchObject({
    isNew: true,
    friend: { status: 'pending', presence: 'away', playedToday: false },
  });
  return [anna, ben];
}

test('a request is not accepted across a block that a merge has brought along', async () => {
  const [anna, ben] = await newRequest();
  const ids = [anna, ben].map(({ player }) => player.userId) as [string, string];
  await server.db.transaction([], (sql) =>
    sql.insertInto('blocks').values({ player_id: ids[0], blocked_id: ids[1], since: 0 }).execute(),
  );
  expect((await answer(anna, ben, true)).error.code).toBe('not_found');
  expect(await readFriendIds(anna)).toEqual([]);
  expect((await answer(anna, ben, false)).status).toBe(200);
  expect(await pendingOf(anna)).toEqual([]);
});

describe('of a player who asks first', () => {
  test('a code makes a request that both see, and its owner is told', async () => {
    const [anna, ben] = await newRequest();
    expect((await readFriendList(anna)).asksFirst).toBe(true);
    expect(await pendingOf(anna)).toEqual([{ userId: ben.player.userId, isMine: false }]);
    expect(await pendingOf(ben)).toEqual([{ userId: anna.player.userId, isMine: true }]);
    expect([await readFriendIds(anna), await readFriendIds(ben)]).toEqual([[], []]);
    expect(await inboxOf(anna)).toEqual([
      `${ben.player.displayName} would like to be your friend.`,
    ]);
    expect((await acceptCodeOf(ben, anna)).data.isNew).toBe(false);
    expect(await inboxOf(anna)).toHaveLength(1);
  });

  test('a yes makes friends and is told, and a second one changes nothing', async () => {
    const [anna, ben] = await newRequest();
    for (const _time of [1, 2]) {
      const { data } = await answer(anna, ben, true);
      expect(data.friend).toMatchObject({ userId: ben.player.userId, status: 'accepted' });
    }
    expect(await readFriendIds(ben)).toEqual([anna.player.userId]);
    expect([await pendingOf(anna), await pendingOf(ben)]).toEqual([[], []]);
    expect(await inboxOf(ben)).toEqual([
      `${anna.player.displayName} is your friend now. Ask for a dance?`,
    ]);
  });

  test('a yes is heard at once by the screens of who asked', async () => {
    const [anna, ben] = await newRequest();
    const listener = await TestListener.open(server.url, ben.headers);
    await answer(anna, ben, true);
    await listener.until(() => listener.signals().length > 1);
    listener.close();
    const id = ben.player.userId;
    expect(listener.signals()).toEqual([
      { topic: 'friends', id, version: 2 },
      { topic: 'notifications', id, version: 1 },
    ]);
  });

  test('a no ends the request and is told to nobody', async () => {
    const [anna, ben] = await newRequest();
    expect((await answer(anna, ben, false)).data).toEqual({});
    expect([await pendingOf(anna), await pendingOf(ben)]).toEqual([[], []]);
    expect([await readFriendIds(anna), await inboxOf(ben)]).toEqual([[], []]);
  });

  test('what was withdrawn can’t be accepted, and what was accepted can’t be withdrawn', async () => {
    const [anna, ben] = await newRequest();
    expect((await withdraw(ben, anna)).data).toEqual({ withdrawn: true });
    expect(await answer(anna, ben, true)).toMatchObject({
      status: 404,
      error: { message: 'They no longer ask to be your friend.' },
    });
    await acceptCodeOf(ben, anna);
    await answer(anna, ben, true);
    expect((await withdraw(ben, anna)).data).toEqual({ withdrawn: false });
    expect(await readFriendIds(ben)).toEqual([anna.player.userId]);
  });

  test.each<[string, (anna: TestPlayer, ben: TestPlayer) => Promise<unknown>]>([
    ['a yes', (anna, ben) => answer(anna, ben, true)],
    ['a no', (anna, ben) => answer(anna, ben, false)],
    ['the use of the asker’s code', acceptCodeOf],
    ['its withdrawal', (anna, ben) => withdraw(ben, anna)],
    ['the asker’s block', (anna, ben) => blockTestPlayer(ben, anna)],
    [
      'a friendship after a dance',
      async (anna, ben) => {
        const { gameId, jinx } = await startDance(server.url, {}, [anna, ben]);
        await jinx(1);
        for (const who of [ben, anna]) await mustCall(who, 'befriendPartner', { body: { gameId } });
      },
    ],
  ])('the notice of a request is read after %s, and screens hear of it', async (_, end) => {
    const [anna, ben] = await newRequest();
    expect(await unreadOf(anna)).toBe(1);
    const listener = await TestListener.open(server.url, anna.headers);
    await end(anna, ben);
    const isTold = (signal: unknown) => (signal as Signal).topic === 'notifications';
    await listener.until(() => listener.signals().some(isTold));
    listener.close();
    expect(await unreadOf(anna)).toBe(0);
  });

  test('nobody can accept their own request', async () => {
    const [anna, ben] = await newRequest();
    expect((await answer(ben, anna, true)).status).toBe(404);
    expect(await readFriendIds(ben)).toEqual([]);
  });

  test('so many can ask as can be friends; the next is told that there is no room', async () => {
    const [anna, ben] = await newPlayerPair(server.url);
    await askFirst(anna);
    const { userId } = anna.player;
    await server.db.transaction([], async (sql) => {
      const crowd = await insertCrowd(sql, maxFriends);
      const rows = crowd.map((from_id) => ({ from_id, to_id: userId, since: 1 }));
      await sql.insertInto('friend_requests').values(rows).execute();
    });
    const full = { status: 409, error: { code: 'friends_full' } };
    expect(await acceptCodeOf(ben, anna)).toMatchObject(full);
    expect(await pendingOf(ben)).toEqual([]);
  });

  test('fifty can be asked within a day, whatever they answer; friends and the next day don’t count', async () => {
    const [anna, ben] = await newRequest();
    await withdraw(ben, anna);
    const [carl] = await newPlayerPair(server.url);
    await askFirst(carl);
    const now = server.clock.now();
    const from = ben.player.userId;
    await server.db.transaction([], async (sql) => {
      const crowd = await insertCrowd(sql, 50, 'asked');
      const notices = crowd.map((to) => {
        const text = '{name} would like to be your friend.';
        return { to, type: 'friend_joined', from, text } as const;
      });
      await notify(sql, notices, server.clock);
      const friendship = { player_id: from, friend_id: crowd[0] ?? '', since: now };
      await sql.insertInto('friendships').values(friendship).execute();
    });
    expect(await acceptCodeOf(ben, carl)).toMatchObject({
      status: 429,
      error: { message: 'You have asked 50 players to be friends within a day. Come back later.' },
    });
    expect(await pendingOf(carl)).toEqual([]);
    server.clock.advance(dayMs);
    expect((await acceptCodeOf(ben, carl)).data.isNew).toBe(true);
  });

  test('their own use of the asker’s code is a yes', async () => {
    const [anna, ben] = await newRequest();
    await askFirst(ben);
    expect((await acceptCodeOf(anna, ben)).data.friend.status).toBe('accepted');
    expect([await pendingOf(anna), await pendingOf(ben)]).toEqual([[], []]);
  });

  test('a block ends the request, and it doesn’t come back', async () => {
    const [anna, ben] = await newRequest();
    await blockTestPlayer(anna, ben);
    expect([await pendingOf(anna), await pendingOf(ben)]).toEqual([[], []]);
    expect((await answer(anna, ben, true)).status).toBe(404);
    expect((await acceptCodeOf(ben, anna)).status).toBe(404);
  });

  test('who is deleted leaves no request behind, and it is in the export until then', async () => {
    const [anna, ben] = await newRequest();
    const { data } = await anna.ask('exportMe', {});
    expect(data).toMatchObject({
      asksFriendsFirst: true,
      friendRequests: [{ userId: ben.player.userId, isMine: false, status: 'pending' }],
    });
    const before = (await readFriendList(anna)).version;
    await mustCall(ben, 'deleteMe', {});
    const after = await readFriendList(anna);
    expect(after.pending).toEqual([]);
    expect(after.version).toBeGreaterThan(before);
  });
});

test('the wish to be asked first is told to one’s own screens', async () => {
  const [anna] = await newPlayerPair(server.url);
  const listener = await TestListener.open(server.url, anna.headers);
  await askFirst(anna);
  await listener.until(() => listener.signals().length > 0);
  listener.close();
  expect(listener.signals()).toEqual([{ topic: 'friends', id: anna.player.userId, version: 1 }]);
});

test('who doesn’t ask first is a friend at once, also after having turned it off', async () => {
  const [anna, ben] = await newRequest();
  await askFirst(anna, false);
  expect((await acceptCodeOf(ben, anna)).data.friend.status).toBe('accepted');
  expect(await pendingOf(anna)).toEqual([]);
  const [carl, dora] = await newFriends(server.url);
  expect(await readFriendIds(carl)).toEqual([dora.player.userId]);
});

test('accepting and withdrawing at the same moment leaves friends on both sides, or neither and no request', async () => {
  for (let turn = 0; turn < 10; turn += 1) {
    const [anna, ben] = await newRequest();
    const [answered, taken] = await Promise.all([answer(anna, ben, true), withdraw(ben, anna)]);
    const isFriend = (await readFriendIds(anna)).includes(ben.player.userId);
    expect((await readFriendIds(ben)).includes(anna.player.userId)).toBe(isFriend);
    expect([answered.status, taken.data.withdrawn]).toEqual(isFriend ? [200, false] : [404, true]);
    expect([await pendingOf(anna), await pendingOf(ben)]).toEqual([[], []]);
  }
});
