import { describe, expect, test } from 'vitest';
import { signInToExistingAccount } from '../../../testing/test-account.ts';
import { blockTestPlayer } from '../../../testing/test-friends.ts';
import { createTestHive } from '../../../testing/test-hive.ts';
import { suspendTestPlayer } from '../../../testing/test-identity.ts';
import { TestListener } from '../../../testing/test-listener.ts';
import { mustCall, newPlayers, type TestPlayer } from '../../../testing/test-player.ts';
import {
  gatherTestSwarm,
  startTestSwarm,
  type TestSwarm,
  testSwarmOf,
} from '../../../testing/test-swarm.ts';
import { useTestServer } from '../../../testing/use-test-server.ts';
import { createSwarmsMergeStep } from './swarm-lifecycle.ts';

const server = useTestServer();

const watch = (player: TestPlayer, { params }: TestSwarm) =>
  mustCall(player, 'watchSwarm', { params });

describe('the places of two players who become one', () => {
  /** A visitor and an account, alone and together at tables, with seats and looking on. */
  async function prepare() {
    const [visitor, account, one, other] = (await newPlayers(server.url, 4)) as [
      TestPlayer,
      TestPlayer,
      TestPlayer,
      TestPlayer,
    ];
    const tables = {
      own: await startTestSwarm(server.url, {}, [visitor, one, other]),
      both: await startTestSwarm(server.url, {}, [visitor, account, one, other]),
      watchedByAccount: await gatherTestSwarm(server.url, {}, [one, visitor]),
      watchedByVisitor: await gatherTestSwarm(server.url, {}, [account, one]),
      watched: await gatherTestSwarm(server.url, {}, [one, other]),
    };
    await mustCall(visitor, 'changeSwarmSeat', {
      params: tables.both.params,
      body: { displayName: 'Maya' },
    });
    await watch(account, tables.watchedByAccount);
    await watch(visitor, tables.watchedByVisitor);
    await watch(visitor, tables.watched);
    const [from, to] = [visitor.player.userId, account.player.userId];
    const judge = { ...server.bee, beeWord: () => 'honey' };
    const step = createSwarmsMergeStep({ judge, clock: server.clock });
    /** By table: who sits in each seat, and who looks on. */
    const places = async () => {
      const rows = await server.db.read
        .selectFrom('swarm_members')
        .innerJoin('swarms', 'swarms.id', 'swarm_members.swarm_id')
        .select(['swarm_id', 'seat', 'player_id', 'swarm_members.name', 'created_by', 'version'])
        .orderBy('seat')
        .execute();
      const names = new Map([
        [from, 'visitor'],
        [to, 'account'],
        [one.player.userId, 'one'],
        [other.player.userId, 'other'],
      ]);
      const nameOf = (id: string | null) => (id === null ? null : names.get(id));
      return Object.fromEntries(
        Object.entries(tables).map(([key, { swarmId }]) => {
          const mine = rows.filter(({ swarm_id }) => swarm_id === swarmId);
          return [
            key,
            {
              seats: mine.filter(({ seat }) => seat !== null).map((row) => nameOf(row.player_id)),
              watching: mine
                .filter(({ seat }) => seat === null)
                .map((row) => nameOf(row.player_id)),
              names: mine.flatMap(({ name }) => name ?? []),
              host: nameOf(mine[0]?.created_by ?? null),
            },
          ];
        }),
      );
    };
    const move = () => server.db.transaction([], (sql) => step.move(sql, from, to));
    const undo = (memo: Awaited<ReturnType<typeof move>>['memo']) =>
      server.db.transaction([], (sql) => step.undo(sql, memo, from, to));
    return { visitor, account, one, other, from, to, tables, step, places, move, undo };
  }

  test('move to the account, whose own seat stays, and come back when that is undone', async () => {
    const { one, other, from, to, tables, step, places, move, undo } = await prepare();
    const before = await places();
    expect(await step.count(server.db.read, from, to)).toEqual({ moves: 5, meets: 3 });
    const versionOf = async (key: keyof typeof tables) => (await tables[key].read(2)).version;
    const version = await versionOf('own');
    const { signals, memo } = await move();
    const moved = {
      own: { seats: ['account', 'one', 'other'], watching: [], names: [], host: 'account' },
      both: { seats: [null, 'account', 'one', 'other'], watching: [], names: [], host: 'account' },
      watchedByAccount: { seats: ['one', 'account'], watching: [], names: [], host: 'one' },
      watchedByVisitor: { seats: ['account', 'one'], watching: [], names: [], host: 'account' },
      watched: { seats: ['one', 'other'], watching: ['account'], names: [], host: 'one' },
    };
    expect(await places()).toEqual(moved);
    expect(await versionOf('own')).toBe(version + 1);
    const shared = await tables.both.read(2);
    expect(shared.seats.map(({ state }) => state)).toEqual(['left', 'in', 'in', 'in']);
    expect(shared.seats.map(({ isHost }) => isHost)).toEqual([false, true, false, false]);
    expect(signals).toHaveLength(5);
    expect(signals.find(({ id }) => id === tables.own.code)).toEqual({
      topic: 'swarm',
      id: tables.own.code,
      version: version + 1,
      to: [to, one.player.userId, other.player.userId],
    });

    const undone = await undo(memo);
    expect(undone).toMatchObject({ returned: 4, stayed: 0 });
    const watchedByVisitor = { ...before.watchedByVisitor, watching: [] };
    expect(await places()).toEqual({ ...before, watchedByVisitor });
    expect((await tables.both.read(2)).seats[0]).toMatchObject({
      state: 'left',
      displayName: 'Maya',
    });
    expect(undone.signals.find(({ id }) => id === tables.own.code)).toEqual({
      topic: 'swarm',
      id: tables.own.code,
      version: version + 2,
      to: [from, one.player.userId, other.player.userId, to],
    });
  });

  test('stay the account’s where it has played on, and come back from what is over', async () => {
    const { account, tables, places, move, undo, one, other } = await prepare();
    const { memo } = await move();
    const { own, both, watchedByAccount } = tables;
    const say = (player: TestPlayer, { params }: TestSwarm, word: string) =>
      mustCall(player, 'sayInSwarm', { params, body: { round: 1, word } });
    await say(account, own, 'meadow');
    for (const player of [account, one, other]) await say(player, both, 'honeymoon');
    await mustCall(one, 'leaveSwarm', { params: watchedByAccount.params });
    await mustCall(account, 'leaveSwarm', { params: watchedByAccount.params });
    expect((await watchedByAccount.read(0)).status).toBe('over');
    expect(await undo(memo)).toMatchObject({ returned: 3, stayed: 1 });
    expect(await places()).toMatchObject({
      own: { seats: ['account', 'one', 'other'], host: 'account' },
      both: { seats: ['visitor', 'account', 'one', 'other'], host: 'visitor' },
      watchedByAccount: { seats: ['one', 'visitor'], watching: ['account'] },
      watched: { watching: ['visitor'] },
    });
  });
});

