import type { CallReply, Signal } from '@bee-jinx/contract';
import { dayMs, maxHiveMembers } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { repetitions } from '../../../testing/repetitions.ts';
import { newAccount, password, playerFromSignIn, signIn } from '../../../testing/test-account.ts';
import { nonMatchingWord, noon, setClock, today, winIn } from '../../../testing/test-daily.ts';
import { createTestDance, startDance, type TestDance } from '../../../testing/test-dance.ts';
import { acceptCodeOf, blockTestPlayer } from '../../../testing/test-friends.ts';
import { createTestHive } from '../../../testing/test-hive.ts';
import { TestListener } from '../../../testing/test-listener.ts';
import { mustCall, newPlayer, playerWith, type TestPlayer } from '../../../testing/test-player.ts';
import { startTestSwarm, type TestSwarm, testSwarmOf } from '../../../testing/test-swarm.ts';
import { resetSignInLimits, useTestServer } from '../../../testing/use-test-server.ts';
import { purgeUndoableMerges } from './undo-migration.ts';

const server = useTestServer({ at: noon });
resetSignInLimits(() => server);

type Account = TestPlayer & { email: string };

/** A visitor who has played signs in to an account and brings everything along. */
async function bringAlong(
  play: (visitor: TestPlayer) => Promise<unknown>,
  {
    account,
    keep,
  }: { account?: Account; keep?: { puzzleNumber: number; from: 'anonymous' }[] } = {},
) {
  const anna = account ?? (await newAccount(server.url));
  const visitor = await newPlayer(server.url);
  await play(visitor);
  const back = playerFromSignIn(server.url, await signIn(server.url, anna.email, visitor));
  const ids = { postHogId: visitor.player.userId, supabaseId: back.player.userId };
  const before = await exported(visitor);
  const accountBefore = await exported(anna);
  const check = (await back.ask('checkOrphanedData', {})).data;
  const migrated = await mustCall(back, 'migrateData', { body: { ...ids, ...(keep && { keep }) } });
  const undo = (who: TestPlayer = back, change: object = {}) =>
    who.ask('undoMigration', { body: { ...ids, ...change } });
  return { anna, visitor, back, ids, before, accountBefore, check, migrated, undo };
}

/** What a merge and its undoing leave as it was; without what every change moves on. */
async function exported(player: TestPlayer) {
  const {
    exportedAt: _at,
    sessions: _sessions,
    account: _account,
    ...rest
  } = await mustCall(player, 'exportMe', {});
  return JSON.parse(
    JSON.stringify(rest, (key, value) =>
      ['version', 'lastActiveAt', 'updatedAt', 'serverTime'].includes(key) ? undefined : value,
    ),
  ) as Omit<CallReply<'exportMe'>, 'exportedAt' | 'sessions' | 'account'>;
}

const newPlayers = (count: number): Promise<TestPlayer[]> =>
  Promise.all(Array.from({ length: count }, () => newPlayer(server.url)));

/** The browser signs out, and is the anonymous player again. */
async function signOutAsGuest(player: TestPlayer): Promise<TestPlayer> {
  const { player: guest, token } = await mustCall(player, 'closeSession', {});
  if (!guest || token === undefined) throw new Error('Nobody is there again.');
  return playerWith(server.url, guest, token);
}

