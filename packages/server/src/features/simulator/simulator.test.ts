import { type BotScenario, botGameConfig, nextBotAction } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { startDance } from '../../testing/test-dance.ts';
import { acceptCodeOf } from '../../testing/test-friends.ts';
import { createTestHive } from '../../testing/test-hive.ts';
import { quickAccount, quickAdmin } from '../../testing/test-identity.ts';
import { mustCall, newPlayer, playerWith, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import type { SimulatorDeps } from './deps.ts';
import { removeSeats } from './remove-seats.ts';

const server = useTestServer();

async function openSimulator(admin: TestPlayer): Promise<[TestPlayer, TestPlayer]> {
  const { data } = await admin.ask('openSimulator', {});
  const [one, other] = data.seats.map(({ player, token }) => playerWith(server.url, player, token));
  if (!one || !other) throw new Error('Too few seats.');
  return [one, other];
}

const countPlayers = async () =>
  (
    await server.db.read
      .selectFrom('simulated_players')
      .innerJoin('players', 'players.id', 'simulated_players.player_id')
      .select('players.id')
      .execute()
  ).length;

/** As the page plays them: through the calls of players, each bot with what its own seat sees. */
async function dance(seats: [TestPlayer, TestPlayer], scenarios: [BotScenario, BotScenario]) {
  const begun = await startDance(server.url, botGameConfig, seats);
  const { gameId } = begun;
  for (let step = 0; step < 60; step += 1) {
    const views = [await begun.read(0), await begun.read(1)] as const;
    const acts = ([0, 1] as const).flatMap((seat) => {
      const view = views[seat];
      const other = seat === 0 ? 1 : 0;
      const next = nextBotAction(
        { scenario: scenarios[seat], seed: 3 },
        { ...view, said: view.submissions.map(({ word }) => word) },
        { scenario: scenarios[other], word: views[other].word ?? null },
        step,
      );
      return next ? [{ seat, ...next }] : [];
    });
    const [first] = acts.sort((a, b) => a.at - b.at);
    if (!first) return begun.read(0);
    const { seat, act } = first;
    const answer =
      act.kind === 'decide'
        ? await seats[seat].ask('continueDecision', { body: { gameId, decision: act.decision } })
        : await begun.say(seat, views[seat].roundNumber, act.word ?? '');
    expect(answer.status).toBe(200);
  }
  throw new Error('That dance has no end.');
}

const hour = 3_600_000;

describe('the simulator', () => {
  test('gives an admin two seats that dance as players do, and count for nothing', async () => {
    const admin = await quickAdmin(server);
    const seats = await openSimulator(admin);
    expect(seats.map(({ player }) => player)).toMatchObject([
      { userId: expect.stringMatching(/^sim_/), isAdmin: false },
      { userId: expect.stringMatching(/^sim_/), isAdmin: false },
    ]);
    expect(await dance(seats, ['jinx', 'normal'])).toMatchObject({ outcome: 'jinx' });
    const long = await dance(seats, ['fast', 'slow']);
    expect(long).toMatchObject({ outcome: 'no_jinx', rounds: Array(10).fill(expect.anything()) });
    for (const seat of seats) {
      expect((await seat.ask('danceStats', { query: {} })).data.stats.games).toBe(0);
      expect((await seat.ask('danceHistory', { query: {} })).data.games).toEqual([]);
    }
    const trail = await admin.ask('readAuditTrail', { query: {} });
    expect(trail.data.entries.map(({ act }) => act)).toContain('openSimulator');
  });

  test('has seats that meet each other and nobody else', async () => {
    const [one] = await openSimulator(await quickAdmin(server));
    const [foreign] = await openSimulator(await quickAdmin(server));
    const anna = await newPlayer(server.url);
    const invite = (from: TestPlayer, to: TestPlayer) =>
      from.ask('inviteToDance', { body: { invitedPlayer: to.player.userId } });
    for (const [from, to] of [
      [one, anna],
      [anna, one],
      [one, foreign],
    ] as const) {
      expect(await invite(from, to)).toMatchObject({ status: 404, error: { code: 'not_found' } });
    }
    await one.ask('findPartner', {});
    expect((await anna.ask('findPartner', {})).data.state).toBe('waiting');
    await anna.ask('stopFindingPartner', {});
  });

  test('has seats that make no friends, from either side', async () => {
    const admin = await quickAdmin(server);
    const [seat] = await openSimulator(admin);
    expect(await acceptCodeOf(seat, admin)).toMatchObject({
      status: 403,
      error: { code: 'forbidden', message: 'A simulated player can only play with others.' },
    });
    expect((await acceptCodeOf(admin, seat)).status).toBe(404);
  });

  test('closes also where a seat has come to own a hive', async () => {
    const admin = await quickAdmin(server);
    const [seat] = await openSimulator(admin);
    const hive = await createTestHive(server.url);
    const member = await hive.join();
    await server.db.transaction([], async (sql) => {
      const seatId = seat.player.userId;
      await sql
        .updateTable('group_members')
        .set({ player_id: seatId })
        .where('player_id', '=', hive.owner.player.userId)
        .execute();
      await sql
        .updateTable('groups')
        .set({ owner_id: seatId })
        .where('id', '=', hive.groupId)
        .execute();
    });
    expect((await admin.ask('closeSimulator', {})).status).toBe(200);
    expect((await seat.ask('readSession', {})).status).toBe(401);
    expect(await hive.read(member)).toMatchObject({ isOwner: true, memberCount: 1 });
  });

  test('opened again has new seats, and the old ones are gone with their games', async () => {
    const admin = await quickAdmin(server);
    const before = await countPlayers();
    const old = await openSimulator(admin);
    const game = await startDance(server.url, {}, old);
    await openSimulator(admin);
    expect(await countPlayers()).toBe(before + 2);
    expect((await old[0].ask('readSession', {})).status).toBe(401);
    const row = await server.db.read
      .selectFrom('dance_games')
      .select('id')
      .where('id', '=', game.gameId)
      .executeTakeFirst();
    expect(row).toBeUndefined();
    for (const _time of [1, 2]) {
      expect((await admin.ask('closeSimulator', {})).data).toEqual({ open: false });
    }
    expect(await countPlayers()).toBe(before);
  });

  test('opened twice at once has the seats of one opening', async () => {
    const admin = await quickAdmin(server);
    const before = await countPlayers();
    for (const _time of [1, 2]) {
      const opened = await Promise.all([1, 2].map(() => admin.ask('openSimulator', {})));
      expect(opened.map(({ status }) => status)).toEqual([200, 200]);
      expect(await countPlayers()).toBe(before + 2);
    }
    await mustCall(admin, 'closeSimulator', {});
  });

  test('forgets after two hours who was left behind', async () => {
    await openSimulator(await quickAdmin(server));
    server.clock.advance(2 * 3_600_000 + 1);
    await openSimulator(await quickAdmin(server));
    expect(await countPlayers()).toBe(2);
  });

  test('sweeps also those whose owner has left us', async () => {
    const admin = await quickAdmin(server);
    await openSimulator(admin);
    await admin.ask('deleteMe', {});
    server.clock.advance(2 * 3_600_000 + 1);
    const next = await quickAdmin(server);
    await openSimulator(next);
    const rows = await server.db.read
      .selectFrom('players')
      .select('id')
      .where('id', 'like', 'sim%')
      .execute();
    expect(rows).toHaveLength(2);
  });

  test('is for admins', async () => {
    const anna = await quickAccount(server);
    expect((await anna.ask('openSimulator', {})).status).toBe(403);
    expect((await anna.ask('closeSimulator', {})).status).toBe(403);
  });
});

describe('the test rig', () => {
  test('gives a player with an account somebody to dance with, and leaves no trace', async () => {
    const anna = await quickAccount(server);
    const { data } = await anna.ask('openTestRig', {});
    const partner = playerWith(server.url, data.seat.player, data.seat.token);
    const game = await dance([anna, partner], ['normal', 'jinx']);
    expect(game).toMatchObject({ outcome: 'jinx', rounds: [{ match: 'exact' }] });
    expect((await anna.ask('danceStats', { query: {} })).data.stats.games).toBe(0);
    expect((await anna.ask('danceHistory', { query: {} })).data.games).toEqual([]);
    const open = await startDance(server.url, {}, [anna, partner]);
    await anna.ask('closeTestRig', {});
    expect((await anna.ask('activeDances', {})).data.activeGames).toEqual([]);
    const params = { gameId: open.gameId };
    expect((await anna.ask('readDance', { params, query: {} })).status).toBe(404);
    const inbox = await anna.ask('listNotifications', { query: {} });
    expect(inbox.data.notifications).toEqual([]);
  });

  test('is not for visitors', async () => {
    const visitor = await newPlayer(server.url);
    expect(await visitor.ask('openTestRig', {})).toMatchObject({
      status: 403,
      error: { code: 'forbidden', message: 'Sign in to use the test page.' },
    });
  });
});

describe('each page', () => {
  const openAll = async () => {
    const admin = await quickAdmin(server);
    const simulator = await mustCall(admin, 'openSimulator', {});
    const swarm = await mustCall(admin, 'openSwarmSeats', { body: { seats: 3 } });
    const rig = await mustCall(admin, 'openTestRig', {});
    const seats = [simulator.seats, swarm.seats, [rig.seat]].map((made) =>
      made.map(({ player, token }) => playerWith(server.url, player, token)),
    );
    return { admin, seats, expiries: [simulator, swarm, rig].map(({ expiresAt }) => expiresAt) };
  };

  test('has seats with names of its own, for two hours', async () => {
    const { seats, expiries } = await openAll();
    expect(seats.map((some) => some.map(({ player }) => player.displayName))).toEqual([
      ['Seat one', 'Seat two'],
      ['Seat 1', 'Seat 2', 'Seat 3'],
      ['Test partner'],
    ]);
    for (const expiresAt of expiries) {
      const lasts = Date.parse(expiresAt) - server.clock.now();
      expect(lasts).toBeGreaterThan(2 * hour - 60_000);
      expect(lasts).toBeLessThanOrEqual(2 * hour);
    }
    const partner = seats[2]?.[0]?.player;
    expect(partner).toEqual({
      userId: expect.stringMatching(/^sim_/),
      displayName: 'Test partner',
      friendCode: expect.any(String),
      kind: 'anonymous',
      isAdmin: false,
      version: 1,
    });
    const sessions = await server.db.read
      .selectFrom('sessions')
      .select('device')
      .where('player_id', '=', partner?.userId ?? '')
      .execute();
    expect(sessions).toEqual([{ device: 'Simulator' }]);
  });

  test('closes its own seats; those of one owner meet each other on whatever page', async () => {
    const { admin, seats } = await openAll();
    const [one, other] = seats.flatMap(([first]) => first ?? []) as [TestPlayer, TestPlayer];
    const [anna, ben] = [await newPlayer(server.url), await newPlayer(server.url)];
    for (const [from, to] of [
      [one, other],
      [admin, one],
      [other, admin],
      [anna, ben],
    ] as const) {
      const body = { invitedPlayer: to.player.userId };
      expect((await from.ask('inviteToDance', { body })).status).toBe(200);
    }
    const areOpen = () =>
      Promise.all(
        seats.map(async ([first]) => (await first?.ask('readSession', {}))?.status === 200),
      );
    expect(await areOpen()).toEqual([true, true, true]);
    expect(await mustCall(admin, 'closeSwarmSeats', {})).toEqual({ open: false });
    expect(await areOpen()).toEqual([true, false, true]);
    expect(await mustCall(admin, 'closeTestRig', {})).toEqual({ open: false });
    expect(await areOpen()).toEqual([true, false, false]);
    expect(await mustCall(admin, 'closeSimulator', {})).toEqual({ open: false });
    expect(await areOpen()).toEqual([false, false, false]);
    // What they have sent their owner is gone with them.
    expect((await mustCall(admin, 'listNotifications', { query: {} })).notifications).toEqual([]);
    expect((await mustCall(admin, 'activeDances', {})).activeGames).toEqual([]);
  });

  test('has seats that end with their two hours, whether anybody closes them or not', async () => {
    const [seat] = await openSimulator(await quickAdmin(server));
    server.clock.advance(2 * hour - 60_000);
    expect((await seat.ask('readSession', {})).status).toBe(200);
    server.clock.advance(60_001);
    expect((await seat.ask('readSession', {})).status).toBe(401);
  });

  test('leaves the seats of others alone until they have expired', async () => {
    const [admin, other] = [await quickAdmin(server), await quickAdmin(server)];
    const [seat] = await openSimulator(other);
    await openSimulator(admin);
    await mustCall(admin, 'closeSimulator', {});
    expect((await seat.ask('readSession', {})).status).toBe(200);
    await mustCall(other, 'closeSimulator', {});
  });

  test('opens and closes also where an expired seat of others can’t be removed', async () => {
    server.clock.advance(2 * hour + 1);
    await openSimulator(await quickAdmin(server));
    server.clock.advance(2 * hour + 1);
    const logged: unknown[] = [];
    const error = new Error('Not now.');
    const { db, clock } = server;
    const deps = {
      db,
      clock,
      log: { warn: (...said: unknown[]) => logged.push(said) },
      beforeDeletion: () => Promise.reject(error),
    } as unknown as SimulatorDeps;
    await removeSeats(deps, 'anon_nobody', 'simulator');
    const said = [{ err: error }, 'An expired simulator seat could not be removed.'];
    expect(logged).toEqual([said, said]);
    // The next call has them removed.
    await openSimulator(await quickAdmin(server));
    await removeSeats(deps, 'anon_nobody', 'simulator');
    expect(logged).toHaveLength(2);
  });
});
