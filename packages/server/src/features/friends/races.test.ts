import { describe, expect, test } from 'vitest';
import {
  acceptCodeOf,
  blockTestPlayer,
  newFriends,
  newPlayerPair,
  readFriendIds,
} from '../../testing/test-friends.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

const times = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

const remove = (who: TestPlayer, { player }: TestPlayer) =>
  who.ask('removeFriend', { params: { userId: player.userId } });

/** Both rows or none. */
async function areFriends(anna: TestPlayer, ben: TestPlayer): Promise<boolean> {
  const [annasFriends, bensFriends] = [await readFriendIds(anna), await readFriendIds(ben)];
  const sees = annasFriends.includes(ben.player.userId);
  expect(bensFriends.includes(anna.player.userId)).toBe(sees);
  return sees;
}

const inboxOf = async (who: TestPlayer) =>
  (await who.ask('listNotifications', { query: {} })).data.notifications;

describe('at the same moment', () => {
  test('both sides accept: one friendship, one notification', async () => {
    const [anna, ben] = await newPlayerPair(server.url);
    const answers = await Promise.all(
      times(40, (index) => (index % 2 ? acceptCodeOf(anna, ben) : acceptCodeOf(ben, anna))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(answers.filter(({ data }) => data.isNew)).toHaveLength(1);
    expect(await areFriends(anna, ben)).toBe(true);
    expect([...(await inboxOf(anna)), ...(await inboxOf(ben))]).toHaveLength(1);
  });

  test('one accepts, the other blocks: the block holds', async () => {
    for (const _pair of times(10, () => null)) {
      const [anna, ben] = await newPlayerPair(server.url);
      await Promise.all([
        ...times(5, () => acceptCodeOf(ben, anna)),
        blockTestPlayer(anna, ben),
        ...times(5, () => acceptCodeOf(ben, anna)),
      ]);
      expect(await areFriends(anna, ben)).toBe(false);
    }
  });

  test('one removes, the other accepts: friends on both sides, or on none', async () => {
    for (const _pair of times(10, () => null)) {
      const [anna, ben] = await newFriends(server.url);
      await Promise.all(
        times(10, (index) => (index % 2 ? remove(anna, ben) : acceptCodeOf(ben, anna))),
      );
      await areFriends(anna, ben);
    }
  });

  test('one invites, the other blocks: no dance is left open', async () => {
    for (const _pair of times(10, () => null)) {
      const [anna, ben] = await newPlayerPair(server.url);
      await Promise.all([
        ben.ask('inviteToDance', { body: { invitedPlayer: anna.player.userId } }),
        blockTestPlayer(anna, ben),
        ben.ask('rematchDance', { body: { opponentId: anna.player.userId } }),
      ]);
      expect((await anna.ask('activeDances', {})).data.activeGames).toEqual([]);
    }
  });

  test('both look for a partner, one blocks: no dance is left open', async () => {
    for (const _pair of times(10, () => null)) {
      const [anna, ben] = await newPlayerPair(server.url);
      await anna.ask('findPartner', {});
      await Promise.all([ben.ask('findPartner', {}), blockTestPlayer(anna, ben)]);
      expect((await anna.ask('activeDances', {})).data.activeGames).toEqual([]);
      for (const who of [anna, ben]) await who.ask('stopFindingPartner', {});
    }
  });

  test('one is deleted while many accept: nobody keeps the deleted friend', async () => {
    const anna = await newPlayer(server.url);
    const guests = await Promise.all(times(10, () => newPlayer(server.url)));
    const answers = await Promise.all([
      ...guests.slice(0, 5).map((guest) => acceptCodeOf(guest, anna)),
      anna.ask('deleteMe', {}),
      ...guests.slice(5).map((guest) => acceptCodeOf(guest, anna)),
    ]);
    for (const { status } of answers) expect([200, 404]).toContain(status);
    for (const guest of guests) expect(await readFriendIds(guest)).toEqual([]);
  });

  test('two friends are deleted: both deletions succeed', async () => {
    const [anna, ben] = await newFriends(server.url);
    const answers = await Promise.all([anna.ask('deleteMe', {}), ben.ask('deleteMe', {})]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });
});