test('a merge at the table of a hive is told to its members and the account, and not to who has left', async () => {
  const hive = await createTestHive(server.url);
  const { groupId, owner } = hive;
  const [reader, leaver, visitor] = [await hive.join(), await hive.join(), await hive.join()];
  const [account] = (await newPlayers(server.url, 1)) as [TestPlayer];
  const { swarm } = await mustCall(owner, 'createSwarm', { body: { groupId } });
  const params = { swarm: swarm.code };
  for (const player of [leaver, visitor]) await mustCall(player, 'joinSwarm', { params });
  await mustCall(leaver, 'leaveGroup', { params: { groupId } });
  const judge = { ...server.bee, beeWord: () => 'honey' };
  const step = createSwarmsMergeStep({ judge, clock: server.clock });
  const [from, to] = [visitor.player.userId, account.player.userId];
  const { signals, memo } = await server.db.transaction([], (sql) => step.move(sql, from, to));
  const undone = await server.db.transaction([], (sql) => step.undo(sql, memo, from, to));
  const told = [owner, reader, visitor, account].map(({ player }) => player.userId).sort();
  for (const one of [...signals, ...undone.signals]) expect(one.to.toSorted()).toEqual(told);
  expect([signals.length, undone.signals.length]).toEqual([1, 1]);
});

test('a merge that completes a round of a hive’s swarm tells who is away of the new pair', async () => {
  const hive = await createTestHive(server.url);
  const reader = await hive.join();
  const { swarm } = await mustCall(hive.owner, 'createSwarm', { body: { groupId: hive.groupId } });
  let table = testSwarmOf(swarm, []);
  const back = await signInToExistingAccount(server.url, async (visitor, account) => {
    table = testSwarmOf(swarm, [hive.owner, reader, account, visitor]);
    for (const player of [account, visitor]) await hive.join(player);
    for (const player of [reader, account, visitor]) await mustCall(player, 'joinSwarm', table);
    for (const seat of [0, 1, 2]) await table.say(seat, 1, `mist${'abc'[seat]}o`);
    server.clock.advance(25 * 3_600_000);
    await table.read();
    for (const seat of [0, 1, 2]) await table.say(seat, 2, `fog${'abc'[seat]}o`);
  });
  const unread = async () =>
    (await mustCall(reader, 'listNotifications', { query: {} })).notifications
      .filter(({ read, type }) => !read && type === 'your_turn')
      .map(({ text }) => text);
  expect(await unread()).toEqual([]);
  await back.migrate();
  expect((await table.read()).round).toBe(3);
  expect(await unread()).toEqual(['The swarm of The Tuesday bees has a new pair for you.']);
});

