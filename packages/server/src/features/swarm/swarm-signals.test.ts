import type { Signal } from '@bee-jinx/contract';
import { hourMs } from '@bee-jinx/game';
import { describe, expect, test } from 'vitest';
import { wordForNumber } from '../../testing/test-dance.ts';
import { TestListener } from '../../testing/test-listener.ts';
import { mustCall, newPlayer } from '../../testing/test-player.ts';
import { gatherTestSwarm, startTestSwarm } from '../../testing/test-swarm.ts';
import { holdTransactions } from '../../testing/transaction-timing.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { purgeEndedSwarms } from './sweep-swarms.ts';

const server = useTestServer();
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);

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

test('a late word that lengthens its round has no news in its signal, so that screens read the deadline', async () => {
  const table = await startTestSwarm(server.url, { wordSeconds: 15 });
  const { version, deadline } = await table.read();
  const listener = await TestListener.open(server.url, table.player(1).headers);
  server.clock.advance(30_000);
  await table.say(0, 1, 'meadow');
  const lengthened = await table.read();
  expect(lengthened).toMatchObject({ version: version + 1, isExtended: true, round: 1 });
  expect(lengthened.deadline).not.toBe(deadline);
  const isOfSeal = (signal: Signal) => signal.topic === 'swarm' && signal.version === version + 1;
  const signals = () => (listener.signals() as Signal[]).filter(isOfSeal);
  await listener.until(() => signals().length > 0);
  expect(signals()).toEqual([{ topic: 'swarm', id: table.code, version: version + 1 }]);
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

test('a table tells who begins to look on how the table stands by then', async () => {
  const table = await gatherTestSwarm(server.url);
  const guest = await newPlayer(server.url);
  const held = holdTransactions(server.db, 'swarm:');
  const watching = mustCall(guest, 'watchSwarm', { params: table.params });
  await held.reached;
  await table.start();
  held.release();
  expect((await watching).swarm.status).toBe('playing');
});

test('a table signals each change once, to who sits there and to who still looks on', async () => {
  const table = await startTestSwarm(server.url);
  const { params, code, player } = table;
  const guests = [await newPlayer(server.url), await newPlayer(server.url)] as const;
  for (const guest of guests) await mustCall(guest, 'watchSwarm', { params });
  // The second has looked on for too long.
  await server.db.transaction([], (sql) =>
    sql
      .updateTable('swarm_members')
      .set({ watches_until: server.clock.now() - 1 })
      .where('player_id', '=', guests[1].player.userId)
      .execute(),
  );
  const listeners = await Promise.all(
    [player(1), ...guests].map(({ headers }) => TestListener.open(server.url, headers)),
  );
  /** Without those about who has opened the game. */
  const signals = (listener: TestListener) =>
    (listener.signals() as Signal[]).filter(({ id, swarm }) => id === code && !swarm?.here);
  const { version } = await table.read();
  for (const word of ['meadow', 'meadow', 'orchard']) await table.say(0, 1, word);
  for (const seat of [1, 2]) await table.say(seat, 1, `mist${'ab'[seat - 1]}o`);
  await table.say(2, 2, 'lantern');
  const expected = [
    { round: 1, sealed: [0] },
    { round: 1, sealed: [0, 1] },
    expect.objectContaining({ round: 2, sealed: [], revealAt: time }),
    { round: 2, sealed: [2] },
  ].map((swarm, index) => ({ topic: 'swarm', id: code, version: version + 1 + index, swarm }));
  const [atTable, looking, gone] = listeners as [TestListener, TestListener, TestListener];
  for (const listener of [atTable, looking]) {
    await listener.until(() => signals(listener).length >= 4);
    expect(signals(listener)).toEqual(expected);
  }
  await mustCall(guests[1], 'changeMe', { body: { displayName: 'Heather' } });
  await gone.until(() => JSON.stringify(gone.signals()).includes('"player"'));
  expect(signals(gone)).toEqual([]);
  for (const listener of listeners) listener.close();
});

describe('who looks on', () => {
  test('hears of the table for two hours; the fifty-first is told that they don’t, and reads it', async () => {
    const table = await startTestSwarm(server.url);
    const { params } = table;
    const guests = [await newPlayer(server.url), await newPlayer(server.url)] as const;
    const rows = () =>
      server.db.read
        .selectFrom('swarm_members')
        .select(['id', 'player_id', 'watches_until', 'face', 'name'])
        .where('swarm_id', '=', table.swarmId)
        .where('seat', 'is', null)
        .execute();
    await mustCall(guests[0], 'watchSwarm', { params });
    // Who sits there needs no other place.
    await mustCall(table.player(0), 'watchSwarm', { params });
    const [place] = await rows();
    expect(await rows()).toMatchObject([
      { player_id: guests[0].player.userId, face: 1, name: null },
    ]);
    server.clock.advance(hourMs);
    await mustCall(guests[0], 'watchSwarm', { params });
    const [renewed] = await rows();
    expect(renewed?.id).toBe(place?.id);
    expect(renewed?.watches_until).toBeGreaterThanOrEqual(Number(place?.watches_until) + hourMs);
    const listener = await TestListener.open(server.url, guests[0].headers);
    const sealed = () => JSON.stringify(listener.signals());
    await table.say(0, 1, 'meadow');
    await listener.until(() => sealed().includes('"sealed":[0]'));
    listener.close();
    const blank = {
      swarm_id: table.swarmId,
      seat: null,
      name: null,
      face: 1,
      said: null,
      agreements: null,
      in_largest: null,
      player_id: null,
    };
    const watches_until = server.clock.now() + hourMs;
    const others = Array.from({ length: 49 }, (_, index) => ({
      ...blank,
      id: `${table.swarmId}_${index}`,
      watches_until,
    }));
    await server.db.transaction([], (sql) =>
      sql.insertInto('swarm_members').values(others).execute(),
    );
    expect(await guests[1].ask('watchSwarm', { params })).toMatchObject({
      status: 409,
      error: {
        code: 'too_many_watching',
        message: 'Fifty are looking on already. You see the table a little later than they do.',
      },
    });
    expect((await guests[1].ask('readSwarm', { params })).status).toBe(200);
    expect(await rows()).toHaveLength(50);
    // Who looks on already may go on with it.
    await mustCall(guests[0], 'watchSwarm', { params });
    server.clock.advance(hourMs + 1);
    await mustCall(guests[1], 'watchSwarm', { params });
    expect(await rows()).toHaveLength(51);
    await purgeEndedSwarms(server);
    const left = (await rows()).map(({ player_id }) => player_id);
    expect(left.toSorted()).toEqual(guests.map(({ player }) => player.userId).toSorted());
  });
});
