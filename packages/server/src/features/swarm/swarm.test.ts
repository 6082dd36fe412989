import { setTimeout as pause } from 'node:timers/promises';
import type { Signal } from '@bee-jinx/contract';
import { nextSwarmBotWord } from '@bee-jinx/game';
import { expect, test } from 'vitest';
import { signInToExistingAccount } from '../../testing/test-account.ts';
import { wordForNumber } from '../../testing/test-dance.ts';
import { createTestHive } from '../../testing/test-hive.ts';
import { quickAdmin } from '../../testing/test-identity.ts';
import { TestListener } from '../../testing/test-listener.ts';
import {
  callApi,
  mustCall,
  newPlayer,
  playerWith,
  type TestPlayer,
} from '../../testing/test-player.ts';
import {
  gatherTestSwarm,
  startTestSwarm,
  type TestSwarm,
  testSwarmOf,
} from '../../testing/test-swarm.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { DeadlineTimers } from './deadline-timers.ts';
import type { SwarmDeps } from './deps.ts';
import { AbsentHosts, purgeEndedSwarms } from './sweep-swarms.ts';

const server = useTestServer();

test('a room is found by its code in any case, and names and faces can be changed', async () => {
  const room = await gatherTestSwarm(server.url);
  const code = room.code.toLowerCase();
  const body = { displayName: 'Maya', face: 5 };
  await mustCall(room.player(1), 'changeSwarmSeat', { params: { swarm: code }, body });
  const { swarm } = await mustCall(room.player(0), 'readSwarm', { params: { swarm: code } });
  expect(swarm).toMatchObject({ status: 'gathering', isHost: true, mySeat: 0 });
  expect(swarm.seats[1]).toMatchObject({ displayName: 'Maya', face: 5, isMe: false });
  expect(swarm.seats[0]?.displayName).toBe(room.player(0).player.displayName);
  // Nobody has a live stream; who asks is here all the same.
  expect(swarm.seats.map(({ isHere }) => isHere)).toEqual([true, false, false]);
  expect((await room.player(0).ask('readSwarm', { params: { swarm: 'ZQXW' } })).error.code).toBe(
    'swarm_not_found',
  );
});

test('a swarm begins with three minds, of which the bee is one', async () => {
  const room = await gatherTestSwarm(server.url, {}, 2);
  const { params, player } = room;
  const started = await player(0).ask('startSwarm', { params });
  expect(started.error.code).toBe('too_few_minds');
  expect((await player(1).ask('startSwarm', { params })).error.code).toBe('not_host');
  await mustCall(player(0), 'changeSwarm', { params, body: { withBee: true } });
  const swarm = await room.start();
  expect(swarm).toMatchObject({ status: 'playing', round: 1, myTurn: true });
  expect(swarm.seats.map(({ isBee, hasSealed }) => [isBee, hasSealed])).toEqual([
    [false, false],
    [false, false],
    [true, true],
  ]);
});

test('words are sealed until the last is in, and then camps lead to the next pair', async () => {
  const { say, read } = await startTestSwarm(server.url, {}, 4);
  await say(0, 1, 'meadow');
  await say(1, 1, 'orchard');
  await say(2, 1, 'meadow');
  const sealed = await read(3);
  expect(sealed.rounds).toEqual([]);
  expect(JSON.stringify(sealed)).not.toMatch(/meadow|orchard/);
  expect((await read(0)).word).toBe('meadow');
  await say(3, 1, 'lantern');
  const open = await read(3);
  expect(open.rounds[0]).toMatchObject({
    camps: [{ word: 'meadow', seats: [0, 2] }, { seats: [expect.any(Number)] }, {}],
    isJinx: false,
  });
  expect(open).toMatchObject({ round: 2, pair: open.rounds[0]?.next });
  const again = await say(0, 2, open.pair?.[0] ?? '');
  expect(again.error).toMatchObject({
    code: 'word_already_said',
    details: { said: open.pair?.[0] },
  });
});