describe('an undone migration', () => {
  test('leaves both players as they were, and the browser is the anonymous player again after signing out', async () => {
    const friend = await newPlayer(server.url);
    const enemy = await newPlayer(server.url);
    const anna = await newAccount(server.url);
    await winIn(anna, 21, 4);
    await acceptCodeOf(friend, anna);
    await mustCall(anna, 'postBuzz', { body: { text: 'Mine' } });
    const done = await bringAlong(
      async (visitor) => {
        await winIn(visitor, 21, 2);
        await winIn(visitor, 22, 3);
        await visitor.ask('submitDaily', { body: { puzzleNumber: 23, round: 1, word: 'sand' } });
        await visitor.ask('dailyPuzzle', { query: { puzzleNumber: 24 } });
        await acceptCodeOf(friend, visitor);
        await acceptCodeOf(await newPlayer(server.url), visitor);
        await blockTestPlayer(visitor, enemy);
        await mustCall(visitor, 'postBuzz', { body: { text: 'Hm!' } });
        await mustCall(visitor, 'createGroup', { body: { name: 'Old comb' } });
        await mustCall(visitor, 'inviteToDance', { body: {} });
        await mustCall(visitor, 'inviteToDance', { body: { invitedPlayer: friend.player.userId } });
        await mustCall(visitor, 'sendPair', { body: { word1: 'wind', word2: 'cloud' } });
        await mustCall(visitor, 'sendFeedback', {
          body: { kind: 'idea', text: 'More bees', screen: '/', version: 'test' },
        });
        await mustCall(visitor, 'changeNotificationSettings', {
          body: { dailyReminder: { at: 540, timeZone: 'Europe/Berlin' } },
        });
      },
      { account: anna },
    );
    const { account } = await mustCall(done.back, 'readAccount', {});
    expect(account?.broughtAlong).toEqual([
      {
        postHogId: done.ids.postHogId,
        displayName: done.visitor.player.displayName,
        mergedAt: expect.any(String),
        undoableUntil: done.migrated.undoableUntil,
        collections: done.migrated.collections,
      },
    ]);
    const [{ mergedAt, undoableUntil } = { mergedAt: '', undoableUntil: '' }] =
      account?.broughtAlong ?? [];
    expect(Date.parse(undoableUntil) - Date.parse(mergedAt)).toBe(dayMs);
    const undone = await done.undo();
    expect(undone).toMatchObject({
      status: 200,
      data: {
        displayName: done.visitor.player.displayName,
        collections: [
          { collection: 'dailyGames', returned: 2, stayed: 0 },
          { collection: 'pairs', returned: 1, stayed: 0 },
          { collection: 'dances', returned: 2, stayed: 0 },
          { collection: 'friends', returned: 2, stayed: 0 },
          { collection: 'groups', returned: 1, stayed: 0 },
          { collection: 'buzz', returned: 1, stayed: 0 },
          { collection: 'feedback', returned: 1, stayed: 0 },
        ],
      },
    });
    expect((await mustCall(done.back, 'readAccount', {})).account?.broughtAlong).toBeUndefined();
    expect((await done.back.ask('checkOrphanedData', {})).data).toEqual({ hasData: false });
    expect(await exported(done.back)).toEqual(done.accountBefore);
    const guest = await signOutAsGuest(done.back);
    expect(guest.player.userId).toBe(done.visitor.player.userId);
    // What both were told of their common friend is told once.
    const told = done.before.notifications.filter(
      ({ from }) => from?.userId !== friend.player.userId,
    );
    expect(await exported(guest)).toEqual({ ...done.before, notifications: told });
  });

  test('tells every tab of the account to read everything anew', async () => {
    const { back, ids, undo } = await bringAlong((player) => winIn(player, 11, 2));
    const listener = await TestListener.open(server.url, back.headers);
    const resets = () => (listener.signals() as Signal[]).filter(({ isReset }) => isReset);
    await undo();
    await listener.until(() => resets().length > 0);
    listener.close();
    expect(resets()).toMatchObject([{ topic: 'player', id: ids.supabaseId }]);
  });

  test('gives a place in a swarm back, and its table goes on with the anonymous player', async () => {
    let table: TestSwarm | undefined;
    const { visitor, back, undo, before, accountBefore } = await bringAlong(async (player) => {
      table = await startTestSwarm(server.url, {}, [player, ...(await newPlayers(2))]);
      await table.miss(1);
      await table.say(0, 2, 'meadow');
    });
    if (!table) throw new Error('No table.');
    const { params } = table;
    expect((await mustCall(back, 'readSwarm', { params })).swarm.word).toBe('meadow');
    expect((await undo()).data.collections).toEqual([
      { collection: 'swarms', returned: 1, stayed: 0 },
    ]);
    expect(await exported(back)).toEqual(accountBefore);
    const guest = await signOutAsGuest(back);
    expect(guest.player.userId).toBe(visitor.player.userId);
    expect(await exported(guest)).toEqual(before);
    const { swarm } = await mustCall(guest, 'readSwarm', { params });
    expect(swarm).toMatchObject({ mySeat: 0, isHost: true, word: 'meadow', round: 2 });
    for (const seat of [1, 2]) await table.say(seat, 2, 'meadow');
    expect((await mustCall(guest, 'readSwarm', { params })).swarm.outcome).toBe('jinx');
    expect((await mustCall(guest, 'swarmStats', {})).stats).toMatchObject({ swarms: 1, rounds: 2 });
  });

  /** The swarm of a hive at which a visitor sits, who has then become an account. */
  async function bringSeatAlong({ isAccountMember }: { isAccountMember: boolean }) {
    const hive = await createTestHive(server.url);
    const { groupId, owner } = hive;
    const { swarm } = await mustCall(owner, 'createSwarm', { body: { groupId } });
    const table = testSwarmOf(swarm, [owner]);
    const anna = await newAccount(server.url);
    if (isAccountMember) await hive.join(anna);
    const { undo } = await bringAlong(
      async (visitor) => {
        await hive.join(visitor);
        await mustCall(visitor, 'joinSwarm', table);
      },
      { account: anna },
    );
    const states = async () => (await table.read()).seats.map(({ state }) => state);
    expect(await states()).toEqual(['in', 'in']);
    return { hive, table, undo, states };
  }

  test('leaves nobody waited for at the table of a hive that the account is no longer in', async () => {
    const { hive, table, undo, states } = await bringSeatAlong({ isAccountMember: false });
    await table.say(0, 1, 'meadow');
    expect((await undo()).data.collections).toEqual([
      { collection: 'swarms', returned: 0, stayed: 1 },
      { collection: 'groups', returned: 1, stayed: 0 },
    ]);
    expect((await hive.read()).memberCount).toBe(2);
    expect(await states()).toEqual(['in', 'left']);
  });

  test('leaves nobody waited for at the table of a hive that has no room for the anonymous player', async () => {
    const { hive, undo, states } = await bringSeatAlong({ isAccountMember: true });
    for (const player of await newPlayers(maxHiveMembers - 2)) await hive.join(player);
    expect((await undo()).data.collections).toEqual([
      { collection: 'swarms', returned: 1, stayed: 0 },
    ]);
    expect(await states()).toEqual(['in', 'left']);
  });

  test('opens a dance again that the merge had ended, and it is danced on', async () => {
    const friend = await newPlayer(server.url);
    const anna = await newAccount(server.url);
    const own = await startDance(server.url, {}, [anna, friend]);
    let theirs: TestDance | undefined;
    const done = await bringAlong(
      async (player) => {
        theirs = await startDance(server.url, {}, [player, friend]);
        await theirs.say(0, 1, 'meadow');
      },
      { account: anna },
    );
    if (!theirs) throw new Error('No dance.');
    const { gameId } = theirs;
    const statusOf = async (player: TestPlayer, id: string) =>
      (await mustCall(player, 'readDance', { params: { gameId: id }, query: {} })).game.status;
    // Two open dances with one partner can't be: the account's goes on.
    expect(await statusOf(friend, gameId)).toBe('abandoned');
    await done.undo();
    expect(await statusOf(friend, gameId)).toBe('active');
    expect(await statusOf(friend, own.gameId)).toBe('active');
    expect(await exported(done.back)).toEqual(done.accountBefore);
    const guest = await signOutAsGuest(done.back);
    const danced = createTestDance(gameId, [guest, friend]);
    expect((await danced.say(1, 1, 'meadow')).status).toBe(200);
    const { game } = await mustCall(guest, 'readDance', { params: { gameId }, query: {} });
    expect(game).toMatchObject({ status: 'completed', rounds: [{}] });
  });

  test('is refused to others, without a difference to an unknown one, and a second time', async () => {
    const { visitor, back, undo } = await bringAlong((player) => winIn(player, 11, 2));
    const other = await newAccount(server.url);
    expect(await undo(other)).toMatchObject({ status: 403 });
    const asThemselves = await undo(other, { supabaseId: other.player.userId });
    const unknown = await undo(other, { supabaseId: other.player.userId, postHogId: 'anon_x' });
    expect(asThemselves).toMatchObject({ status: 404, error: { code: 'not_found' } });
    expect(unknown.error).toEqual(asThemselves.error);
    expect((await undo(visitor)).status).toBe(401);
    expect((await undo()).status).toBe(200);
    expect((await undo()).status).toBe(404);
    expect((await back.ask('exportMe', {})).data.mergedPlayers).toEqual([]);
  });

  test('forty times at the same time undoes once', async () => {
    const { back, undo } = await bringAlong((player) => winIn(player, 11, 2));
    const answers = await Promise.all(Array.from({ length: 40 }, () => undo()));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(39);
    const guest = await signOutAsGuest(back);
    expect((await guest.ask('exportMe', {})).data.dailyGames).toHaveLength(1);
  });

  test('is possible from another device of the account, and the browser that merged becomes the anonymous player', async () => {
    const { anna, visitor, back, undo } = await bringAlong((player) => winIn(player, 11, 2));
    expect((await undo(anna)).data.returnsHere).toBe(false);
    expect((await mustCall(anna, 'closeSession', {})).player).toBeUndefined();
    expect((await signOutAsGuest(back)).player.userId).toBe(visitor.player.userId);
  });

  test('gives the anonymous player to the device that asks, where the one that merged has signed out', async () => {
    const { anna, visitor, back, undo } = await bringAlong((player) => winIn(player, 11, 2));
    await mustCall(back, 'closeSession', {});
    expect((await undo(anna)).data.returnsHere).toBe(true);
    expect((await signOutAsGuest(anna)).player.userId).toBe(visitor.player.userId);
  });

  test('can be brought along and undone again after another sign-in', async () => {
    const { anna, visitor, back, undo } = await bringAlong((player) => winIn(player, 11, 2));
    await undo();
    const guest = await signOutAsGuest(back);
    const again = playerFromSignIn(server.url, await signIn(server.url, anna.email, guest));
    const body = { postHogId: visitor.player.userId, supabaseId: again.player.userId };
    expect((await mustCall(again, 'migrateData', { body })).migratedCollections).toEqual([
      'dailyGames',
    ]);
    expect((await again.ask('undoMigration', { body })).status).toBe(200);
    expect((await again.ask('exportMe', {})).data.dailyGames).toEqual([]);
  });

  test('is over after a day, and its memo is deleted', async () => {
    const { back, undo, migrated } = await bringAlong((player) => winIn(player, 11, 2));
    setClock(server, noon + dayMs - 1);
    await purgeUndoableMerges(server);
    expect(await countMerges()).toBeGreaterThan(0);
    setClock(server, Date.parse(migrated.undoableUntil ?? ''));
    expect((await undo()).status).toBe(404);
    expect((await mustCall(back, 'readAccount', {})).account?.broughtAlong).toBeUndefined();
    await purgeUndoableMerges(server);
    expect(await countMerges()).toBe(0);
    setClock(server, noon);
  });

  test('leaves nothing behind where the account is deleted within the day', async () => {
    const { back, visitor, ids } = await bringAlong((player) => winIn(player, 11, 2));
    await mustCall(back, 'deleteMe', { body: { password } });
    expect(await countMerges(ids.supabaseId)).toBe(0);
    expect(await isKnown(visitor.player.userId)).toBe(false);
  });

  test('is refused while the account is suspended', async () => {
    const { undo, ids } = await bringAlong((player) => winIn(player, 11, 2));
    await server.db.transaction([], (sql) =>
      sql
        .updateTable('players')
        .set({ suspended_until: noon + dayMs })
        .where('id', '=', ids.supabaseId)
        .execute(),
    );
    expect(await undo()).toMatchObject({ status: 403, error: { code: 'suspended' } });
  });
});

