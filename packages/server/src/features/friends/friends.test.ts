import { describe, expect, test } from 'vitest';
import { noon, predictBeeWord, today, winIn } from '../../testing/test-daily.ts';
import { startDance } from '../../testing/test-dance.ts';
import {
  acceptCodeOf,
  insertCrowd,
  newFriends,
  newPlayerPair,
  readFriendIds,
  readFriendList,
} from '../../testing/test-friends.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { newPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer({ at: noon });

describe('accepting a friend code', () => {
  test('makes two players friends of each other and signals both', async () => {
    const [anna, ben] = await newPlayerPair(server.url);
    const listener = await TestListener.open(server.url, anna.headers);
    const { data } = await acceptCodeOf(ben, anna);
    expect(data).toMatchObject({
      isNew: true,
      friend: { userId: anna.player.userId, displayName: anna.player.displayName },
    });
    expect(await readFriendIds(anna)).toEqual([ben.player.userId]);
    expect(await readFriendIds(ben)).toEqual([anna.player.userId]);
    await listener.until(() => listener.signals().length >= 2);
    listener.close();
    expect(listener.signals()).toEqual([
      { topic: 'friends', id: anna.player.userId, version: 1 },
      { topic: 'notifications', id: anna.player.userId, version: 1 },
    ]);
    const inbox = await anna.ask('listNotifications', { query: {} });
    expect(inbox.data.notifications).toMatchObject([
      {
        type: 'friend_joined',
        from: { userId: ben.player.userId },
        text: `${ben.player.displayName} is your friend now. Ask for a dance?`,
      },
    ]);
  });

  test('again changes nothing and notifies nobody', async () => {
    const [anna, ben] = await newFriends(server.url);
    const before = await readFriendList(anna);
    for (const who of [ben, anna]) {
      const friend = who === ben ? anna : ben;
      expect((await acceptCodeOf(who, friend)).data).toMatchObject({ isNew: false });
    }
    expect(await readFriendList(anna)).toEqual(before);
    const inbox = await ben.ask('listNotifications', { query: {} });
    expect(inbox.data.notifications).toEqual([]);
  });

  test.each([
    ['in lower case', (code: string) => code.toLowerCase()],
    ['with a dash', (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`],
    ['with spaces', (code: string) => ` ${code.slice(0, 4)} ${code.slice(4)} `],
    ['with O for 0 and l for 1', (code: string) => code.replaceAll('0', 'O').replaceAll('1', 'l')],
  ])('works %s', async (_how, typed) => {
    const [anna, ben] = await newPlayerPair(server.url);
    const friendCode = typed(anna.player.friendCode);
    expect((await ben.ask('acceptFriend', { body: { friendCode } })).status).toBe(200);
    const params = { friendCode };
    expect((await ben.ask('previewFriendCode', { params })).data).toEqual({
      displayName: anna.player.displayName,
    });
  });

  test('of one’s own is refused with an explanation', async () => {
    const anna = await newPlayer(server.url);
    expect(await acceptCodeOf(anna, anna)).toMatchObject({
      status: 422,
      error: { code: 'cannot_invite_self', message: expect.stringContaining('your own code') },
    });
  });

  test('is refused where a list is full', async () => {
    const [anna, ben] = await newPlayerPair(server.url);
    await server.db.transaction([], async (sql) => {
      const crowd = await insertCrowd(sql, 500);
      const friends = crowd.map((friend_id) => ({
        player_id: anna.player.userId,
        friend_id,
        since: 0,
      }));
      await sql.insertInto('friendships').values(friends).execute();
    });
    const full = { status: 409, error: { code: 'friends_full' } };
    expect(await acceptCodeOf(ben, anna)).toMatchObject(full);
    expect(await acceptCodeOf(anna, ben)).toMatchObject(full);
  });
});

describe('a friend code', () => {
  test('reveals only the name, also without a session', async () => {
    const anna = await newPlayer(server.url);
    const response = await fetch(`${server.url}/api/friends/code/${anna.player.friendCode}`);
    expect(await response.json()).toEqual({ data: { displayName: anna.player.displayName } });
  });

  test('that nobody has is refused with an explanation', async () => {
    const anna = await newPlayer(server.url);
    const friendCode = anna.player.friendCode.startsWith('2') ? '3ZZZZZZZ' : '2ZZZZZZZ';
    expect(await anna.ask('acceptFriend', { body: { friendCode } })).toMatchObject({
      status: 404,
      error: { message: 'Nobody has this friend code. Is it all there?' },
    });
  });

  test('that is renewed stops working; the new one works', async () => {
    const [anna, ben] = await newPlayerPair(server.url);
    const friendCode = anna.player.friendCode;
    const { data } = await anna.ask('renewFriendCode', { body: { friendCode } });
    expect(data.friendCode).not.toBe(friendCode);
    expect(data.link).toBe(`/i/f/${data.friendCode}`);
    expect((await acceptCodeOf(ben, anna)).status).toBe(404);
    const body = { friendCode: data.friendCode };
    expect((await ben.ask('acceptFriend', { body })).status).toBe(200);
    expect((await anna.ask('readSession', {})).data.player.friendCode).toBe(data.friendCode);
  });

  test('is renewed once, however often that is asked, and once told to its owner’s screens', async () => {
    const anna = await newPlayer(server.url);
    const listener = await TestListener.open(server.url, anna.headers);
    const body = { friendCode: anna.player.friendCode };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => anna.ask('renewFriendCode', { body })),
    );
    expect(new Set(answers.map(({ data }) => data.friendCode)).size).toBe(1);
    await anna.ask('changeMe', { body: { displayName: 'Annabel' } });
    const { userId: id, version } = anna.player;
    await listener.until(() => listener.signals().length > 2);
    listener.close();
    expect(listener.signals()).toEqual([
      { topic: 'player', id, version: version + 1 },
      { topic: 'friends', id, version: 1 },
      { topic: 'player', id, version: version + 2 },
    ]);
  });
});

describe('the list', () => {
  test('shows present friends first, who has played, and the open dance with whose turn it is', async () => {
    const [anna, ben] = await newFriends(server.url);
    const cleo = await newPlayer(server.url);
    await acceptCodeOf(cleo, anna);
    const listener = await TestListener.open(server.url, cleo.headers);
    await winIn(cleo, today, 2);
    const dance = await startDance(server.url, {}, [anna, ben]);
    await dance.say(0, 1, 'honey');
    const { friends } = await readFriendList(anna);
    listener.close();
    expect(friends).toMatchObject([
      { userId: cleo.player.userId, presence: 'here', playedToday: true },
      {
        userId: ben.player.userId,
        presence: 'away',
        playedToday: false,
        openGame: { gameId: dance.gameId, status: 'active', myTurn: false },
      },
    ]);
    expect((await readFriendList(ben)).friends).toMatchObject([{ openGame: { myTurn: true } }]);
  });

  test('is signalled when a friend has finished the daily', async () => {
    const [anna, ben] = await newFriends(server.url);
    const listener = await TestListener.open(server.url, anna.headers);
    await winIn(ben, today, 2);
    const signal = { topic: 'presence', id: ben.player.userId, version: expect.any(Number) };
    await listener.until(() => listener.signals().length > 0);
    listener.close();
    expect(listener.signals()).toContainEqual(signal);
    expect((await readFriendList(anna)).friends).toMatchObject([{ playedToday: true }]);
  });

  test('has the specification’s field names too', async () => {
    const [anna, ben] = await newFriends(server.url);
    const { userId, displayName } = ben.player;
    const [friend] = (await readFriendList(anna)).friends;
    expect(friend).toMatchObject({
      id: expect.stringContaining(userId),
      friendId: userId,
      friendName: displayName,
      status: 'accepted',
      createdAt: friend?.since,
    });
  });

  test('depends on the reader’s date', async () => {
    const [anna, ben] = await newFriends(server.url);
    await winIn(ben, today, 2);
    const playedOn = async (date: string) =>
      (await anna.ask('listFriends', { query: { date } })).data.friends[0]?.playedToday;
    expect(await playedOn('2026-11-15')).toBe(true);
    expect(await playedOn('2026-11-16')).toBe(false);
  });
});

describe('a friend’s page', () => {
  test('shows how the two have danced', async () => {
    const [anna, ben] = await newFriends(server.url);
    const dance = await startDance(server.url, {}, [anna, ben]);
    await dance.jinx(1);
    const params = { userId: ben.player.userId };
    const { data } = await anna.ask('readFriend', { params, query: {} });
    expect(data.headToHead).toMatchObject({ games: 1, jinxes: 1, fewestRounds: 1 });
  });

  test('shows today’s result only to those who have finished that puzzle', async () => {
    const [anna, ben] = await newFriends(server.url);
    const read = async () =>
      (
        await anna.ask('readFriend', {
          params: { userId: ben.player.userId },
          query: { date: '2026-11-15' },
        })
      ).data.today;
    expect(await read()).toEqual({ puzzleNumber: today, state: 'not_played' });
    await winIn(ben, today, 2);
    expect(await read()).toEqual({ puzzleNumber: today, state: 'covered' });
    await winIn(anna, today, 3);
    expect(await read()).toEqual({
      puzzleNumber: today,
      state: 'shown',
      result: {
        outcome: 'jinx',
        rounds: 2,
        tier: 'excellent',
        replayId: expect.stringMatching(/^replay_/),
      },
    });
    expect(JSON.stringify(await readFriendList(anna))).not.toContain(predictBeeWord(today));
  });

  test('is refused to strangers', async () => {
    const [anna] = await newFriends(server.url);
    const stranger = await newPlayer(server.url);
    const params = { userId: anna.player.userId };
    expect(await stranger.ask('readFriend', { params, query: {} })).toMatchObject({
      status: 404,
      error: { message: 'You two are not friends.' },
    });
  });
});

describe('removing', () => {
  test('ends it for both, from either side, and can be repeated; a code brings it back', async () => {
    const [anna, ben] = await newFriends(server.url);
    const params = { userId: ben.player.userId };
    for (const _again of [1, 2]) {
      expect((await anna.ask('removeFriend', { params })).data).toEqual({ removed: true });
    }
    expect(await readFriendIds(anna)).toEqual([]);
    expect(await readFriendIds(ben)).toEqual([]);
    expect((await acceptCodeOf(ben, anna)).data.isNew).toBe(true);
  });

  test('leaves a dance under way alone', async () => {
    const [anna, ben] = await newFriends(server.url);
    const dance = await startDance(server.url, {}, [anna, ben]);
    await anna.ask('removeFriend', { params: { userId: ben.player.userId } });
    expect((await dance.read(1)).status).toBe('active');
  });
});

describe('a deleted player', () => {
  test('is removed from all lists, and the friends are signalled', async () => {
    const [anna, ben] = await newFriends(server.url);
    const listener = await TestListener.open(server.url, anna.headers);
    await ben.ask('deleteMe', {});
    const last = { topic: 'friends', id: anna.player.userId, version: 2 };
    await listener.until(() => listener.signals().length > 0);
    listener.close();
    expect(listener.signals()).toContainEqual(last);
    expect(await readFriendIds(anna)).toEqual([]);
  });

  test('can export their friends and blocked players', async () => {
    const [anna, ben] = await newFriends(server.url);
    const cleo = await newPlayer(server.url);
    await anna.ask('blockPlayer', { body: { userId: cleo.player.userId } });
    const { data } = await anna.ask('exportMe', {});
    expect(data.friends).toMatchObject([{ userId: ben.player.userId, since: expect.any(String) }]);
    expect(data.blocked).toMatchObject([{ userId: cleo.player.userId }]);
  });
});
