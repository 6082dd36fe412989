import { hourMs } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { signInToExistingAccount } from '../../testing/test-account.ts';
import { startDance, type TestDance } from '../../testing/test-dance.ts';
import { blockTestPlayer } from '../../testing/test-friends.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { callApi, mustCall, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { createDancesMergeStep } from './merge-dances.ts';

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
    const calledOff = { status: 'abandoned', endedByMerge: 'duplicate' };
    for (const player of [ben, back]) {
      expect(await seenBy(player, theirs)).toMatchObject(calledOff);
    }
    expect((await seenBy(ben, own)).status).toBe('active');
  });
});

test('undoing a merge doesn’t bring back the id of a partner who was deleted since', async () => {
  const ben = await newPlayer(server.url);
  let dance: TestDance | undefined;
  let guestId = '';
  const back = await signInToExistingAccount(server.url, async (visitor) => {
    guestId = visitor.player.userId;
    dance = await dancing(visitor, ben);
    await dance.jinx(1);
  });
  await back.migrate();
  await mustCall(ben, 'deleteMe', {});
  const body = { postHogId: guestId, supabaseId: back.player.userId };
  const undone = await back.ask('undoMigration', { body });
  expect(undone.status).toBe(200);
  const { seat0_id, pair_key } = await server.db.read
    .selectFrom('dance_games')
    .select(['seat0_id', 'pair_key'])
    .where('id', '=', dance?.gameId ?? '')
    .executeTakeFirstOrThrow();
  expect([seat0_id, pair_key]).toEqual([guestId, null]);
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
      const calledOff = await seenBy(ben, dance);
      expect(calledOff.status).toBe('abandoned');
      expect(calledOff.endedByMerge).toBeUndefined();
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
      endedByMerge: 'self',
      opponent: { displayName: 'A player who left' },
    });
    expect(game.version).toBeGreaterThan(version);
  });
});

