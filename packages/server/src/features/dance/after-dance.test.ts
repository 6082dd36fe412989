import type { Reaction } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { countStatements } from '../../testing/count-statements.ts';
import { startDance, type TestDance } from '../../testing/test-dance.ts';
import { blockTestPlayer } from '../../testing/test-friends.ts';
import { suspendTestPlayer } from '../../testing/test-identity.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

async function jinxed(): Promise<TestDance> {
  const dance = await startDance(server.url);
  await dance.jinx(1);
  return dance;
}
const react = ({ players, gameId }: TestDance, seat: 0 | 1, reaction: Reaction | null) =>
  players[seat].ask('reactToDance', { body: { gameId, reaction } });
const befriend = ({ players, gameId }: TestDance, seat: 0 | 1) =>
  players[seat].ask('befriendPartner', { body: { gameId } });
const inbox = async ({ players }: TestDance, seat: 0 | 1) =>
  (await players[seat].ask('listNotifications', { query: {} })).data.notifications.map(
    ({ text }) => text,
  );
const block = ({ players }: TestDance, by: 0 | 1) =>
  players[by].ask('blockPlayer', { body: { userId: players[by === 0 ? 1 : 0].player.userId } });

describe('a reaction', () => {
  test('reaches the other at once, is changed and taken back', async () => {
    const dance = await jinxed();
    const listener = await TestListener.open(server.url, dance.players[1].headers);
    const { data } = await react(dance, 0, 'honey');
    expect(data.game.reactions).toEqual({ mine: 'honey' });
    const { gameId: id, version } = data.game;
    await listener.until(() => listener.signals().length > 0);
    expect(listener.signals()).toContainEqual({ topic: 'dance', id, version });
    expect((await dance.read(1)).reactions).toEqual({ theirs: 'honey' });
    await react(dance, 0, 'ha');
    expect((await dance.read(1)).reactions).toEqual({ theirs: 'ha' });
    await react(dance, 0, null);
    expect((await dance.read(1)).reactions).toEqual({});
    // Who is here has seen it.
    expect((await inbox(dance, 1)).join()).not.toContain('says');
    listener.close();
  });

  test('waits in the inbox of who is away, once, however often it is sent', async () => {
    const dance = await jinxed();
    const before = (await dance.read(0)).version;
    await Promise.all(Array.from({ length: 20 }, () => react(dance, 0, 'honey')));
    expect((await dance.read(0)).version).toBe(before + 1);
    const name = dance.players[0].player.displayName;
    const said = (await inbox(dance, 1)).filter((text) => text.includes('says'));
    expect(said).toEqual([`${name} says: sweet!`]);
  });

  test('takes the place of what the inbox says of the dance, in words of its own', async () => {
    const [dance, stopped] = [await jinxed(), await startDance(server.url, { maxRounds: 3 })];
    for (const round of [1, 2, 3]) await stopped.miss(round);
    const decision = { gameId: stopped.gameId, decision: 'stop' as const };
    await stopped.players[0].ask('continueDecision', { body: decision });
    const sent = async (one: TestDance) =>
      (await one.players[1].ask('listNotifications', { query: {} })).data.notifications
        .filter(({ text }) => text.includes('says'))
        .map(({ type, text, from, gameId }) => ({ type, text, from: from?.userId, gameId }));
    for (const [reaction, said] of [
      ['honey', 'sweet'],
      ['jinx', 'jinx'],
      ['ha', 'ha'],
      ['ouch', 'ouch'],
    ] as const) {
      for (const one of [dance, stopped]) {
        const { userId, displayName } = one.players[0].player;
        const { version } = await one.read(0);
        const { game } = (await react(one, 0, reaction)).data;
        expect(game).toMatchObject({ reactions: { mine: reaction }, version: version + 1 });
        // One entry: another reaction replaces it.
        expect(await sent(one)).toEqual([
          {
            type: one === dance ? 'jinx' : 'decision',
            text: `${displayName} says: ${said}!`,
            from: userId,
            gameId: one.gameId,
          },
        ]);
      }
    }
    // The other seat has its own, and saying the same again changes nothing.
    const { version } = (await react(dance, 1, 'ouch')).data.game;
    expect((await react(dance, 1, 'ouch')).data.game).toMatchObject({
      reactions: { mine: 'ouch', theirs: 'ouch' },
      version,
    });
  });

  test('changes neither the end nor the figures of the dance', async () => {
    const dance = await jinxed();
    const { endedAt, telepathy } = await dance.read(0);
    server.clock.advance(60_000);
    await react(dance, 0, 'honey');
    expect(await dance.read(0)).toMatchObject({ endedAt, telepathy });
    const { data } = await dance.players[0].ask('danceStats', { query: {} });
    expect(data.stats).toMatchObject({ games: 1, jinxes: 1 });
  });

  test('is for the two of a completed dance who can meet', async () => {
    const open = await startDance(server.url);
    const [anna] = open.players;
    for (const code of ['not_yet', 'game_over'] as const) {
      const { version, status } = await open.read(0);
      const refused = { code, details: { version, status } };
      expect((await react(open, 0, 'honey')).error).toMatchObject(refused);
      expect((await befriend(open, 1)).error).toMatchObject(refused);
      await anna.ask('abandonDance', { body: { gameId: open.gameId } });
    }
    const dance = await jinxed();
    const stranger = await newPlayer(server.url);
    const body = { gameId: dance.gameId, reaction: 'honey' } as const;
    expect((await stranger.ask('reactToDance', { body })).error.code).toBe('not_your_game');
    await block(dance, 1);
    expect((await react(dance, 0, 'honey')).error).toMatchObject({
      code: 'not_found',
      message: 'There is no such player, or they can’t be reached.',
    });
    expect((await dance.read(1)).reactions).toEqual({});
  });
});

