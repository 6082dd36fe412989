import type { Signal } from '@bee-jinx/contract';
import { nextSwarmBotWord } from '@bee-jinx/game';
import { expect, test } from 'vitest';
import { wordForNumber } from '../../testing/test-dance.ts';
import { quickAccount, quickAdmin } from '../../testing/test-identity.ts';
import { TestListener } from '../../testing/test-listener.ts';
import {
  callApi,
  mustCall,
  newPlayer,
  playerWith,
  type TestPlayer,
} from '../../testing/test-player.ts';
import { gatherTestSwarm, startTestSwarm, type TestSwarm } from '../../testing/test-swarm.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { DeadlineTimers } from './deadline-timers.ts';
import type { SwarmDeps } from './deps.ts';
import { AbsentHosts } from './sweep-swarms.ts';

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

test('a table has a name and a face for each who sits down, and faces that nobody has first', async () => {
  const table = await gatherTestSwarm(server.url, {}, 6);
  const faces = async () => (await table.read()).seats.map(({ face }) => face);
  expect((await faces()).toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  const { params, player } = table;
  const before = await table.read(1);
  const change = (body: object) =>
    mustCall(player(1), 'changeSwarmSeat', { params, body }).then(({ swarm }) => swarm);
  const renamed = await change({ displayName: 'Maya' });
  expect(renamed.version).toBe(before.version + 1);
  expect(renamed.seats[1]).toMatchObject({ displayName: 'Maya', face: before.seats[1]?.face });
  const next = (before.seats[1]?.face ?? 1) === 3 ? 4 : 3;
  expect((await change({ face: next })).seats[1]).toMatchObject({
    displayName: 'Maya',
    face: next,
  });
  // Who sits down again keeps both, unless they choose others.
  const { version } = await table.read();
  const same = (await mustCall(player(1), 'joinSwarm', { params })).swarm;
  expect(same).toMatchObject({ version, mySeat: 1 });
  expect(same.seats[1]).toMatchObject({ displayName: 'Maya', face: next });
  const body = { displayName: 'May' };
  const joined = (await mustCall(player(1), 'joinSwarm', { params, body })).swarm;
  expect(joined.seats[1]).toMatchObject({ displayName: 'May', face: next });
  const rude = await player(1).ask('joinSwarm', { params, body: { displayName: 'Fuck' } });
  expect(rude).toMatchObject({ status: 422, error: { code: 'text_refused' } });
  const host = await newPlayer(server.url);
  const made = await mustCall(host, 'createSwarm', { body: { displayName: 'Queen', face: 6 } });
  expect(made.swarm.seats).toMatchObject([{ displayName: 'Queen', face: 6, isHost: true }]);
  expect(made.swarm).toMatchObject({
    version: 1,
    settings: { rounds: 8, wordSeconds: 30, withBee: false },
  });
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

test('a table of twelve is full', async () => {
  const { params } = await gatherTestSwarm(server.url, {}, 12);
  const thirteenth = await newPlayer(server.url);
  expect((await thirteenth.ask('joinSwarm', { params })).error.code).toBe('swarm_full');
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

test('who left doesn’t come back to sit beside who has blocked them, and has their seat once those are gone', async () => {
  const { params, player, read } = await gatherTestSwarm(server.url);
  const blocker = await newPlayer(server.url);
  await mustCall(player(1), 'leaveSwarm', { params });
  await mustCall(blocker, 'blockPlayer', { body: { userId: player(1).player.userId } });
  await mustCall(blocker, 'joinSwarm', { params });
  expect((await player(1).ask('joinSwarm', { params })).error.code).toBe('swarm_closed');
  expect((await read()).seats[1]?.state).toBe('left');
  await mustCall(blocker, 'leaveSwarm', { params });
  expect((await mustCall(player(1), 'joinSwarm', { params })).swarm.mySeat).toBe(1);
});

test('an Idempotency-Key makes a repeated room the same', async () => {
  const host = await newPlayer(server.url);
  const headers = { ...host.headers, 'idempotency-key': 'one-room-only' };
  const create = () => callApi(server.url, 'createSwarm', { body: {} }, headers);
  const [first, second] = [await create(), await create()];
  expect(first.data.swarm.swarmId).toBe(second.data.swarm.swarmId);
});

test('a table passes to somebody who is there when its host has closed the game', async () => {
  const { player, read } = await gatherTestSwarm(server.url);
  const listener = await TestListener.open(server.url, player(2).headers);
  const isHostLater = async () => {
    server.clock.advance(11_000);
    return (await read(2)).isHost;
  };
  await expect.poll(isHostLater).toBe(true);
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

test('strangers and simulated seats don’t share a table, also where the others have left it', async () => {
  const ada = await quickAccount(server);
  const { seat } = await mustCall(ada, 'openTestRig', {});
  const bot = playerWith(server.url, seat.player, seat.token);
  const stranger = await newPlayer(server.url);
  const join = async (who: TestPlayer, { params }: TestSwarm) =>
    (await who.ask('joinSwarm', { params })).error?.code;

  const withBot = await gatherTestSwarm(server.url, {}, [ada, bot]);
  await mustCall(bot, 'leaveSwarm', { params: withBot.params });
  expect(await join(stranger, withBot)).toBe('swarm_closed');
  expect(await join(bot, withBot)).toBeUndefined();
  await mustCall(ada, 'removeFromSwarm', { params: withBot.params, body: { seat: 1 } });
  expect(await join(stranger, withBot)).toBe('swarm_closed');

  const withStranger = await gatherTestSwarm(server.url, {}, [ada, stranger]);
  await mustCall(stranger, 'leaveSwarm', { params: withStranger.params });
  expect(await join(bot, withStranger)).toBe('swarm_closed');
  expect(await join(stranger, withStranger)).toBeUndefined();
  await mustCall(ada, 'closeTestRig', {});
  expect((await withStranger.read()).seats).toHaveLength(2);
});
