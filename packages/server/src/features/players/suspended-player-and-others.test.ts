import { describe, expect, test } from 'vitest';
import { startDance } from '../../testing/test-dance.ts';
import {
  acceptCodeOf,
  newFriends,
  newPlayerPair,
  readFriendList,
} from '../../testing/test-friends.ts';
import { renameTestPlayer, suspendTestPlayer } from '../../testing/test-identity.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, newPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

describe('a suspended player and others', () => {
  test('their dances end for the other without a reason', async () => {
    const { gameId, players, read } = await startDance(server.url);
    const [other, suspended] = players;
    const waiting = await newPlayer(server.url);
    const body = { invitedPlayer: suspended.player.userId };
    const invited = (await waiting.ask('inviteToDance', { body })).data.game.gameId;
    await renameTestPlayer(suspended, 'Nia');
    await suspendTestPlayer(server, suspended);
    expect(await read(0)).toMatchObject({ status: 'abandoned' });
    expect((await read(0)).endedBy).toBeUndefined();
    for (const [who, about] of [
      [other, gameId],
      [waiting, invited],
    ] as const) {
      const { notifications } = (await who.ask('listNotifications', { query: {} })).data;
      const told = notifications.find((one) => one.gameId === about && one.type === 'abandoned');
      expect(told?.text).toBe('Nia can’t dance now.');
    }
  });

  test('they can’t be invited, found by a code, or met by a link or a search', async () => {
    const [suspended, other] = [await newPlayer(server.url), await newPlayer(server.url)];
    const link = (await suspended.ask('inviteToDance', { body: {} })).data.game.gameId;
    await suspended.ask('findPartner', { body: { withBee: false } });
    await suspendTestPlayer(server, suspended);
    const { userId, friendCode } = suspended.player;
    const waits = server.db.read.selectFrom('dance_partner_waits').selectAll();
    expect(await waits.where('player_id', '=', userId).execute()).toEqual([]);
    const invite = (body: object) => other.ask('inviteToDance', { body });
    expect((await invite({ invitedPlayer: userId })).error.code).toBe('not_found');
    expect((await invite({ challengedFriendCode: friendCode })).error.code).toBe('not_found');
    const rematch = { opponentId: userId, confirmEndExisting: false };
    expect((await other.ask('rematchDance', { body: rematch })).error.code).toBe('not_found');
    const take = { gameId: link, accept: true };
    expect((await other.ask('respondToInvite', { body: take })).status).toBeGreaterThan(400);
    expect((await callApi(server.url, 'previewInvite', { params: { gameId: link } })).status).toBe(
      404,
    );
    expect((await other.ask('findPartner', { body: { withBee: false } })).data.state).toBe(
      'waiting',
    );
    await other.ask('stopFindingPartner', {});
  });

  test('nobody becomes their friend: their code answers like one that nobody has', async () => {
    const [suspended, other] = await newPlayerPair(server.url);
    const { lift } = await suspendTestPlayer(server, suspended);
    const { friendCode } = suspended.player;
    const unknown = friendCode.startsWith('2') ? '3ZZZZZZZ' : '2ZZZZZZZ';
    for (const take of [
      (code: string) => other.ask('acceptFriend', { body: { friendCode: code } }),
      (code: string) => other.ask('previewFriendCode', { params: { friendCode: code } }),
      (code: string) => callApi(server.url, 'previewFriendCode', { params: { friendCode: code } }),
    ]) {
      const [hidden, nobody] = [await take(friendCode), await take(unknown)];
      expect(hidden.status).toBe(404);
      expect({ ...hidden, headers: null }).toEqual({ ...nobody, headers: null });
    }
    await lift();
    expect((await acceptCodeOf(other, suspended)).status).toBe(200);
  });

  test('their friends see them away, whatever they have open, and are told when that changes', async () => {
    const [suspended, friend] = await newFriends(server.url);
    const [theirs, own] = [
      await TestListener.open(server.url, suspended.headers),
      await TestListener.open(server.url, friend.headers),
    ];
    const { userId } = suspended.player;
    const presence = async () => (await readFriendList(friend)).friends.map((one) => one.presence);
    const signals = () => JSON.stringify(own.signals()).split(`"presence","id":"${userId}"`).length;
    await expect.poll(presence).toEqual(['here']);
    let heard = signals();
    const { lift } = await suspendTestPlayer(server, suspended);
    expect(await presence()).toEqual(['away']);
    await own.until(() => signals() > heard);
    heard = signals();
    await lift();
    expect(await presence()).toEqual(['here']);
    await own.until(() => signals() > heard);
    for (const listener of [theirs, own]) listener.close();
  });

  test('their posts stay', async () => {
    const { players } = await startDance(server.url);
    const [author, reader] = players;
    await author.ask('acceptFriend', { body: { friendCode: reader.player.friendCode } });
    await author.ask('postBuzz', { body: { text: 'Good morning' } });
    await suspendTestPlayer(server, author);
    const { data } = await reader.ask('listBuzz', { query: {} });
    expect(JSON.stringify(data)).toContain('Good morning');
  });
});