test('the same word by all ends it with a swarm jinx, and is told apart from dances', async () => {
  const swarm = await startTestSwarm(server.url);
  await swarm.miss(1);
  await swarm.jinx(2);
  const over = await swarm.read(1);
  expect(over).toMatchObject({ status: 'over', outcome: 'jinx', round: 2 });
  expect(over.minds).toHaveLength(3);
  expect(over.minds?.[0]).toMatchObject({ shared: 2, same: 1 });
  expect(over.seats[1]?.result).toMatchObject({ said: 2, inLargest: 1, agreements: 2 });
  const player = swarm.player(1);
  const { stats } = await mustCall(player, 'swarmStats', {});
  expect(stats).toEqual({
    swarms: 1,
    jinxes: 1,
    rounds: 2,
    agreements: 2,
    inLargest: 1,
    inLargestRate: 50,
    fewestRounds: 2,
  });
  const dances = await mustCall(player, 'danceStats', { query: {} });
  expect(dances.stats.games).toBe(0);
  const { swarms } = await mustCall(player, 'listSwarms', { query: {} });
  expect(swarms).toMatchObject([{ outcome: 'jinx', minds: 3 }]);
});

test('who comes late is in from the next round, who leaves is not waited for, and who returns has their seat', async () => {
  const { params, player, say, read } = await startTestSwarm(server.url);
  const late = await newPlayer(server.url);
  const { swarm } = await mustCall(late, 'joinSwarm', { params });
  expect(swarm).toMatchObject({ mySeat: 3, myTurn: false });
  expect(swarm.seats[3]?.fromRound).toBe(2);
  const early = await late.ask('sayInSwarm', { params, body: { round: 1, word: 'meadow' } });
  expect(early.error.code).toBe('not_yet');
  await say(0, 1, 'meadow');
  await say(1, 1, 'orchard');
  await mustCall(player(2), 'leaveSwarm', { params });
  expect((await read()).round).toBe(2);
  const back = await mustCall(player(2), 'joinSwarm', { params });
  expect(back.swarm).toMatchObject({ mySeat: 2, myTurn: true });
  expect((await mustCall(late, 'readSwarm', { params })).swarm.myTurn).toBe(true);
});

test('a table passes on when its host leaves, and who was removed can’t come back', async () => {
  const { params, player, read } = await gatherTestSwarm(server.url, {}, 4);
  await mustCall(player(0), 'removeFromSwarm', { params, body: { seat: 2 } });
  expect((await player(2).ask('joinSwarm', { params })).error.code).toBe('swarm_closed');
  await mustCall(player(0), 'leaveSwarm', { params });
  expect((await read(1)).isHost).toBe(true);
  await mustCall(player(1), 'passSwarm', { params, body: { seat: 3 } });
  expect((await read(3)).isHost).toBe(true);
});

test('who was removed has the swarm in their list no longer, before its end and after', async () => {
  const { params, player, read, say } = await startTestSwarm(server.url, {}, 4);
  const listed = async (seat: number) =>
    (await mustCall(player(seat), 'listSwarms', { query: {} })).swarms.length;
  await say(3, 1, 'meadow');
  expect(await listed(3)).toBe(1);
  await mustCall(player(0), 'removeFromSwarm', { params, body: { seat: 3 } });
  expect([await listed(2), await listed(3)]).toEqual([1, 0]);
  for (const seat of [0, 1, 2]) await say(seat, 1, wordForNumber(seat));
  for (const seat of [0, 1, 2]) await say(seat, 2, 'honeymoon');
  expect((await read()).status).toBe('over');
  expect([await listed(2), await listed(3)]).toEqual([1, 0]);
});

test('who left before a jinx is not counted among its minds in lists, posts and replays', async () => {
  const hive = await createTestHive(server.url);
  const table = [hive.owner, ...(await newPlayers(3))];
  const { params, player, read, say, miss } = await startTestSwarm(server.url, {}, table);
  await miss(1);
  const { replayId = '', swarmId } = await read();
  const body = { text: 'Look', groupId: hive.groupId, swarmId };
  const { buzz } = await mustCall(hive.owner, 'postBuzz', { body });
  expect(buzz.swarm?.minds).toBe(4);
  await mustCall(player(3), 'leaveSwarm', { params });
  for (const seat of [0, 1, 2]) await say(seat, 2, 'honeymoon');
  for (const seat of [0, 3]) {
    const { swarms } = await mustCall(player(seat), 'listSwarms', { query: {} });
    expect(swarms).toMatchObject([{ outcome: 'jinx', minds: 3 }]);
  }
  const feed = await mustCall(hive.owner, 'listBuzz', { query: { groupId: hive.groupId } });
  expect(feed.buzz[0]?.swarm?.minds).toBe(3);
  const { replay } = await mustCall(hive.owner, 'readSwarmReplay', { params: { replayId } });
  expect(replay.minds).toBe(3);
});

