import { describe, expect, test } from 'vitest';
import { createTestDance, startDance } from '../../testing/test-dance.ts';
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
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

const invite = (from: TestPlayer, { player }: TestPlayer) =>
  from.ask('inviteToDance', { body: { invitedPlayer: player.userId } });

describe('a blocked player', () => {
  test('is no friend any more and can’t become one, from either side', async () => {
    const [anna, ben] = await newFriends(server.url);
    expect((await blockTestPlayer(anna, ben)).data).toEqual({ blocked: true });
    expect(await readFriendIds(anna)).toEqual([]);
    expect(await readFriendIds(ben)).toEqual([]);
    expect((await acceptCodeOf(ben, anna)).status).toBe(404);
    expect(await acceptCodeOf(anna, ben)).toMatchObject({
      status: 403,
      error: { code: 'blocked', message: expect.stringContaining('settings') },
    });
    expect(await readFriendIds(anna)).toEqual([]);
  });

  test('gets the same reply as for an unknown code', async () => {
    const [anna, ben] = await newPlayerPair(server.url);
    await blockTestPlayer(anna, ben);
    const friendCode = anna.player.friendCode;
    const unknown = friendCode.startsWith('2') ? '3ZZZZZZZ' : '2ZZZZZZZ';
    for (const ask of [
      (code: string) => ben.ask('acceptFriend', { body: { friendCode: code } }),
      (code: string) => ben.ask('previewFriendCode', { params: { friendCode: code } }),
      (code: string) => ben.ask('inviteToDance', { body: { challengedFriendCode: code } }),
    ]) {
      const [hidden, nobody] = [await ask(friendCode), await ask(unknown)];
      expect(hidden.status).toBe(404);
      expect({ ...hidden, headers: null }).toEqual({ ...nobody, headers: null });
    }
  });

  test('gets no signal of it', async () => {
    const [anna, ben] = await newPlayerPair(server.url);
    const listener = await TestListener.open(server.url, ben.headers);
    await blockTestPlayer(anna, ben);
    await anna.ask('unblockPlayer', { body: { userId: ben.player.userId } });
    await ben.ask('changeMe', { body: { displayName: 'Benedict' } });
    await listener.until(() => listener.signals().length > 0);
    listener.close();
    expect(listener.signals()).toMatchObject([{ topic: 'player' }]);
  });

  test('can neither invite nor ask for a rematch, with the same reply as for an unknown player', async () => {
    const dance = await startDance(server.url);
    await dance.jinx(1);
    const [anna, ben] = dance.players;
    await blockTestPlayer(anna, ben);
    for (const ask of [
      (id: string) => ben.ask('inviteToDance', { body: { invitedPlayer: id } }),
      (id: string) =>
        ben.ask('inviteToDance', { body: { invitedPlayer: id, message: 'x\u200b'.repeat(200) } }),
      (id: string) => ben.ask('rematchDance', { body: { opponentId: id } }),
    ]) {
      const [hidden, nobody] = [await ask(anna.player.userId), await ask('anon_nobody')];
      const [hiddenReply, unknownReply] = [hidden, nobody].map(({ status, error }) => ({
        status,
        error,
      }));
      expect(hidden.status).toBe(404);
      expect(hiddenReply).toEqual(unknownReply);
    }
  });

  test('gets the same reply for an open link of the blocker as for a closed one', async () => {
    const [anna, ben] = await newPlayerPair(server.url);
    const link = async () => (await anna.ask('inviteToDance', { body: {} })).data.game.gameId;
    const [closedId, openId] = [await link(), await link()];
    await anna.ask('abandonDance', { body: { gameId: closedId } });
    await blockTestPlayer(anna, ben);
    for (const ask of [
      (gameId: string) => ben.ask('previewInvite', { params: { gameId } }),
      (gameId: string) => ben.ask('respondToInvite', { body: { gameId, accept: true } }),
    ]) {
      const [hidden, closed] = [await ask(openId), await ask(closedId)];
      expect(hidden.status).toBe(404);
      expect({ ...hidden, headers: null }).toEqual({ ...closed, headers: null });
    }
  });

  test('is told of their own blocks only', async () => {
    const [anna, ben] = await newPlayerPair(server.url);
    await blockTestPlayer(anna, ben);
    const own = {
      status: 403,
      error: { code: 'blocked', message: expect.stringContaining('settings') },
    };
    expect(await invite(anna, ben)).toMatchObject(own);
    const body = { opponentId: ben.player.userId };
    expect(await anna.ask('rematchDance', { body })).toMatchObject(own);
    const { gameId } = (await ben.ask('inviteToDance', { body: {} })).data.game;
    expect(await anna.ask('respondToInvite', { body: { gameId, accept: true } })).toMatchObject(
      own,
    );
  });

  test('can’t detect it by a nudge about another’s game', async () => {
    const [anna, stranger] = await newPlayerPair(server.url);
    const dance = await startDance(server.url);
    const [ben] = dance.players;
    await blockTestPlayer(anna, ben);
    const nudge = (recipientUserId: string) =>
      ben.ask('nudge', { body: { recipientUserId, gameId: dance.gameId, roundNumber: 1 } });
    const [hidden, other] = [await nudge(anna.player.userId), await nudge(stranger.player.userId)];
    expect({ ...hidden, headers: null }).toEqual({ ...other, headers: null });
  });

  test('doesn’t see the other’s presence, as in every dance that is over', async () => {
    const dance = await startDance(server.url);
    const listener = await TestListener.open(server.url, dance.players[0].headers);
    expect((await dance.read(1)).opponent?.here).toBe(true);
    await blockTestPlayer(dance.players[0], dance.players[1]);
    const { userId, displayName } = dance.players[0].player;
    const opponent = { userId, displayName, isBee: false };
    // That they can't be asked again is what a rematch answers too; a suspension looks the same.
    expect((await dance.read(1)).opponent).toEqual({
      ...opponent,
      canDance: false,
      isFriend: false,
    });
    expect((await dance.read(0)).opponent).not.toHaveProperty('here');
    const exported = (await dance.players[1].ask('exportMe', {})).data.dances;
    expect(exported[0]?.opponent).toEqual(opponent);
    listener.close();
  });

  test('is never matched with the blocker', async () => {
    const [anna, ben] = await newPlayerPair(server.url);
    await blockTestPlayer(anna, ben);
    await anna.ask('findPartner', {});
    expect((await ben.ask('findPartner', {})).data.state).toBe('waiting');
    for (const who of [anna, ben]) await who.ask('stopFindingPartner', {});
  });
});

