import { describe, expect, test } from 'vitest';
import { signInToExistingAccount } from '../../testing/test-account.ts';
import { startDance, type TestDance } from '../../testing/test-dance.ts';
import { blockTestPlayer } from '../../testing/test-friends.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

const dancing = (one: TestPlayer, other: TestPlayer) => startDance(server.url, {}, [one, other]);
const seenBy = async (player: TestPlayer, { gameId }: TestDance) =>
  (await player.ask('readDance', { params: { gameId }, query: {} })).data.game;

describe('who dances with somebody that becomes an account', () => {
  test('hears of it, and goes on with the account', async () => {
    const ben = await newPlayer(server.url);
    let dance: TestDance | undefined;
    const back = await signInToExistingAccount(server.url, async (visitor) => {
      dance = await dancing(visitor, ben);
    });
    if (!dance) throw new Error('No dance.');
    const { version } = await seenBy(ben, dance);
    const listener = await TestListener.open(server.url, ben.headers);
    await back.migrate();
    await listener.until(() => JSON.stringify(listener.signals()).includes('"dance"'));
    listener.close();
    expect(listener.signals()).toContainEqual({
      topic: 'dance',
      id: dance.gameId,
      version: version + 1,
    });
    expect(await seenBy(ben, dance)).toMatchObject({
      status: 'active',
      version: version + 1,
      opponent: { userId: back.player.userId },
    });
  });

  test('hears that one of two dances with the same person was called off', async () => {
    const ben = await newPlayer(server.url);
    const dances: TestDance[] = [];
    const back = await signInToExistingAccount(server.url, async (visitor, account) => {
      dances.push(await dancing(visitor, ben), await dancing(account, ben));
    });
    const [theirs, own] = dances;
    if (!theirs || !own) throw new Error('Too few dances.');
    const listener = await TestListener.open(server.url, ben.headers);
    await back.migrate();
    await listener.until(() => JSON.stringify(listener.signals()).includes(theirs.gameId));
    listener.close();
    expect((await seenBy(ben, theirs)).status).toBe('abandoned');
    expect((await seenBy(ben, own)).status).toBe('active');
  });
});

describe('an open dance', () => {
  test.each([
    ['the account', 'account', 'visitor'],
    ['the anonymous player', 'visitor', 'account'],
  ] as const)('with somebody who may not meet %s is called off', async (_name, blocker, dancer) => {
    for (const isBlocked of [false, true]) {
      const ben = await newPlayer(server.url);
      let dance: TestDance | undefined;
      const back = await signInToExistingAccount(server.url, async (visitor, account) => {
        const people = { visitor, account };
        dance = await dancing(people[dancer], ben);
        if (isBlocked) await blockTestPlayer(ben, people[blocker]);
        else await blockTestPlayer(people[blocker], ben);
      });
      if (!dance) throw new Error('No dance.');
      expect((await seenBy(ben, dance)).status).toBe('active');
      await back.migrate();
      expect((await seenBy(ben, dance)).status).toBe('abandoned');
      expect((await back.ask('activeDances', {})).data.activeGames).toEqual([]);
    }
  });

  test('of the two with each other ends, with nobody in the other seat', async () => {
    let dance: TestDance | undefined;
    const back = await signInToExistingAccount(server.url, async (visitor, account) => {
      dance = await dancing(visitor, account);
    });
    if (!dance) throw new Error('No dance.');
    const listener = await TestListener.open(server.url, back.headers);
    const { version } = await seenBy(back, dance);
    await back.migrate();
    await listener.until(() => JSON.stringify(listener.signals()).includes(dance?.gameId ?? '?'));
    listener.close();
    const game = await seenBy(back, dance);
    expect(game).toMatchObject({
      status: 'abandoned',
      opponent: { displayName: 'A player who left' },
    });
    expect(game.version).toBeGreaterThan(version);
  });
});
