import type { Signal } from '@bee-jinx/contract';
import { hourMs } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { createTestHive } from '../../testing/test-hive.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { mustCall, newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { gatherTestSwarm, testSwarmOf } from '../../testing/test-swarm.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { findSwarms } from './queries.ts';
import { swarmFromRow } from './swarm-row.ts';

const server = useTestServer();
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

test('the swarm of a hive is open for a day, goes on by the day, and is its members’ alone', async () => {
  const hive = await createTestHive(server.url);
  const members = [await hive.join(), await hive.join()];
  const { groupId } = hive;
  const { swarm } = await mustCall(hive.owner, 'createSwarm', { body: { groupId } });
  expect(swarm).toMatchObject({ pace: 'days', status: 'playing', group: { groupId } });
  const params = { swarm: swarm.code };
  const stranger = await newPlayer(server.url);
  for (const call of ['readSwarm', 'joinSwarm', 'watchSwarm'] as const) {
    expect((await stranger.ask(call, { params })).error.code).toBe('swarm_not_found');
  }
  for (const member of members) {
    const joined = await mustCall(member, 'createSwarm', { body: { groupId } });
    expect(joined.swarm).toMatchObject({ swarmId: swarm.swarmId, myTurn: true });
  }
  const table = testSwarmOf(swarm, [hive.owner, ...members]);
  await table.miss(1);
  expect((await table.read()).round).toBe(1);
  const listener = await TestListener.open(server.url, hive.owner.headers);
  server.clock.advance(25 * 3_600_000);
  expect((await table.read()).round).toBe(2);
  // A signal also reaches who gets up with it, and may not see the table any more: its words are asked for.
  await listener.until(() => JSON.stringify(listener.signals()).includes('revealAt'));
  expect(JSON.stringify(listener.signals())).not.toContain('"words"');
  listener.close();
  await table.miss(2);
  expect((await table.read()).round).toBe(3);
  const found = await mustCall(hive.owner, 'hiveSwarm', { params: { groupId } });
  expect(found.swarm?.swarmId).toBe(swarm.swarmId);
});

test('members of a hive that was dissolved hear no more of its swarm', async () => {
  const hive = await createTestHive(server.url);
  const member = await hive.join();
  const { groupId } = hive;
  const { swarm } = await mustCall(hive.owner, 'createSwarm', { body: { groupId } });
  const atTable = await TestListener.open(server.url, hive.owner.headers);
  const outside = await TestListener.open(server.url, member.headers);
  /** Without those about who has opened the game, which come when they come. */
  const swarmSignals = (listener: TestListener) =>
    (listener.signals() as Signal[]).filter(
      (signal) => signal.id === swarm.code && !signal.swarm?.here,
    ).length;
  const params = { swarm: swarm.swarmId };
  await mustCall(hive.owner, 'changeSwarmSeat', { params, body: { face: 5 } });
  for (const listener of [atTable, outside])
    await listener.until(() => swarmSignals(listener) === 1);
  await server.db.transaction([], (sql) =>
    sql.updateTable('groups').set({ ended_at: 1 }).where('id', '=', groupId).execute(),
  );
  server.clock.advance(25 * 3_600_000);
  await atTable.until(() => swarmSignals(atTable) > 1);
  // What is told to the member after that comes after it.
  await mustCall(member, 'changeMe', { body: { displayName: 'Heather' } });
  await outside.until(() =>
    (outside.signals() as Signal[]).some(({ topic }) => topic === 'player'),
  );
  expect(swarmSignals(outside)).toBe(1);
  // It was never told that the hive has ended, as after a crash: its deadline has made up for it.
  expect((await mustCall(hive.owner, 'listSwarms', { query: {} })).swarms).toEqual([]);
  for (const listener of [atTable, outside]) listener.close();
});