describe('a friendship after a dance', () => {
  test('takes both; the first to ask is told of in the inbox, also of who is here', async () => {
    const dance = await jinxed();
    const listener = await TestListener.open(server.url, dance.players[1].headers);
    expect((await dance.read(0)).opponent).toMatchObject({ isFriend: false, canDance: true });
    await befriend(dance, 0);
    expect(await dance.read(1)).toMatchObject({
      befriends: { mine: false, theirs: true },
      opponent: { isFriend: false },
    });
    const name = dance.players[0].player.displayName;
    expect(await inbox(dance, 1)).toContain(`${name} would like to be friends. And you?`);
    listener.close();
    const { data } = await befriend(dance, 1);
    expect(data.game.opponent).toMatchObject({ isFriend: true });
    const friends = await dance.players[0].ask('listFriends', { query: {} });
    expect(friends.data.friends.map(({ userId }) => userId)).toEqual([
      dance.players[1].player.userId,
    ]);
  });

  test('that was asked for is read in the inbox once it is answered', async () => {
    const dance = await jinxed();
    const { players, gameId } = dance;
    await befriend(dance, 0);
    const unread = async () =>
      (await players[1].ask('listNotifications', { query: { unread_only: 'true' } })).data
        .notifications;
    expect(await unread()).toContainEqual(
      expect.objectContaining({
        gameId,
        text: expect.stringContaining('would like to be friends'),
      }),
    );
    await befriend(dance, 1);
    expect(await unread()).toEqual([]);
  });

  test('can be declined: it is listed no longer, read in the inbox, and not asked again', async () => {
    const older = await jinxed();
    const { players } = older;
    const [anna, ben] = players;
    const newer = await startDance(server.url, {}, [ben, anna]);
    await newer.jinx(1);
    await befriend(older, 0);
    await befriend(newer, 1);
    const body = { userId: anna.player.userId, accept: false };
    for (const _time of [1, 2]) {
      expect(await ben.ask('answerFriendRequest', { body })).toMatchObject({
        status: 200,
        data: {},
      });
    }
    for (const player of players) {
      const { friends, requests } = (await player.ask('listFriends', { query: {} })).data;
      expect({ friends, requests }).toEqual({ friends: [], requests: [] });
    }
    expect((await older.read(1)).befriends).toEqual({ mine: false, theirs: false });
    expect((await older.read(0)).befriends).toEqual({ mine: true, theirs: false });
    await befriend(older, 0);
    const { notifications } = (await ben.ask('listNotifications', { query: {} })).data;
    const asked = notifications.filter(({ text }) => text.includes('would like to be friends'));
    expect(asked.map(({ read }) => read)).toEqual([true, true]);
    // Who thinks better of it needs no second yes of the other.
    expect((await befriend(older, 1)).data.game.opponent?.isFriend).toBe(true);
  });

  test('can’t be declined for the other: who asked stays so, and so does their request', async () => {
    const dance = await jinxed();
    const [anna, ben] = dance.players;
    await befriend(dance, 0);
    const body = { userId: ben.player.userId, accept: false };
    await anna.ask('answerFriendRequest', { body });
    expect((await dance.read(1)).befriends).toEqual({ mine: false, theirs: true });
    const { requests } = (await ben.ask('listFriends', { query: {} })).data;
    expect(requests).toMatchObject([{ userId: anna.player.userId, isMine: false }]);
  });

  test('is listed for both until it is answered', async () => {
    const dance = await jinxed();
    const [asker, asked] = dance.players;
    const requests = async (seat: 0 | 1) =>
      (await dance.players[seat].ask('listFriends', { query: {} })).data.requests;
    expect(await requests(0)).toEqual([]);
    await befriend(dance, 0);
    const { gameId } = dance;
    const person = ({ player: { userId, displayName } }: typeof asker) => ({ userId, displayName });
    expect(await requests(0)).toEqual([{ ...person(asked), gameId, isMine: true }]);
    expect(await requests(1)).toEqual([{ ...person(asker), gameId, isMine: false }]);
    await befriend(dance, 1);
    for (const seat of [0, 1] as const) expect(await requests(seat)).toEqual([]);
    // As friends, they see how their open dance stands.
    const next = await startDance(server.url, { maxRounds: 3 }, dance.players);
    const openGame = async (seat: 0 | 1) =>
      (await next.players[seat].ask('listFriends', { query: {} })).data.friends[0]?.openGame;
    await next.say(0, 1, 'sand');
    const open = { gameId: next.gameId, status: 'active' };
    expect(await openGame(0)).toEqual({ ...open, myTurn: false });
    expect(await openGame(1)).toEqual({ ...open, myTurn: true });
    await next.say(1, 1, 'wave');
    for (const round of [2, 3]) await next.miss(round);
    expect(await openGame(0)).toEqual({ ...open, status: 'deciding', myTurn: true });
    await asked.ask('abandonDance', { body: { gameId: next.gameId } });
    expect(await openGame(0)).toBeUndefined();
    const body = { invitedPlayer: asker.player.userId };
    const { gameId: invited } = (await asked.ask('inviteToDance', { body })).data.game;
    expect(await openGame(0)).toEqual({ gameId: invited, status: 'invited', myTurn: true });
    expect(await openGame(1)).toEqual({ gameId: invited, status: 'invited', myTurn: false });
  });

  test('is listed with the newest dance after which it was asked for, the newest partner first', async () => {
    const older = await jinxed();
    const [anna, ben] = older.players;
    const newer = await startDance(server.url, {}, [ben, anna]);
    await newer.jinx(1);
    const other = await startDance(server.url, {}, [anna, await newPlayer(server.url)]);
    await other.jinx(1);
    for (const dance of [older, newer]) {
      await befriend(dance, dance.players[0] === anna ? 0 : 1);
    }
    await befriend(other, 1);
    const { requests } = (await anna.ask('listFriends', { query: {} })).data;
    expect(requests).toMatchObject([
      { gameId: other.gameId, isMine: false },
      { gameId: newer.gameId, isMine: true, userId: ben.player.userId },
    ]);
  });

  test('is listed without partners whom one can’t meet, with as many statements for five as for one', async () => {
    const anna = await newPlayer(server.url);
    const partners: TestPlayer[] = [];
    const askAnother = async () => {
      const partner = await newPlayer(server.url);
      const dance = await startDance(server.url, {}, [partner, anna]);
      await dance.jinx(1);
      await befriend(dance, 0);
      partners.push(partner);
    };
    const list = async () => (await anna.ask('listFriends', { query: {} })).data.requests;
    await askAnother();
    const forOne = await countStatements(server.db, list);
    while (partners.length < 5) await askAnother();
    expect(await countStatements(server.db, list)).toBe(forOne);
    const [blocked, blocking, suspended, ...others] = partners as [
      TestPlayer,
      TestPlayer,
      TestPlayer,
      ...TestPlayer[],
    ];
    await blockTestPlayer(anna, blocked);
    await blockTestPlayer(blocking, anna);
    await suspendTestPlayer(server, suspended);
    expect((await list())?.map(({ userId }) => userId)).toEqual(
      others.map(({ player }) => player.userId).reverse(),
    );
    await suspendTestPlayer(server, anna);
    expect(await list()).toEqual([]);
  });

  test('that one has asked for is no longer listed once they block or are friends by a code', async () => {
    const [blocked, coded] = [await jinxed(), await jinxed()];
    for (const dance of [blocked, coded]) await befriend(dance, 0);
    await block(blocked, 1);
    const { friendCode } = coded.players[0].player;
    await coded.players[1].ask('acceptFriend', { body: { friendCode } });
    for (const { players } of [blocked, coded]) {
      for (const player of players) {
        expect((await player.ask('listFriends', { query: {} })).data.requests).toEqual([]);
      }
    }
  });

  test('is made once when both ask at the same moment', async () => {
    const dance = await jinxed();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => befriend(dance, index % 2 ? 1 : 0)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await dance.read(0)).opponent?.isFriend).toBe(true);
  });

  test('is refused where one has blocked the other, like somebody unknown', async () => {
    const dance = await jinxed();
    await befriend(dance, 0);
    await block(dance, 0);
    expect((await befriend(dance, 1)).error.code).toBe('not_found');
    expect((await dance.read(1)).opponent).toMatchObject({ canDance: false, isFriend: false });
  });
});

test('a partner who has left can’t be asked for another dance, and their reaction is gone', async () => {
  const dance = await jinxed();
  await react(dance, 1, 'honey');
  await dance.players[1].ask('deleteMe', {});
  expect(await dance.read(0)).toMatchObject({
    opponent: { displayName: 'A player who left', canDance: false },
    reactions: {},
  });
});
