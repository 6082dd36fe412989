import { botGameConfig, dayMs } from '@bee-jinx/game';
import { expect, test } from 'vitest';
import { startDance } from '../../testing/test-dance.ts';
import { sampleEvent } from '../../testing/test-events.ts';
import { quickAdmin } from '../../testing/test-identity.ts';
import { newPlayer, playerWith } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';

const server = useTestServer();

test('the overview counts what is there and what happened today', async () => {
  const admin = await quickAdmin(server);
  const look = async () => (await admin.ask('readOverview', {})).data;
  const before = await look();
  const player = await newPlayer(server.url);
  await player.ask('dailyPuzzle', { query: {} });
  const { puzzle } = (await player.ask('dailyPuzzle', { query: {} })).data;
  await player.ask('giveUpDaily', { body: { puzzleNumber: puzzle.puzzleNumber } });
  await startDance(server.url);
  const after = await look();
  expect(after.players.all).toBe(before.players.all + 3);
  expect(after.players.newToday).toBe(before.players.newToday + 3);
  expect(after.daily).toEqual({
    ...before.daily,
    startedToday: before.daily.startedToday + 1,
    finishedToday: before.daily.finishedToday + 1,
  });
  expect(after.dances).toEqual({ ...before.dances, open: before.dances.open + 1 });
  expect(after.server).toMatchObject({
    database: server.db.kind,
    databaseVersion: expect.stringMatching(/^\d+\./),
    uptimeSeconds: expect.any(Number),
  });
});

test('the overview leaves out dances of simulated players', async () => {
  const admin = await quickAdmin(server);
  const look = async () => (await admin.ask('readOverview', {})).data.dances;
  const before = await look();
  const { seats } = (await admin.ask('openSimulator', {})).data;
  const [one, other] = seats.map(({ player, token }) => playerWith(server.url, player, token));
  if (!one || !other) throw new Error('Too few seats.');
  const { gameId } = await startDance(server.url, botGameConfig, [one, other]);
  expect(await look()).toEqual(before);
  await one.ask('abandonDance', { body: { gameId } });
  // A seat without a player is not a simulated one.
  const { ask } = await newPlayer(server.url);
  await ask('findPartner', { body: { withBee: true } });
  expect(await look()).toEqual({ ...before, open: before.open + 1 });
});

test('the overview tells how many events wait to be stored, and since when', async () => {
  const admin = await quickAdmin(server);
  const { player } = await newPlayer(server.url);
  const look = async () => (await admin.ask('readOverview', {})).data.events;
  const acceptedAt = server.clock.now() - 60_000;
  let planted = 0;
  const plant = async () => {
    planted += 1;
    const key = `waits-${planted}`;
    const event = JSON.stringify(sampleEvent(key));
    const row = { player_id: player.userId, idempotency_key: key, accepted_at: acceptedAt, event };
    await server.db.transaction([], (sql) => sql.insertInto('event_buffer').values(row).execute());
  };
  // The flush of every second may have come in between.
  const plantAndLook = async () => plant().then(look);
  await expect.poll(plantAndLook).toEqual({
    waiting: expect.toSatisfy((count: number) => count > 0),
    oldestAt: new Date(acceptedAt).toISOString(),
  });
  await admin.ask('flushEvents', {});
  expect(await look()).toEqual({ waiting: 0 });
});

test('the overview counts nothing of yesterday as today', async () => {
  server.clock.advance(dayMs);
  const admin = await quickAdmin(server);
  const { daily, players } = (await admin.ask('readOverview', {})).data;
  expect(daily).toMatchObject({ startedToday: 0, finishedToday: 0 });
  expect(players.newToday).toBe(1);
});