test('a table of twelve is full', async () => {
  const { params } = await gatherTestSwarm(server.url, {}, 12);
  const thirteenth = await newPlayer(server.url);
  expect((await thirteenth.ask('joinSwarm', { params })).error.code).toBe('swarm_full');
});

test('time that is up turns over what is in, and a round with one word runs once more', async () => {
  const { say, read } = await startTestSwarm(server.url, { wordSeconds: 15 });
  await say(0, 1, 'meadow');
  server.clock.advance(30_000);
  const extended = await read(1);
  expect(extended).toMatchObject({ round: 1, isExtended: true });
  await say(1, 1, 'orchard');
  server.clock.advance(30_000);
  expect(await read(1)).toMatchObject({ round: 2, isExtended: false, rounds: [{ round: 1 }] });
});

test('a deadline is applied on time without anybody looking', async () => {
  const { player, say } = await startTestSwarm(server.url, { wordSeconds: 15 });
  const listener = await TestListener.open(server.url, player(2).headers);
  await say(0, 1, 'meadow');
  await say(1, 1, 'orchard');
  server.clock.advance(30_000);
  const isReveal = (signal: unknown) => JSON.stringify(signal).includes('revealAt');
  await listener.until(() => listener.signals().some(isReveal));
  listener.close();
});

test('a signal says who has sealed and when to turn over, also to who looks on', async () => {
  const { params, code, jinx, read } = await startTestSwarm(server.url);
  const guest = await newPlayer(server.url);
  const { swarm } = await mustCall(guest, 'watchSwarm', { params: { swarm: code } });
  expect(swarm.mySeat).toBeUndefined();
  expect(swarm.seats.every(({ userId }) => userId === undefined)).toBe(true);
  const listener = await TestListener.open(server.url, guest.headers);
  await jinx(1);
  await listener.until(() => listener.signals().length >= 3);
  const [revealed] = (await read()).rounds;
  expect(listener.signals().slice(-3)).toMatchObject([
    { topic: 'swarm', id: code, swarm: { round: 1, sealed: [0] } },
    { topic: 'swarm', id: code, swarm: { round: 1, sealed: [0, 1] } },
    { topic: 'swarm', id: code, swarm: { sealed: [], revealAt: revealed?.revealAt } },
  ]);
  // What ends it is asked for.
  expect(JSON.stringify(listener.signals())).not.toContain('"reveal"');
  expect(params.swarm).toBe((await read()).swarmId);
  listener.close();
});

test('a round that was turned over comes with the signal, as it is read', async () => {
  const table = await startTestSwarm(server.url, { wordSeconds: 30, withBee: true });
  const listener = await TestListener.open(server.url, table.player(1).headers);
  const revealed = async (round: number) => {
    const signals = () => listener.signals() as Signal[];
    const isRevealed = ({ swarm }: Signal) => swarm?.revealAt && swarm.round === round + 1;
    await listener.until(() => signals().some(isRevealed));
    return signals().find(isRevealed)?.swarm?.reveal;
  };
  await table.miss(1);
  const { rounds, startsAt, deadline, seats } = await table.read(1);
  expect(await revealed(1)).toEqual({
    round: rounds[0],
    host: 0,
    states: seats.map(({ state }) => state),
    startsAt,
    deadline,
  });
  await mustCall(table.player(0), 'leaveSwarm', { params: table.params });
  for (const seat of [1, 2]) await table.say(seat, 2, wordForNumber(seat));
  expect(await revealed(2)).toMatchObject({ host: 1, states: ['left', 'in', 'in', 'in'] });
  listener.close();
});