describe('what has changed since', () => {
  test('stays with the account: a game that was played on, and a dance', async () => {
    const friend = await newPlayer(server.url);
    let gameId = '';
    const { back, undo } = await bringAlong(async (visitor) => {
      await winIn(visitor, 31, 2);
      await visitor.ask('submitDaily', { body: { puzzleNumber: 32, round: 1, word: 'sand' } });
      await acceptCodeOf(friend, visitor);
      const { game } = await mustCall(visitor, 'inviteToDance', {
        body: { invitedPlayer: friend.player.userId },
      });
      gameId = game.gameId;
      await mustCall(friend, 'respondToInvite', { body: { gameId, accept: true } });
    });
    const said = await back.ask('submitDaily', {
      body: { puzzleNumber: 32, round: 2, word: nonMatchingWord(2) },
    });
    expect(said.status).toBe(200);
    await mustCall(back, 'submitDanceWord', {
      body: { gameId, roundNumber: 1, word: 'honey' },
    });
    expect((await undo()).data.collections).toEqual([
      { collection: 'dailyGames', returned: 1, stayed: 1 },
      { collection: 'dances', returned: 0, stayed: 1 },
      { collection: 'friends', returned: 1, stayed: 0 },
    ]);
    const now = (await back.ask('exportMe', {})).data;
    expect(now.dailyGames.map(({ rounds }) => rounds.length)).toEqual([2]);
    expect(now.dances.map((dance) => dance.gameId)).toEqual([gameId]);
    const guest = await signOutAsGuest(back);
    const theirs = (await guest.ask('exportMe', {})).data;
    expect(theirs.dailyGames.map(({ puzzleNumber }) => puzzleNumber)).toEqual([31]);
    expect(theirs.dances).toEqual([]);
  });

  test('a friend who has left the account’s list, or blocked it, is nobody’s friend afterwards', async () => {
    const [left, blocking] = [await newPlayer(server.url), await newPlayer(server.url)];
    const { back, undo } = await bringAlong(async (visitor) => {
      await acceptCodeOf(left, visitor);
      await acceptCodeOf(blocking, visitor);
    });
    await mustCall(back, 'removeFriend', { params: { userId: left.player.userId } });
    await blockTestPlayer(blocking, back);
    expect((await undo()).data.collections).toEqual([]);
    const guest = await signOutAsGuest(back);
    expect((await guest.ask('exportMe', {})).data.friends).toEqual([]);
  });

  test('a hive that the account has left stays left, and its owner is in it', async () => {
    const { back, undo } = await bringAlong(async (visitor) => {
      await mustCall(visitor, 'createGroup', { body: { name: 'Kept' } });
      await mustCall(visitor, 'createGroup', { body: { name: 'Left' } });
    });
    const { memberships } = await mustCall(back, 'exportMe', {});
    const idOf = (name: string) => memberships.find((one) => one.name === name)?.groupId ?? '';
    await mustCall(back, 'leaveGroup', { params: { groupId: idOf('Left') } });
    expect((await undo()).data.collections).toEqual([
      { collection: 'groups', returned: 1, stayed: 0 },
    ]);
    const guest = await signOutAsGuest(back);
    const theirs = (await guest.ask('exportMe', {})).data.memberships;
    expect(theirs).toMatchObject([{ name: 'Kept', role: 'owner' }]);
  });
});