describe('a player who is gone', () => {
  test('has left their tables; one of theirs alone goes with them', async () => {
    const table = await startTestSwarm(server.url, {}, 4);
    const [gone] = table.players as [TestPlayer];
    const alone = await gatherTestSwarm(server.url, {}, [gone]);
    const watched = await gatherTestSwarm(server.url);
    await watch(gone, watched);
    const listener = await TestListener.open(server.url, table.player(1).headers);
    const { version } = await table.read(1);
    await mustCall(gone, 'deleteMe', {});
    const left = await table.read(1);
    expect(left).toMatchObject({ isHost: true, status: 'playing' });
    expect(left.version).toBeGreaterThan(version);
    expect(left.seats[0]).toMatchObject({ state: 'left', isHost: false });
    expect(left.seats[0]).not.toHaveProperty('userId');
    await listener.until(() => JSON.stringify(listener.signals()).includes(table.code));
    listener.close();
    const rows = await server.db.read
      .selectFrom('swarms')
      .select('id')
      .where('id', '=', alone.swarmId)
      .execute();
    expect(rows).toEqual([]);
    const watching = await server.db.read
      .selectFrom('swarm_members')
      .select('id')
      .where('swarm_id', '=', watched.swarmId)
      .where('seat', 'is', null)
      .execute();
    expect(watching).toEqual([]);
  });

  test('for a while, by a suspension, has left too, and the others hear of it and play on', async () => {
    const table = await startTestSwarm(server.url, {}, 4);
    const listener = await TestListener.open(server.url, table.player(1).headers);
    for (const seat of [1, 2, 3]) await table.say(seat, 1, `mist${'abc'[seat - 1]}o`);
    const { version } = await table.read(1);
    await suspendTestPlayer(server, table.player(0));
    const played = await table.read(1);
    expect(played).toMatchObject({ round: 2, version: version + 1, isHost: true });
    expect(played.seats[0]?.state).toBe('left');
    const isTold = () =>
      listener
        .signals()
        .some((one) => (one as { version: number; id: string }).version === version + 1);
    await listener.until(isTold);
    listener.close();
  });

  test('at the swarm of a hive, by a suspension: who is away hears of the new pair', async () => {
    const hive = await createTestHive(server.url);
    const members = [hive.owner, await hive.join(), await hive.join(), await hive.join()];
    const { swarm } = await mustCall(hive.owner, 'createSwarm', {
      body: { groupId: hive.groupId },
    });
    const table = testSwarmOf(swarm, members);
    for (const member of members.slice(1)) await mustCall(member, 'joinSwarm', table);
    for (const seat of [0, 1, 2]) await table.say(seat, 1, `mist${'abc'[seat]}o`);
    server.clock.advance(25 * 3_600_000);
    await table.read();
    for (const seat of [0, 1, 2]) await table.say(seat, 2, `fog${'abc'[seat]}o`);
    await suspendTestPlayer(server, table.player(3));
    const unread = async () =>
      (await mustCall(table.player(1), 'listNotifications', { query: {} })).notifications
        .filter(({ read }) => !read)
        .map(({ type }) => type);
    await expect.poll(unread).toContain('your_turn');
    expect((await table.read()).round).toBe(3);
  });
});

test('who blocks somebody has them removed from tables of their own, and from no others', async () => {
  const [anna, ben, cleo] = (await newPlayers(server.url, 3)) as [
    TestPlayer,
    TestPlayer,
    TestPlayer,
  ];
  const own = await gatherTestSwarm(server.url, {}, [anna, ben, cleo]);
  const foreign = await gatherTestSwarm(server.url, {}, [cleo, anna, ben]);
  const apart = await gatherTestSwarm(server.url, {}, [anna, cleo]);
  const before = (await apart.read()).version;
  await blockTestPlayer(anna, ben);
  const states = async (table: TestSwarm) => (await table.read()).seats.map(({ state }) => state);
  expect(await states(own)).toEqual(['in', 'removed', 'in']);
  expect(await states(foreign)).toEqual(['in', 'in', 'in']);
  expect((await apart.read()).version).toBe(before);
});

