import { expect, test } from 'vitest';
import { signInToExistingAccount } from '../../testing/test-account.ts';
import {
  acceptCodeOf,
  blockTestPlayer,
  readFriendIds,
  readFriendList,
} from '../../testing/test-friends.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { mustCall, newPlayer, newPlayers, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

test('friends of an anonymous player become friends of the account, and are signalled', async () => {
  const [ben, cleo] = [await newPlayer(server.url), await newPlayer(server.url)];
  const back = await signInToExistingAccount(server.url, async (visitor, account) => {
    await acceptCodeOf(ben, visitor);
    await acceptCodeOf(cleo, visitor);
    await acceptCodeOf(cleo, account);
    await acceptCodeOf(visitor, account);
  });
  const listener = await TestListener.open(server.url, ben.headers);
  expect(await back.migrate()).toMatchObject({
    collections: [{ collection: 'friends', moves: 2, meets: 1 }],
  });
  await listener.until(() => listener.signals().length > 0);
  listener.close();
  expect(listener.signals()).toEqual([{ topic: 'friends', id: ben.player.userId, version: 2 }]);
  expect((await readFriendIds(back)).sort()).toEqual(
    [ben.player.userId, cleo.player.userId].sort(),
  );
  expect(await readFriendIds(ben)).toEqual([back.player.userId]);
  expect(await readFriendIds(cleo)).toEqual([back.player.userId]);
});

test('a block holds for the account too, in both directions, and ends what friendship there was', async () => {
  const [ben, cleo] = [await newPlayer(server.url), await newPlayer(server.url)];
  const back = await signInToExistingAccount(server.url, async (visitor, account) => {
    await acceptCodeOf(ben, account);
    await acceptCodeOf(cleo, account);
    await blockTestPlayer(ben, visitor);
    await blockTestPlayer(visitor, cleo);
  });
  await back.migrate();
  expect(await readFriendIds(back)).toEqual([]);
  expect(await readFriendIds(ben)).toEqual([]);
  expect((await acceptCodeOf(back, ben)).status).toBe(404);
  expect((await acceptCodeOf(back, cleo)).status).toBe(403);
});

test('who blocks a player who has just been merged blocks the account, and nobody themselves', async () => {
  const ben = await newPlayer(server.url);
  let userId = '';
  const back = await signInToExistingAccount(server.url, async (visitor) => {
    userId = visitor.player.userId;
    await acceptCodeOf(ben, visitor);
  });
  await back.migrate();
  await mustCall(ben, 'blockPlayer', { body: { userId } });
  const { blocked } = await mustCall(ben, 'listBlocked', {});
  expect(blocked.map((one) => one.userId)).toEqual([back.player.userId]);
  expect(await readFriendIds(back)).toEqual([]);
  expect((await back.ask('blockPlayer', { body: { userId } })).error.code).toBe('invalid_input');
});

test('requests move to the account in both directions, and so does the wish to be asked first', async () => {
  const [ben, cleo] = [await newPlayer(server.url), await newPlayer(server.url)];
  const back = await signInToExistingAccount(server.url, async (visitor) => {
    for (const one of [visitor, cleo]) {
      await mustCall(one, 'changeFriendSettings', { body: { asksFirst: true } });
    }
    await acceptCodeOf(ben, visitor);
    await acceptCodeOf(visitor, cleo);
  });
  await back.migrate();
  const { pending = [], asksFirst } = await readFriendList(back);
  expect(asksFirst).toBe(true);
  const moved = pending.map(({ userId, isMine }) => ({ userId, isMine }));
  expect(moved).toHaveLength(2);
  expect(moved).toContainEqual({ userId: ben.player.userId, isMine: false });
  expect(moved).toContainEqual({ userId: cleo.player.userId, isMine: true });
  const body = { userId: back.player.userId, accept: true };
  await mustCall(cleo, 'answerFriendRequest', { body });
  expect(await readFriendIds(back)).toEqual([cleo.player.userId]);
});

test('a request that the merge answers or ends is unread with nobody, and those who had it are signalled', async () => {
  const [ben, cleo, dora, eve] = (await newPlayers(server.url, 4)) as [
    TestPlayer,
    TestPlayer,
    TestPlayer,
    TestPlayer,
  ];
  const unreadFrom = async (reader: TestPlayer, { player }: TestPlayer) => {
    const { notifications } = await mustCall(reader, 'listNotifications', { query: {} });
    return notifications.some(
      ({ type, read, from }) => type === 'friend_joined' && !read && from?.userId === player.userId,
    );
  };
  const back = await signInToExistingAccount(server.url, async (visitor, account) => {
    for (const friend of [ben, cleo]) await acceptCodeOf(visitor, friend);
    await acceptCodeOf(dora, account);
    for (const player of [ben, dora, eve, visitor, account]) {
      await mustCall(player, 'changeFriendSettings', { body: { asksFirst: true } });
      await mustCall(player, 'markInboxRead', {
        body: { until: new Date(server.clock.now()).toISOString() },
      });
    }
    // Of friends of the anonymous player with the account, and the other way round.
    await acceptCodeOf(account, ben);
    await acceptCodeOf(cleo, account);
    await acceptCodeOf(visitor, dora);
    // Of somebody whom the anonymous player has blocked.
    await acceptCodeOf(account, eve);
    await blockTestPlayer(visitor, eve);
    for (const asked of [ben, eve]) expect(await unreadFrom(asked, account)).toBe(true);
    expect(await unreadFrom(account, cleo)).toBe(true);
    expect(await unreadFrom(dora, visitor)).toBe(true);
  });
  const listener = await TestListener.open(server.url, ben.headers);
  await back.migrate();
  await listener.until(() => JSON.stringify(listener.signals()).includes('"notifications"'));
  listener.close();
  for (const asked of [ben, dora, eve]) expect(await unreadFrom(asked, back)).toBe(false);
  expect(await unreadFrom(back, cleo)).toBe(false);
});