test('who opens the game or closes it is told to the table by their seat, and to nobody by their id', async () => {
  const table = await gatherTestSwarm(server.url);
  const guest = await newPlayer(server.url);
  await mustCall(guest, 'watchSwarm', { params: table.params });
  const [atTable, lookingOn] = await Promise.all(
    [table.player(0), guest].map(({ headers }) => TestListener.open(server.url, headers)),
  );
  const newsOf = (listener: TestListener | undefined) =>
    ((listener?.signals() ?? []) as Signal[]).flatMap(({ swarm }) => swarm?.here ?? []);
  const come = await TestListener.open(server.url, table.player(2).headers);
  for (const listener of [atTable, lookingOn]) {
    await expect.poll(() => newsOf(listener)).toContainEqual({ seat: 2, isHere: true });
  }
  come.close();
  for (const listener of [atTable, lookingOn]) {
    await expect.poll(() => newsOf(listener)).toContainEqual({ seat: 2, isHere: false });
  }
  const { userId } = table.player(2).player;
  expect(JSON.stringify(lookingOn?.received)).not.toContain(userId);
  for (const listener of [atTable, lookingOn]) listener?.close();
});

test('a replay is covered until it is over, and a post shows no more than that', async () => {
  const hive = await createTestHive(server.url);
  const swarm = await startTestSwarm(server.url, {}, [hive.owner, ...(await newPlayers(2))]);
  const { replayId = '', swarmId } = await swarm.read();
  const body = { text: 'Look', groupId: hive.groupId, swarmId };
  const { buzz } = await mustCall(hive.owner, 'postBuzz', { body });
  expect(buzz.swarm).toEqual({ covered: true, replayId, minds: 3, rounds: 0 });
  await swarm.miss(1);
  const open = await mustCall(hive.owner, 'readSwarmReplay', { params: { replayId } });
  expect(open.replay).toMatchObject({ covered: true, rounds: [], mindsMap: [] });
  await swarm.jinx(2);
  const { replay } = await mustCall(hive.owner, 'readSwarmReplay', { params: { replayId } });
  expect(replay).toMatchObject({ covered: false, outcome: 'jinx', rounds: [{}, { isJinx: true }] });
  const feed = await mustCall(hive.owner, 'listBuzz', { query: { groupId: hive.groupId } });
  expect(feed.buzz[0]?.swarm).toEqual({
    covered: false,
    replayId,
    minds: 3,
    rounds: 2,
    outcome: 'jinx',
    togetherness: replay.togetherness,
  });
  const stranger = await newPlayer(server.url);
  const refused = await stranger.ask('postBuzz', { body: { text: 'Mine', swarmId } });
  expect(refused.error.code).toBe('not_your_game');
});

test('several who ask for a rematch come to the same room', async () => {
  const { params, players, player, jinx, read } = await startTestSwarm(server.url);
  expect((await player(0).ask('rematchSwarm', { params })).error.code).toBe('not_yet');
  await jinx(1);
  const listener = await TestListener.open(server.url, player(1).headers);
  const { version, code, swarmId } = await read();
  const rooms = await Promise.all(players.map((one) => mustCall(one, 'rematchSwarm', { params })));
  // The others see that there is another room, though nothing of the old one has changed.
  const ofOld = () =>
    (listener.signals() as Signal[]).filter(({ id }) => [code, swarmId].includes(id));
  await listener.until(() => ofOld().length > 1);
  // They may have opened it by either.
  expect(ofOld()).toMatchObject([
    { topic: 'swarm', id: code, version },
    { topic: 'swarm', id: swarmId, version },
  ]);
  listener.close();
  expect(new Set(rooms.map(({ swarm }) => swarm.swarmId)).size).toBe(1);
  const { rematch } = await read();
  expect(rematch?.swarmId).toBe(rooms[0]?.swarm.swarmId);
  const next = { swarm: rematch?.code ?? '' };
  const { swarm } = await mustCall(player(0), 'readSwarm', { params: next });
  expect(swarm.seats).toHaveLength(3);
  expect(swarm).toMatchObject({ status: 'gathering', settings: { wordSeconds: null } });
});

test('everybody keeps name and face in a rematch, until they choose others there', async () => {
  const { params, player, jinx } = await startTestSwarm(server.url);
  const maya = { displayName: 'Maya', face: 5 };
  await mustCall(player(1), 'changeSwarmSeat', { params, body: maya });
  await jinx(1);
  await mustCall(player(0), 'rematchSwarm', { params });
  const { swarm } = await mustCall(player(1), 'rematchSwarm', { params });
  expect(swarm.seats[1]).toMatchObject({ ...maya, isMe: true });
  const next = { swarm: swarm.swarmId };
  const may = { displayName: 'May', face: 2 };
  await mustCall(player(1), 'changeSwarmSeat', { params: next, body: may });
  const again = await mustCall(player(1), 'rematchSwarm', { params });
  expect(again.swarm.seats[1]).toMatchObject(may);
});

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
  // Who has left the hive hears of its table too, and may not see it: its words are asked for.
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
  for (const listener of [atTable, outside]) listener.close();
});