test('an export has all swarms of a player, as they see them', async () => {
  const table = await startTestSwarm(server.url);
  await table.say(1, 1, 'meadow');
  const open = await gatherTestSwarm(server.url, {}, table.players);
  const { swarms } = await mustCall(table.player(1), 'exportMe', {});
  expect(swarms).toMatchObject([
    { swarmId: table.swarmId, word: 'meadow', mySeat: 1 },
    { swarmId: open.swarmId, status: 'gathering', mySeat: 1 },
  ]);
  const theirs = await mustCall(table.player(0), 'exportMe', {});
  expect(JSON.stringify(theirs.swarms)).not.toContain('meadow');
});

test('an export has of the table of a hive that one has left only what is one’s own', async () => {
  const hive = await createTestHive(server.url);
  const { groupId, owner } = hive;
  const { swarm } = await mustCall(owner, 'createSwarm', { body: { groupId } });
  const table = testSwarmOf(swarm, [owner, await hive.join(), await hive.join()]);
  for (const member of table.players) await mustCall(member, 'joinSwarm', table);
  const [, , leaver] = table.players as [TestPlayer, TestPlayer, TestPlayer];
  await table.miss(1);
  server.clock.advance(25 * 3_600_000);
  const { rounds, pair } = await table.read();
  await table.say(2, 2, 'meadow');
  await mustCall(leaver, 'leaveGroup', { params: { groupId } });
  const [first] = rounds;
  const ownRound = {
    round: 1,
    pair: first?.pair,
    words: first?.words.filter(({ seat }) => seat === 2),
    camps: [],
    isJinx: false,
    revealAt: first?.revealAt,
  };
  const exportedTable = async (player: TestPlayer) =>
    (await mustCall(player, 'exportMe', {})).swarms[0];
  const hidden = ['pair', 'startsAt', 'deadline', 'minds', 'togetherness', 'replayId'];
  const open = await exportedTable(leaver);
  expect(open).toMatchObject({ status: 'playing', word: 'meadow', round: 2, rounds: [ownRound] });
  expect(open?.seats).toEqual([expect.objectContaining({ seat: 2, state: 'left', isMe: true })]);
  for (const key of hidden) expect(open).not.toHaveProperty(key);

  for (const seat of [0, 1]) await table.say(seat, 2, `fog${'ab'[seat]}o`);
  for (const seat of [0, 1]) await table.say(seat, 3, `dew${'ab'[seat]}o`);
  expect((await table.read()).rounds).toHaveLength(3);
  const later = await exportedTable(leaver);
  expect(later?.round).toBe(2);
  expect(later?.rounds).toMatchObject([
    ownRound,
    { round: 2, pair, words: [{ seat: 2, word: 'meadow' }], camps: [] },
  ]);
  expect(JSON.stringify(later)).not.toMatch(/fog|dew/);
  for (const key of hidden) expect(later).not.toHaveProperty(key);
  expect(JSON.stringify(await exportedTable(owner))).toMatch(/foga.*dewa/);
});

test('who is deleted leaves the table and takes their name along', async () => {
  const { params, player, say, read } = await startTestSwarm(server.url, {}, 4);
  const gone = player(3);
  await mustCall(gone, 'changeSwarmSeat', { params, body: { displayName: 'Ophelia' } });
  await say(3, 1, 'meadow');
  await mustCall(gone, 'deleteMe', {});
  for (const seat of [0, 1, 2]) await say(seat, 1, 'orchard');
  const swarm = await read();
  expect(swarm.rounds[0]?.words).toHaveLength(4);
  expect(swarm.seats[3]).toMatchObject({ state: 'left', displayName: 'A player who left' });
  expect(JSON.stringify(swarm)).not.toContain('Ophelia');
});

test('the seats of who signs in become the account’s; at a table of both, the account’s stays', async () => {
  const others = await newPlayers(server.url, 2);
  let mine: TestSwarm | undefined;
  let both: TestSwarm | undefined;
  const back = await signInToExistingAccount(server.url, async (visitor, account) => {
    mine = await startTestSwarm(server.url, {}, [visitor, ...others]);
    both = await startTestSwarm(server.url, {}, [visitor, account, ...others]);
  });
  await back.migrate();
  const seatAt = async (table: TestSwarm | undefined) =>
    (await mustCall(back, 'readSwarm', { params: { swarm: table?.swarmId ?? '' } })).swarm;
  expect(await seatAt(mine)).toMatchObject({ mySeat: 0, isHost: true });
  const shared = await seatAt(both);
  expect(shared).toMatchObject({ mySeat: 1, isHost: true });
  expect(shared.seats[0]).toMatchObject({ state: 'left', displayName: 'A player who left' });
});
