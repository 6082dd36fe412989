import { expect, test } from 'vitest';
import { repetitions } from '../../testing/repetitions.ts';
import { sampleEvent } from '../../testing/test-events.ts';
import { newPlayer, type TestPlayer } from '../../testing/test-player.ts';
import { useTestServer } from '../../testing/use-test-server.ts';
import { EventBuffers } from './buffer/event-buffers.ts';
import { Flusher } from './flusher.ts';
import { recordEvents } from './record-events.ts';

const server = useTestServer();

const batches = repetitions(240);
const sizeOfBatch = 100;

/** The same with a million is in `npm run bench -- events`. */
test(`${batches * sizeOfBatch} events, each sent twice while three flushers are at work, are stored once and counted once`, {
  timeout: 120_000,
}, async () => {
  const { db, clock, app } = server;
  const buffers = new EventBuffers(db, undefined);
  const budgets = { mayStore: async () => true };
  const flushers = [1, 2].map(() => new Flusher({ db, clock, buffers, log: app.log }));
  const players: TestPlayer[] = [];
  // Enough players to keep each of them below the daily limit.
  for (let made = 0; made < batches / 40; made += 1) players.push(await newPlayer(server.url));

  let next = 0;
  const send = async () => {
    while (next < batches) {
      const batch = next;
      next += 1;
      const { player } = players[batch % players.length] as TestPlayer;
      const events = Array.from({ length: sizeOfBatch }, (_, index) =>
        sampleEvent(`crowd ${batch} ${index}`),
      );
      const caller = { playerId: player.userId, address: 'here', isKnown: true };
      await Promise.all([
        recordEvents({ db, clock, buffers, budgets }, caller, events),
        recordEvents({ db, clock, buffers, budgets }, caller, events.toReversed()),
      ]);
      await flushers[batch % 2]?.flush();
    }
  };
  await Promise.all([send(), send(), send(), send()]);
  await Promise.all(flushers.map((flusher) => flusher.flush()));

  const total = batches * sizeOfBatch;
  const { stored } = await db.read
    .selectFrom('events')
    .select((row) => row.fn.countAll<number | string>().as('stored'))
    .executeTakeFirstOrThrow();
  const sums = await db.read.selectFrom('event_rollups').selectAll().execute();
  const sumOf = (figure: string, part: string) =>
    sums
      .filter((row) => row.figure === figure && row.part === part)
      .reduce((sum, { count }) => sum + Number(count), 0);
  expect(Number(stored)).toBe(total);
  expect(sumOf('events', 'WORD_SUBMISSION')).toBe(total);
  expect(sumOf('players', 'active')).toBe(players.length);
  expect(sumOf('games', 'started')).toBe(players.length);
  expect(await buffers.database.count()).toBe(0);
});