describe('blocking', () => {
  test('ends the open dance: the other gets a signal and no notification', async () => {
    const [anna, ben] = await newFriends(server.url);
    const dance = await startDance(server.url, {}, [anna, ben]);
    await dance.miss(1);
    const listener = await TestListener.open(server.url, ben.headers);
    await blockTestPlayer(anna, ben);
    await listener.until(() => JSON.stringify(listener.signals()).includes('"dance"'));
    listener.close();
    expect(await dance.read(1)).toMatchObject({
      status: 'abandoned',
      endedBy: anna.player.userId,
    });
    const inbox = await ben.ask('listNotifications', { query: {} });
    expect(inbox.data.notifications.map(({ type }) => type)).not.toContain('abandoned');
    const nudge = await ben.ask('nudge', {
      body: { recipientUserId: anna.player.userId, gameId: dance.gameId, roundNumber: 2 },
    });
    expect(nudge).toMatchObject({ status: 409, error: { code: 'game_over' } });
  });

  test('withdraws the blocker’s invite and declines the other’s', async () => {
    for (const [from, to] of [
      [0, 1],
      [1, 0],
    ] as const) {
      const pair = await newPlayerPair(server.url);
      const { data } = await invite(pair[from], pair[to]);
      await blockTestPlayer(pair[0], pair[1]);
      const game = await createTestDance(data.game.gameId, pair).read(0);
      expect(game.status).toBe(from === 0 ? 'withdrawn' : 'declined');
    }
  });

  test('deletes what they sent from the inbox', async () => {
    const [anna, ben] = await newFriends(server.url);
    await invite(ben, anna);
    await blockTestPlayer(anna, ben);
    const inbox = await anna.ask('listNotifications', { query: {} });
    expect(inbox.data.notifications).toEqual([]);
  });

  test('is idempotent, listed and reversible; the friendship stays ended', async () => {
    const [anna, ben] = await newFriends(server.url);
    for (const _again of [1, 2]) expect((await blockTestPlayer(anna, ben)).status).toBe(200);
    expect((await anna.ask('listBlocked', {})).data.blocked).toMatchObject([
      { userId: ben.player.userId, displayName: ben.player.displayName },
    ]);
    expect((await ben.ask('listBlocked', {})).data.blocked).toEqual([]);
    const body = { userId: ben.player.userId };
    for (const _again of [1, 2]) {
      expect((await anna.ask('unblockPlayer', { body })).data).toEqual({ blocked: false });
    }
    expect((await readFriendList(anna)).friends).toEqual([]);
    expect((await acceptCodeOf(ben, anna)).data.isNew).toBe(true);
  });

  test('by both holds until both have unblocked', async () => {
    const [anna, ben] = await newPlayerPair(server.url);
    await blockTestPlayer(anna, ben);
    await blockTestPlayer(ben, anna);
    await anna.ask('unblockPlayer', { body: { userId: ben.player.userId } });
    expect((await acceptCodeOf(anna, ben)).status).toBe(404);
    expect((await invite(anna, ben)).status).toBe(404);
  });

  test('of oneself or of nobody is refused', async () => {
    const anna = await newPlayer(server.url);
    expect(await blockTestPlayer(anna, anna)).toMatchObject({
      status: 400,
      error: { details: { fields: { userId: 'Nobody can block themselves.' } } },
    });
    const nobody = await anna.ask('blockPlayer', { body: { userId: 'anon_nobody' } });
    expect(nobody).toMatchObject({
      status: 404,
      error: { code: 'not_found', message: 'There is no such player.' },
    });
  });

  test('of more than a thousand is refused', async () => {
    const [anna, ben] = await newPlayerPair(server.url);
    await server.db.transaction([], async (sql) => {
      const rows = (await insertCrowd(sql, 1000)).map((blocked_id) => ({
        player_id: anna.player.userId,
        blocked_id,
        since: 1,
      }));
      await sql.insertInto('blocks').values(rows.slice(1)).execute();
    });
    expect((await blockTestPlayer(anna, ben)).status).toBe(200);
    const next = await anna.ask('blockPlayer', { body: { userId: 'crowd_0' } });
    expect(next).toMatchObject({
      status: 409,
      error: {
        code: 'friends_full',
        message: 'You have blocked as many players as a list can hold.',
      },
    });
  });

  test('and its end are told to one’s own screens', async () => {
    const [anna, ben] = await newPlayerPair(server.url);
    const listener = await TestListener.open(server.url, anna.headers);
    const { userId } = ben.player;
    await blockTestPlayer(anna, ben);
    await anna.ask('unblockPlayer', { body: { userId } });
    await listener.until(() => listener.signals().length > 1);
    listener.close();
    const id = anna.player.userId;
    expect(listener.signals()).toEqual([
      { topic: 'friends', id, version: 1 },
      { topic: 'friends', id, version: 2 },
    ]);
  });

  test('is told to the screens of a friend, whose list it changes', async () => {
    const [anna, ben] = await newFriends(server.url);
    const listener = await TestListener.open(server.url, ben.headers);
    await blockTestPlayer(anna, ben);
    await listener.until(() => listener.signals().length > 0);
    listener.close();
    expect(listener.signals()).toEqual([{ topic: 'friends', id: ben.player.userId, version: 2 }]);
  });
});