describe('the dances of two players who become one', () => {
  /** A visitor with dances of every kind, and an account that some of them conflict with. */
  async function prepare() {
    const people = await Promise.all(Array.from({ length: 5 }, () => newPlayer(server.url)));
    const [visitor, account, cleo, dora, eve] = people as [
      TestPlayer,
      TestPlayer,
      TestPlayer,
      TestPlayer,
      TestPlayer,
    ];
    const finished = await dancing(visitor, cleo);
    await finished.jinx(1);
    const withBee = async (player: TestPlayer) => {
      const { game } = await mustCall(player, 'findPartner', { body: { withBee: true } });
      const gameId = game?.gameId ?? '';
      await player.ask('submitDanceWord', { body: { gameId, roundNumber: 1, word: 'sand' } });
      return gameId;
    };
    const openLink = async ({ headers }: TestPlayer, key = 'tap-1') => {
      const withKey = { ...headers, 'idempotency-key': key };
      return (await callApi(server.url, 'inviteToDance', { body: {} }, withKey)).data.game.gameId;
    };
    const ids = {
      finished: finished.gameId,
      moving: (await dancing(cleo, visitor)).gameId,
      conflicting: (await dancing(visitor, dora)).gameId,
      kept: (await dancing(account, dora)).gameId,
      blocked: (await dancing(account, eve)).gameId,
      bee: await withBee(visitor),
      keptBee: await withBee(account),
      self: (await dancing(account, visitor)).gameId,
      link: await openLink(visitor),
      otherLink: await openLink(visitor, 'tap-2'),
      keptLink: await openLink(account),
    };
    const [from, to] = [visitor.player.userId, account.player.userId];
    /** Those who may not meet Eve. */
    const apart = new Set([from]);
    let ticks = 0;
    // One after the other, so that the order in which they end is known.
    const now = () => {
      ticks += 1;
      return server.clock.now() + 1000 * ticks;
    };
    const step = createDancesMergeStep(
      { now },
      async (_sql, one, other) => other !== eve.player.userId || !apart.has(one),
    );
    const rows = async () => {
      const found = await server.db.read
        .selectFrom('dance_games')
        .selectAll()
        .where('id', 'in', Object.values(ids))
        .execute();
      const byId = new Map(found.map((row) => [row.id, row]));
      const keys = Object.keys(ids) as (keyof typeof ids)[];
      return Object.fromEntries(keys.map((key) => [key, byId.get(ids[key])])) as Record<
        keyof typeof ids,
        (typeof found)[number]
      >;
    };
    const stats = () =>
      server.db.read
        .selectFrom('dance_player_stats')
        .selectAll()
        .where(
          'player_id',
          'in',
          people.map(({ player }) => player.userId),
        )
        .orderBy('player_id')
        .execute();
    const move = () => server.db.transaction([], (sql) => step.move(sql, from, to));
    const undo = (memo: Awaited<ReturnType<typeof move>>['memo']) =>
      server.db.transaction([], (sql) => step.undo(sql, memo, from, to));
    return {
      visitor,
      account,
      cleo,
      dora,
      eve,
      ids,
      from,
      to,
      apart,
      step,
      rows,
      stats,
      move,
      undo,
    };
  }
  const keyOf = (...players: string[]) => players.toSorted().join(':');
  const withoutVersions = (rows: Record<string, { version: number }>) =>
    Object.values(rows).map(({ version: _version, ...row }) => row);

  test('move; of two that conflict the account’s goes on, and undoing leaves all as it was', async () => {
    const { cleo, dora, eve, ids, from, to, step, rows, stats, move, undo } = await prepare();
    const [before, statsBefore] = [await rows(), await stats()];
    expect(await step.count(server.db.read, from, to)).toEqual({ moves: 7, meets: 2 });
    const { signals, memo } = await move();
    const after = await rows();
    const isSame = { status: 'active', ended_at: null };
    const isEnded = { status: 'abandoned', ended_at: expect.any(Number) };
    const [c, d, e] = [cleo, dora, eve].map(({ player }) => player.userId) as [
      string,
      string,
      string,
    ];
    expect(after).toMatchObject({
      finished: { seat0_id: to, seat1_id: c, status: 'completed', pair_key: keyOf(c, to) },
      moving: { ...isSame, seat0_id: c, seat1_id: to, pair_key: keyOf(c, to) },
      conflicting: { ...isEnded, seat0_id: to, seat1_id: d, pair_key: keyOf(d, to) },
      blocked: { ...isEnded, seat0_id: to, seat1_id: e },
      bee: { ...isEnded, seat0_id: to, seat1_id: null, pair_key: keyOf('bee', to) },
      self: { ...isEnded, seat0_id: to, seat1_id: null, pair_key: keyOf(from, to) },
      link: { status: 'invited', seat0_id: to, pair_key: null, invite_key: null },
      otherLink: { status: 'invited', seat0_id: to, invite_key: 'tap-2' },
    });
    for (const kept of ['kept', 'keptBee', 'keptLink'] as const) {
      expect(after[kept]).toEqual(before[kept]);
    }
    // By the time they ended, not in the order in which they began.
    const ended = ['finished', 'blocked', 'conflicting', 'self', 'bee'] as const;
    expect(ended.map((key) => after[key].seat0_nth)).toEqual([1, 2, 3, 5, 4]);
    const [one] = (await stats()).filter(({ player_id }) => player_id === to);
    expect(one).toMatchObject({ ended: 5, games: 1, jinxes: 1 });
    const signal = (key: keyof typeof ids, ...players: string[]) => ({
      topic: 'dance',
      id: ids[key],
      version: after[key].version,
      to: players,
    });
    expect(signals[0]).toEqual(signal('blocked', to, e));
    expect(signals.slice(1)).toEqual([
      signal('finished', to, c),
      signal('moving', c, to),
      signal('conflicting', to, d),
      signal('bee', to),
      signal('self', to),
      signal('link', to),
      signal('otherLink', to),
    ]);

    const undone = await undo(memo);
    expect(undone).toMatchObject({ returned: 7, stayed: 0 });
    const restored = await rows();
    expect(withoutVersions(restored)).toEqual(withoutVersions(before));
    expect(await stats()).toEqual(expect.arrayContaining(statsBefore));
    const moved = undone.signals.find(({ id }) => id === ids.moving);
    expect(moved).toEqual({
      topic: 'dance',
      id: ids.moving,
      version: restored.moving.version,
      to: [c, from, to],
    });
  });

  test('go back where only a deadline was warned of since, and who has them again is warned', async () => {
    const { visitor, account, ids, from, to, rows, move, undo } = await prepare();
    const isWarned = async (player: TestPlayer) => {
      const { notifications } = await mustCall(player, 'listNotifications', { query: {} });
      return notifications.some(
        ({ type, read, gameId }) => type === 'expiring' && !read && gameId === ids.moving,
      );
    };
    const { memo } = await move();
    // After four fifths of three days.
    server.clock.advance(58 * hourMs);
    await expect.poll(() => isWarned(account)).toBe(true);
    const undone = await undo(memo);
    expect(undone).toMatchObject({ returned: 7, stayed: 0 });
    expect((await rows()).moving).toMatchObject({ seat1_id: from, status: 'active' });
    await expect.poll(() => isWarned(visitor)).toBe(true);
    expect(await isWarned(account)).toBe(false);
    expect(undone.signals).toContainEqual({
      topic: 'notifications',
      id: to,
      version: expect.any(Number),
      to: [to],
    });
  });

  test('don’t warn the other once more where that one alone is waited for', async () => {
    const { visitor, cleo, ids, rows, move, undo } = await prepare();
    const body = { gameId: ids.moving, roundNumber: 1, word: 'wave' };
    await mustCall(visitor, 'submitDanceWord', { body });
    const warnings = async () => {
      const { notifications } = await mustCall(cleo, 'listNotifications', { query: {} });
      return notifications.filter(
        ({ type, gameId }) => type === 'expiring' && gameId === ids.moving,
      );
    };
    const { memo } = await move();
    server.clock.advance(58 * hourMs);
    await expect.poll(warnings).toHaveLength(1);
    await undo(memo);
    expect((await rows()).moving?.warn_at).toBeNull();
  });

  test('stay with the account where they have gone on, and end where the other has begun again', async () => {
    const { visitor, account, cleo, dora, ids, from, to, apart, rows, move, undo } =
      await prepare();
    const { memo } = await move();
    apart.add(to);
    const say = (player: TestPlayer, gameId: string) =>
      mustCall(player, 'submitDanceWord', { body: { gameId, roundNumber: 1, word: 'wave' } });
    await say(cleo, ids.moving);
    const reaction = { gameId: ids.finished, reaction: 'honey' as const };
    await mustCall(cleo, 'reactToDance', { body: reaction });
    const body = { invitedPlayer: visitor.player.userId };
    const { gameId } = (await mustCall(dora, 'inviteToDance', { body })).game;
    const gone = ids.link;
    await server.db.transaction([], (sql) =>
      sql.deleteFrom('dance_games').where('id', '=', gone).execute(),
    );
    expect(await undo(memo)).toMatchObject({ returned: 5, stayed: 1 });
    expect(await rows()).toMatchObject({
      moving: { seat1_id: to, status: 'active' },
      finished: { seat0_id: from, seat1_reaction: 'honey' },
      conflicting: { seat0_id: from, status: 'abandoned' },
      blocked: { seat0_id: to, status: 'abandoned' },
      bee: { seat0_id: from, status: 'active' },
      self: { seat1_id: from, status: 'active' },
    });
    const { activeGames } = await mustCall(dora, 'activeDances', {});
    expect(activeGames.map((game) => game.gameId).toSorted()).toEqual(
      [gameId, ids.kept].toSorted(),
    );
    const active = await mustCall(account, 'activeDances', {});
    expect(active.activeGames.map((game) => game.gameId)).toContain(ids.moving);
  });
});