describe('a puzzle of a day that both have played', () => {
  test('is named before the migration with both results, and the chosen game stays', async () => {
    const anna = await newAccount(server.url);
    await winIn(anna, 41, 5);
    await winIn(anna, 42, 3);
    const choice = [{ puzzleNumber: 41, from: 'anonymous' as const }];
    const { check, back, undo } = await bringAlong(
      async (visitor) => {
        await winIn(visitor, 41, 2);
        await winIn(visitor, 42, 1);
        await winIn(visitor, 43, 2);
      },
      { account: anna, keep: choice },
    );
    expect(check.conflicts).toEqual([
      {
        puzzleNumber: 41,
        activeDate: expect.any(String),
        account: { status: 'won', outcome: 'jinx', rounds: 5 },
        anonymous: { status: 'won', outcome: 'jinx', rounds: 2 },
        firstFinished: 'account',
      },
      expect.objectContaining({ puzzleNumber: 42, firstFinished: 'account' }),
    ]);
    const roundsOf = async (player: TestPlayer) =>
      (await mustCall(player, 'exportMe', {})).dailyGames.map((game) => [
        game.puzzleNumber,
        game.rounds.length,
      ]);
    expect(await roundsOf(back)).toEqual([
      [41, 2],
      [42, 3],
      [43, 2],
    ]);
    await undo();
    expect(await roundsOf(back)).toEqual([
      [41, 5],
      [42, 3],
    ]);
    expect(await roundsOf(await signOutAsGuest(back))).toEqual([
      [41, 2],
      [42, 1],
      [43, 2],
    ]);
  });

  test.each([
    ['the later merge is undone first', [1, 0]],
    ['the earlier merge is undone first', [0, 1]],
  ] as const)('is each one’s own again after two merges: %s', async (_order, [former, latter]) => {
    const anna = await newAccount(server.url);
    await winIn(anna, 44, 5);
    const choice = { account: anna, keep: [{ puzzleNumber: 44, from: 'anonymous' as const }] };
    const merges = [
      await bringAlong((visitor) => winIn(visitor, 44, 3), choice),
      await bringAlong((visitor) => winIn(visitor, 44, 2), choice),
    ] as const;
    const roundsOf = async (player: TestPlayer) =>
      (await mustCall(player, 'exportMe', {})).dailyGames.map(({ rounds }) => rounds.length);
    expect(await roundsOf(anna)).toEqual([2]);
    const collections = [{ collection: 'dailyGames', returned: 1, stayed: 0 }];
    expect((await merges[former].undo()).data.collections).toEqual(collections);
    expect(await roundsOf(anna)).toEqual([former === 1 ? 3 : 2]);
    expect((await merges[latter].undo()).data.collections).toEqual(collections);
    expect(await roundsOf(anna)).toEqual([5]);
    const guests = [await signOutAsGuest(merges[0].back), await signOutAsGuest(merges[1].back)];
    expect(await Promise.all(guests.map(roundsOf))).toEqual([[3], [2]]);
  });

  test('is not named where one of them has only opened it', async () => {
    const anna = await newAccount(server.url);
    await anna.ask('dailyPuzzle', { query: { puzzleNumber: 41 } });
    const { check } = await bringAlong((visitor) => winIn(visitor, 41, 2), { account: anna });
    expect(check).toMatchObject({ hasData: true });
    expect(check.conflicts).toBeUndefined();
  });
});