test('members of a hive are told of its swarm, and of each new pair while they are away', async () => {
  const hive = await createTestHive(server.url);
  const members = [await hive.join(), await hive.join()];
  const { groupId } = hive;
  const { swarm } = await mustCall(hive.owner, 'createSwarm', { body: { groupId } });
  const textsOf = async (player: TestPlayer) => {
    const { notifications } = await mustCall(player, 'listNotifications', { query: {} });
    return notifications.filter(({ read }) => !read).map(({ text }) => text);
  };
  const [first, second] = members as [TestPlayer, TestPlayer];
  const post = { text: '', groupId, swarmId: swarm.swarmId };
  const { buzz } = await mustCall(hive.owner, 'postBuzz', { body: post });
  expect(buzz.swarm).toMatchObject({ covered: true, code: swarm.code });
  expect(await textsOf(first)).toContainEqual(expect.stringContaining('has opened a swarm in'));
  for (const member of members) {
    await mustCall(member, 'joinSwarm', { params: { swarm: swarm.code } });
  }
  await testSwarmOf(swarm, [hive.owner, ...members]).miss(1);
  server.clock.advance(25 * 3_600_000);
  await mustCall(first, 'readSwarm', { params: { swarm: swarm.code } });
  const news = expect.stringContaining('has a new pair for you');
  expect(await textsOf(second)).toContainEqual(news);
  const body = { round: 2, word: 'lantern' };
  await mustCall(second, 'sayInSwarm', { params: { swarm: swarm.code }, body });
  expect(await textsOf(second)).not.toContainEqual(news);
});