test('nobody sits down beside who has blocked them, and a host who blocks has them removed', async () => {
  const { params, player, read } = await gatherTestSwarm(server.url);
  const outsider = await newPlayer(server.url);
  await mustCall(player(1), 'blockPlayer', { body: { userId: outsider.player.userId } });
  expect((await outsider.ask('joinSwarm', { params })).error.code).toBe('swarm_closed');
  await mustCall(player(0), 'blockPlayer', { body: { userId: player(1).player.userId } });
  expect((await read()).seats[1]?.state).toBe('removed');
  // Who has blocked them sits there no longer.
  expect((await outsider.ask('joinSwarm', { params })).status).toBe(200);
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

test('an Idempotency-Key makes a repeated room the same', async () => {
  const host = await newPlayer(server.url);
  const headers = { ...host.headers, 'idempotency-key': 'one-room-only' };
  const create = () => callApi(server.url, 'createSwarm', { body: {} }, headers);
  const [first, second] = [await create(), await create()];
  expect(first.data.swarm.swarmId).toBe(second.data.swarm.swarmId);
});

test('a table passes to somebody who is there when its host has closed the game', {
  timeout: 20_000,
}, async () => {
  const { player, read } = await gatherTestSwarm(server.url);
  const listener = await TestListener.open(server.url, player(2).headers);
  const isHostAbsent = async () => !(await read(2)).seats[2]?.isHost;
  while (await isHostAbsent()) {
    server.clock.advance(11_000);
    await pause(100);
  }
  expect((await read(2)).isHost).toBe(true);
  listener.close();
});

test('a host is replaced after twenty seconds of absence, by the first who is there', async () => {
  const { db, clock, bee } = server;
  const table = await gatherTestSwarm(server.url, {}, 4);
  const ids = table.players.map(({ player }) => player.userId);
  let here: readonly (string | undefined)[] = [];
  const signals: unknown[] = [];
  const hosts = new AbsentHosts({
    db,
    clock,
    judge: { ...bee, beeWord: () => 'honey' },
    timers: new DeadlineTimers(clock),
    notifications: {},
    live: {
      whoIsHere: async (asked: string[]) => new Set(asked.filter((id) => here.includes(id))),
      sendSignal: (_to: string[], signal: { id: string }) => void signals.push(signal),
    },
  } as unknown as SwarmDeps);
  const hostAfter = async (ms: number, present: readonly number[]) => {
    clock.advance(ms);
    here = present.map((seat) => ids[seat]);
    await hosts.replaceAbsent();
    return (await table.read()).seats.findIndex(({ isHost }) => isHost);
  };
  const { version } = await table.read();
  await mustCall(table.player(1), 'leaveSwarm', { params: table.params });
  expect(await hostAfter(0, [1, 2, 3])).toBe(0);
  expect(await hostAfter(10_000, [1, 2, 3])).toBe(0);
  // Who comes back in time is as if they had not been gone.
  expect(await hostAfter(10_000, [0, 2])).toBe(0);
  expect(await hostAfter(10_000, [2, 3])).toBe(0);
  expect(await hostAfter(10_000, [2, 3])).toBe(0);
  expect(await hostAfter(10_000, [])).toBe(0);
  expect(signals).toEqual([]);
  expect(await hostAfter(1000, [1, 2, 3])).toBe(2);
  expect((await table.read()).version).toBe(version + 2);
  expect(signals).toMatchObject([{ topic: 'swarm', id: table.code, version: version + 2 }]);
  // Who has taken over is waited for as long.
  expect(await hostAfter(1000, [0, 3])).toBe(2);
  expect(await hostAfter(20_000, [0, 3])).toBe(0);
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

test('seats of the simulator fill a table with their admin, are here all the time, count for nothing and take it along', async () => {
  const admin = await quickAdmin(server);
  const { seats } = await mustCall(admin, 'openSwarmSeats', { body: { seats: 11 } });
  const bots = seats.map(({ player, token }) => playerWith(server.url, player, token));
  const table = await startTestSwarm(server.url, {}, [admin, ...bots]);
  const stranger = await newPlayer(server.url);
  const other = await gatherTestSwarm(server.url);
  const refused = await bots[0]?.ask('joinSwarm', { params: other.params });
  expect(refused?.error.code).toBe('swarm_closed');
  expect((await stranger.ask('joinSwarm', { params: table.params })).error.code).toBe('swarm_full');
  // Read by a seat of the page, as who asks is here. The page listens with one of them only, and may close.
  const { round, pair = ['', ''], seats: shown } = await table.read(1);
  expect(shown.map(({ isHere }) => isHere)).toEqual([false, ...bots.map(() => true)]);
  const watching = await TestListener.open(server.url, admin.headers);
  const toldOfBots = () =>
    (watching.signals() as Signal[])
      .flatMap(({ swarm }) => swarm?.here ?? [])
      .filter(({ seat }) => seat > 0);
  const listening = await TestListener.open(server.url, bots[0]?.headers ?? {});
  await expect.poll(toldOfBots).toEqual([{ seat: 1, isHere: true }]);
  listening.close();
  const stillHere = { seat: 1, isHere: true };
  await expect.poll(toldOfBots).toEqual([stillHere, stillHere]);
  watching.close();
  await table.say(0, 1, 'honeymoon');
  for (const [index, bot] of bots.entries()) {
    const view = { round, pair, used: pair, myTurn: true };
    const next = nextSwarmBotWord({ scenario: 'normal', seed: index }, view, 0);
    const body = { round, word: next?.word ?? '' };
    await mustCall(bot, 'sayInSwarm', { params: table.params, body });
  }
  expect((await table.read()).rounds[0]?.words).toHaveLength(12);
  await table.jinx(2, 'harvest');
  expect((await mustCall(admin, 'swarmStats', {})).stats.swarms).toBe(0);
  await mustCall(admin, 'closeSwarmSeats', {});
  expect((await admin.ask('readSwarm', { params: table.params })).error.code).toBe(
    'swarm_not_found',
  );
});

test('a report reaches the admins once, with what was said, until one has looked at it', async () => {
  const table = await startTestSwarm(server.url);
  await table.miss(1);
  const body = { seat: 1, reason: 'Rude' };
  for (const seat of [0, 0, 2]) {
    await mustCall(table.player(seat), 'reportSwarm', { params: table.params, body });
  }
  const stranger = await newPlayer(server.url);
  const refused = await stranger.ask('reportSwarm', { params: table.params, body });
  expect(refused.error.code).toBe('not_your_game');
  const admin = await quickAdmin(server);
  const open = async () => {
    const { reports } = await mustCall(admin, 'listSwarmReports', { query: {} });
    return reports.filter(({ swarmId }) => swarmId === table.swarmId);
  };
  const reports = await open();
  expect(reports).toHaveLength(2);
  expect(reports[0]).toMatchObject({
    reason: 'Rude',
    player: { userId: table.player(1).player.userId },
    words: [expect.any(String)],
  });
  for (const { reportId } of reports) {
    await mustCall(admin, 'answerSwarmReport', { params: { reportId } });
  }
  expect(await open()).toEqual([]);
});

test('the seats of who signs in become the account’s; at a table of both, the account’s stays', async () => {
  const others = await newPlayers(2);
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

test('what was left unplayed and codes of rooms that ended go after a day', async () => {
  const { db, clock } = server;
  const [empty, played] = [
    await gatherTestSwarm(server.url, {}, 1),
    await startTestSwarm(server.url),
  ];
  await mustCall(empty.player(0), 'leaveSwarm', { params: empty.params });
  await played.jinx(1);
  await purgeEndedSwarms({ db, clock });
  expect((await played.player(0).ask('readSwarm', { params: { swarm: played.code } })).status).toBe(
    200,
  );
  clock.advance(25 * 3_600_000);
  await purgeEndedSwarms({ db, clock });
  const byCode = await played.player(0).ask('readSwarm', { params: { swarm: played.code } });
  expect(byCode.error.code).toBe('swarm_not_found');
  expect((await played.read()).outcome).toBe('jinx');
  expect((await empty.player(0).ask('readSwarm', { params: empty.params })).status).toBe(404);
});

const newPlayers = (count: number) =>
  Promise.all(Array.from({ length: count }, () => newPlayer(server.url)));