test('a streak that was joined is two streaks again', async () => {
  const anna = await newAccount(server.url);
  const date = new Date(noon).toISOString().slice(0, 10);
  await winIn(anna, today, 2, date);
  setClock(server, noon - dayMs);
  const visitorOf = (visitor: TestPlayer) =>
    winIn(visitor, today - 1, 2, new Date(noon - dayMs).toISOString().slice(0, 10));
  const { back, undo } = await bringAlong(visitorOf, { account: anna });
  setClock(server, noon);
  const streakOf = async (player: TestPlayer) =>
    (await mustCall(player, 'fetchStats', { query: { date } })).stats.currentStreak;
  expect(await streakOf(back)).toBe(2);
  await undo();
  expect(await streakOf(back)).toBe(1);
  expect(await streakOf(await signOutAsGuest(back))).toBe(1);
});

describe('at the same time', () => {
  test('a word is with the account, or the game as it was with the anonymous player, and never lost', async () => {
    for (let turn = 0; turn < repetitions(6); turn += 1) {
      const { back, undo } = await bringAlong((visitor) =>
        visitor.ask('submitDaily', { body: { puzzleNumber: 51, round: 1, word: 'sand' } }),
      );
      const say = () =>
        back.ask('submitDaily', {
          body: { puzzleNumber: 51, round: 2, word: nonMatchingWord(2) },
        });
      const [said, undone] = await Promise.all(
        turn % 2 === 0 ? [say(), undo()] : [undo(), say()].toReversed(),
      );
      expect([200, 409]).toContain(said?.status);
      expect(undone?.status).toBe(200);
      const mine = (await back.ask('exportMe', {})).data.dailyGames;
      const theirs = (await (await signOutAsGuest(back)).ask('exportMe', {})).data.dailyGames;
      const words = [...mine, ...theirs].map(({ rounds }) => rounds.length);
      const isPlayedOn = said?.status === 200;
      expect(words.filter((count) => count > 0)).toEqual(isPlayedOn ? [2] : [1]);
    }
  });

  test('a sign-in from another browser brings its own player along, and the undone one stays undone', async () => {
    const { anna, back, undo, visitor } = await bringAlong((player) => winIn(player, 11, 2));
    const second = await newPlayer(server.url);
    await winIn(second, 12, 2);
    const there = playerFromSignIn(server.url, await signIn(server.url, anna.email, second));
    const body = { postHogId: second.player.userId, supabaseId: there.player.userId };
    const [undone, migrated] = await Promise.all([undo(), there.ask('migrateData', { body })]);
    expect([undone.status, migrated.status]).toEqual([200, 200]);
    const { dailyGames } = (await there.ask('exportMe', {})).data;
    expect(dailyGames.map(({ puzzleNumber }) => puzzleNumber)).toEqual([12]);
    expect((await signOutAsGuest(back)).player.userId).toBe(visitor.player.userId);
  });

  test('deleting the account leaves no memo, and the anonymous player only if the undoing came first', async () => {
    for (let turn = 0; turn < repetitions(4); turn += 1) {
      const { back, undo, ids } = await bringAlong((player) => winIn(player, 11, 2));
      const [undone, deleted] = await Promise.all([
        undo(),
        back.ask('deleteMe', { body: { password } }),
      ]);
      expect([200, 401, 404]).toContain(undone.status);
      expect(deleted.status).toBe(200);
      expect(await countMerges(ids.supabaseId)).toBe(0);
      expect(await isKnown(ids.postHogId)).toBe(undone.status === 200);
    }
  });
});

async function countMerges(playerId?: string): Promise<number> {
  const rows = await server.db.read.selectFrom('undoable_merges').select('player_id').execute();
  return rows.filter((row) => playerId === undefined || row.player_id === playerId).length;
}

async function isKnown(playerId: string): Promise<boolean> {
  const row = await server.db.read
    .selectFrom('players')
    .select('id')
    .where('id', '=', playerId)
    .executeTakeFirst();
  return row !== undefined;
}