describe('the swarm of a hive', () => {
  const inbox = async (player: TestPlayer) =>
    (await mustCall(player, 'listNotifications', { query: {} })).notifications
      .filter(({ type }) => type === 'invite' || type === 'your_turn')
      .map(({ type, text, from, read }) => ({ type, text, from: from?.userId, read }));

  test('is told of in the inboxes of who is away: its opening, each pair and its end', async () => {
    for (const isJinx of [true, false]) {
      const hive = await createTestHive(server.url, { name: 'Old comb' });
      const [first, away, absent] = [await hive.join(), await hive.join(), await hive.join()];
      const { groupId, owner } = hive;
      const body = { groupId, settings: { rounds: 5 } };
      const { swarm } = await mustCall(owner, 'createSwarm', { body });
      const { userId, displayName } = owner.player;
      const opened = {
        type: 'invite',
        text: `${displayName} has opened a swarm in Old comb. Sit down?`,
        from: userId,
        read: false,
      };
      for (const member of [first, away, absent]) expect(await inbox(member)).toEqual([opened]);
      expect(await inbox(owner)).toEqual([]);
      expect(swarm).toMatchObject({
        pace: 'days',
        group: { groupId, name: 'Old comb' },
        settings: { rounds: 5, wordSeconds: null },
        startsAt: time,
        deadline: time,
      });
      const params = { swarm: swarm.swarmId };
      for (const member of [first, away]) await mustCall(member, 'joinSwarm', { params });
      const table = testSwarmOf(swarm, [owner, first, away]);
      const listener = await TestListener.open(server.url, first.headers);
      await table.miss(1);
      server.clock.advance(25 * hourMs);
      await expect.poll(async () => (await table.read()).round).toBe(2);
      const told = (text: string, read = false) => ({ type: 'your_turn', text, read });
      const pair = told('The swarm of Old comb has a new pair for you.');
      const turns = async (player: TestPlayer) =>
        (await inbox(player))
          .filter(({ type }) => type === 'your_turn')
          .map(({ from: _from, ...rest }) => rest);
      expect(await turns(away)).toEqual([pair]);
      expect(await turns(first)).toEqual([]);
      expect(await turns(absent)).toEqual([]);
      await table.say(2, 2, isJinx ? 'honeymoon' : 'lantern');
      expect(await turns(away)).toEqual([{ ...pair, read: true }]);
      await table.say(0, 2, isJinx ? 'honeymoon' : 'harbour');
      await table.say(1, 2, isJinx ? 'honeymoon' : 'candle');
      for (const round of isJinx ? [] : [3, 4, 5]) await table.miss(round);
      const end = told(
        isJinx
          ? 'Swarm jinx in Old comb: everybody said the same word.'
          : 'The swarm of Old comb is over. See who thought alike.',
      );
      expect(await turns(owner)).toEqual([end]);
      // Who has said the last word has seen it.
      if (!isJinx) expect(await turns(away)).toEqual([{ ...pair, read: true }]);
      listener.close();
      // The last one stays to be seen, and another can be opened.
      const last = await mustCall(absent, 'hiveSwarm', { params: { groupId } });
      expect(last.swarm).toMatchObject({ swarmId: swarm.swarmId, status: 'over' });
      const rematch = await owner.ask('rematchSwarm', { params });
      expect(rematch.error.code).toBe('not_yet');
      const next = await mustCall(first, 'createSwarm', { body });
      expect(next.swarm.swarmId).not.toBe(swarm.swarmId);
      expect(next.swarm).toMatchObject({ isHost: true, mySeat: 0, version: 1 });
    }
  });

  test('that too few are left in is over, and who is left is told', async () => {
    const hive = await createTestHive(server.url, { name: 'Old comb' });
    const members = [await hive.join(), await hive.join()] as const;
    const { groupId, owner } = hive;
    const { swarm } = await mustCall(owner, 'createSwarm', { body: { groupId } });
    const table = testSwarmOf(swarm, [owner, ...members]);
    const { params } = table;
    for (const member of members) await mustCall(member, 'joinSwarm', { params });
    await table.miss(1);
    server.clock.advance(25 * hourMs);
    expect((await table.read()).round).toBe(2);
    for (const member of members) await mustCall(member, 'leaveSwarm', { params });
    expect(await table.read()).toMatchObject({ status: 'over', outcome: 'no_jinx' });
    const told = (await inbox(owner)).map(({ text }) => text);
    expect(told).toEqual(['The swarm of Old comb is over. See who thought alike.']);
    // Who has left the table is not told of its end.
    for (const member of members) {
      expect((await inbox(member)).map(({ text }) => text)).not.toContain(told[0]);
    }
  });

  test('goes on without who was sent away from the hive: they can’t act in it and aren’t told of it', async () => {
    const hive = await createTestHive(server.url, { name: 'Old comb' });
    const [member, outsider] = [await hive.join(), await hive.join()];
    const { groupId, owner } = hive;
    const { swarm } = await mustCall(owner, 'createSwarm', { body: { groupId } });
    const table = testSwarmOf(swarm, [owner, member, outsider]);
    const { params } = table;
    for (const one of [member, outsider]) await mustCall(one, 'joinSwarm', { params });
    const { userId: memberUserId } = outsider.player;
    await mustCall(owner, 'removeMember', { params: { groupId }, body: { memberUserId } });
    expect((await table.read()).seats.map(({ state }) => state)).toEqual(['in', 'in', 'left']);
    const refused = { status: 404, error: { code: 'swarm_not_found' } };
    expect(await table.say(2, 1, 'lantern')).toMatchObject(refused);
    const renamed = await outsider.ask('changeSwarmSeat', { params, body: { face: 5 } });
    expect(renamed).toMatchObject(refused);
    await table.say(0, 1, 'harbour');
    await table.say(1, 1, 'candle');
    server.clock.advance(25 * hourMs);
    expect((await table.read()).round).toBe(2);
    const told = async (player: TestPlayer) =>
      (await inbox(player)).filter(({ type }) => type === 'your_turn').length;
    expect([await told(member), await told(outsider)]).toEqual([1, 0]);
  });

  /** At the second round, in which all are waited for. */
  async function openSecondRound(count: number) {
    const hive = await createTestHive(server.url);
    const { groupId, owner } = hive;
    const { swarm } = await mustCall(owner, 'createSwarm', { body: { groupId } });
    const members = [owner];
    while (members.length < count) members.push(await hive.join());
    const table = testSwarmOf(swarm, members);
    for (const member of members) await mustCall(member, 'joinSwarm', table);
    await table.miss(1);
    server.clock.advance(25 * hourMs);
    expect((await table.read()).round).toBe(2);
    return { table, hive, params: { groupId } };
  }

  test('doesn’t wait for who leaves the hive: their word stays in the round, and they may come back', async () => {
    const { table, hive, params } = await openSecondRound(4);
    await table.say(3, 2, 'meadow');
    await mustCall(table.player(3), 'leaveGroup', { params });
    expect(await mustCall(table.player(3), 'listSwarms', { query: {} })).toEqual({ swarms: [] });
    for (const seat of [0, 1]) await table.say(seat, 2, `mist${'ab'[seat]}o`);
    expect(JSON.stringify(await table.read())).not.toContain('meadow');
    await table.say(2, 2, 'lantern');
    expect(await table.read()).toMatchObject({ round: 3 });
    expect((await table.read()).rounds[1]?.words).toContainEqual({ seat: 3, word: 'meadow' });
    await mustCall(table.player(0), 'leaveGroup', { params });
    expect((await table.read(1)).seats).toMatchObject([
      { state: 'left', isHost: false },
      { state: 'in', isHost: true },
      { state: 'in' },
      { state: 'left' },
    ]);
    await hive.join(table.player(3));
    await mustCall(table.player(3), 'joinSwarm', table);
    expect((await table.read(3)).seats[3]?.state).toBe('in');
  });

  test('that is over is neither listed for who has left the hive, nor theirs to post', async () => {
    const { table, params } = await openSecondRound(3);
    const [owner, , leaver] = table.players as [TestPlayer, TestPlayer, TestPlayer];
    for (const seat of [0, 1, 2]) await table.say(seat, 2, 'honeymoon');
    const swarmId = table.params.swarm;
    const post = { text: '', swarmId };
    const listed = async (player: TestPlayer) =>
      (await mustCall(player, 'listSwarms', { query: {} })).swarms.map((one) => one.swarmId);
    expect(await listed(leaver)).toEqual([swarmId]);
    await mustCall(leaver, 'leaveGroup', { params });
    expect(await listed(leaver)).toEqual([]);
    expect((await leaver.ask('postBuzz', { body: post })).error.code).toBe('not_your_game');
    expect(await listed(owner)).toEqual([swarmId]);
    await mustCall(owner, 'postBuzz', { body: post });
  });

  test('is told of to who leaves the hive until they have got up, and not after that', async () => {
    const { table, params } = await openSecondRound(4);
    const [owner, member, other, leaver] = table.players as [
      TestPlayer,
      TestPlayer,
      TestPlayer,
      TestPlayer,
    ];
    const [inside, outside] = [
      await TestListener.open(server.url, owner.headers),
      await TestListener.open(server.url, leaver.headers),
    ];
    const signals = (listener: TestListener) =>
      (listener.signals() as Signal[]).filter(({ id }) => id === table.code);
    const newest = (listener: TestListener) =>
      Math.max(...signals(listener).map(({ version }) => version));
    await mustCall(leaver, 'leaveGroup', { params });
    const { version } = await table.read();
    await outside.until(() => newest(outside) === version);
    const heard = signals(outside).length;
    await table.say(1, 2, 'meadow');
    await inside.until(() => newest(inside) === version + 1);
    const come = await TestListener.open(server.url, other.headers);
    const isTold = ({ swarm }: Signal) => swarm?.here?.seat === 2 && swarm.here.isHere;
    await inside.until(() => signals(inside).some(isTold));
    // What is told to them after that comes after it.
    await mustCall(leaver, 'changeMe', { body: { displayName: 'Heather' } });
    await outside.until(() =>
      (outside.signals() as Signal[]).some(({ topic }) => topic === 'player'),
    );
    expect(signals(outside)).toHaveLength(heard);
    // Who still sits there hears of it.
    expect((await table.say(0, 2, 'lantern')).status).toBe(200);
    await come.until(() => newest(come) === version + 2);
    expect((await mustCall(member, 'readSwarm', table)).swarm.seats).toMatchObject([
      { isHere: true },
      { isHere: true },
      { isHere: true },
      { isHere: false },
    ]);
    for (const listener of [inside, outside, come]) listener.close();
  });

  test('doesn’t tell its members when somebody who has left the hive opens the game', async () => {
    const [owner, leaver] = [await newPlayer(server.url), await newPlayer(server.url)];
    const room = await gatherTestSwarm(server.url, {}, [owner, leaver]);
    const hive = await createTestHive(server.url, {}, owner);
    const { groupId } = hive;
    const { swarm } = await mustCall(owner, 'createSwarm', { body: { groupId } });
    await hive.join(leaver);
    await mustCall(leaver, 'joinSwarm', { params: { swarm: swarm.code } });
    await mustCall(leaver, 'leaveGroup', { params: { groupId } });
    const listener = await TestListener.open(server.url, owner.headers);
    const come = await TestListener.open(server.url, leaver.headers);
    const tablesTold = () =>
      (listener.signals() as Signal[])
        .filter((signal) => signal.swarm?.here?.seat === 1)
        .map(({ id }) => id);
    // Tables are told one after the other, the newest first.
    await listener.until(() => tablesTold().includes(room.code));
    expect(tablesTold()).toEqual([room.code]);
    for (const one of [listener, come]) one.close();
  });

  test('turns the words over when the last who is waited for is removed from the hive', async () => {
    const { table, params } = await openSecondRound(3);
    for (const seat of [0, 1]) await table.say(seat, 2, `mist${'ab'[seat]}o`);
    const { userId: memberUserId } = table.player(2).player;
    await mustCall(table.player(0), 'removeMember', { params, body: { memberUserId } });
    expect(await table.read()).toMatchObject({ round: 3 });
  });

  test.each([
    ['its owner ends it', 'deleteGroup'],
    ['all have left it', 'leaveGroup'],
  ] as const)('is over once %s, and no sealed word is turned over', async (_, call) => {
    const { table, params } = await openSecondRound(3);
    const { players } = table;
    const leaving = call === 'deleteGroup' ? players.slice(0, 1) : players.toReversed();
    // Without seat 0 both words would be in, and a jinx.
    if (call === 'deleteGroup') for (const seat of [1, 2]) await table.say(seat, 2, 'meadow');
    for (const member of leaving) await mustCall(member, call, { params });
    const { swarm: swarmId } = table.params;
    const [row] = await findSwarms(server.db.read, [swarmId]);
    expect(row && swarmFromRow(row)).toMatchObject({
      status: 'over',
      outcome: 'no_jinx',
      rounds: { length: 1 },
    });
  });

  test('doesn’t wait for who isn’t in the hive any more after a deadline, also where a late word is the first to notice it', async () => {
    const { table, params } = await openSecondRound(4);
    for (const seat of [0, 1]) await table.say(seat, 2, `mist${'ab'[seat]}o`);
    // As after a crash: nobody has told the table.
    await server.db.transaction([], (sql) =>
      sql
        .updateTable('group_members')
        .set({ left_at: 1 })
        .where('group_id', '=', params.groupId)
        .where('player_id', '=', table.player(3).player.userId)
        .execute(),
    );
    server.clock.advance(25 * hourMs);
    expect((await table.say(2, 2, 'lantern')).error.code).toBe('wrong_round');
    const { round, seats } = await table.read();
    expect([round, ...seats.map(({ state }) => state)]).toEqual([3, 'in', 'in', 'in', 'left']);
  });

  test('is nobody’s who isn’t in the hive', async () => {
    const { groupId, owner } = await createTestHive(server.url);
    const stranger = await newPlayer(server.url);
    const refused = { status: 404, error: { code: 'group_not_found' } };
    expect(await stranger.ask('createSwarm', { body: { groupId } })).toMatchObject(refused);
    expect(await stranger.ask('hiveSwarm', { params: { groupId } })).toMatchObject(refused);
    expect(await mustCall(owner, 'hiveSwarm', { params: { groupId } })).toEqual({});
  });
});
