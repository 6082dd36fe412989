import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../platform/database/database.ts';
import { often } from '../../testing/often.ts';
import { startServerProcess } from '../../testing/server-process.ts';
import { makeTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import { sampleEvent } from '../../testing/test-events.ts';
import { newPlayer, playerWith, type TestPlayer } from '../../testing/test-player.ts';

let place: TestDatabase;
beforeAll(async () => {
  place = await makeTestDatabase();
});
afterAll(() => place.remove());

const kills = often(10);
const senders = 6;

test('a server killed between acknowledging and storing loses nothing and doubles nothing', {
  timeout: 120_000,
}, async () => {
  const ledger = new Map<TestPlayer, Set<string>>();
  let number = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    const server = await startServerProcess(place);
    let acknowledged = 0;
    let killed = false;
    const keepSending = async () => {
      const player = await newPlayer(server.url);
      const keys = new Set<string>();
      ledger.set(player, keys);
      while (!killed) {
        const events = Array.from({ length: 25 }, () => {
          number += 1;
          return sampleEvent(`event ${number}`);
        });
        const { status } = await player.ask('recordEvents', { body: { events } });
        if (status !== 200) return;
        for (const { idempotencyKey } of events) keys.add(idempotencyKey);
        acknowledged += events.length;
      }
    };
    const sending = Array.from({ length: senders }, () => keepSending().catch(() => {}));
    await expect.poll(() => acknowledged, { interval: 5 }).toBeGreaterThan(1000 + kill * 377);
    expect(await server.end('SIGKILL')).toBe('SIGKILL');
    killed = true;
    await Promise.all(sending);
  }

  const last = await startServerProcess(place);
  for (const [{ player, token }, keys] of ledger) {
    // Waits for everything that was acknowledged to be stored.
    const { data } = await playerWith(last.url, player, token).ask('exportMe', {});
    const stored = data.events.map(({ idempotencyKey }) => idempotencyKey);
    expect(new Set(stored).size).toBe(stored.length);
    expect([...keys.difference(new Set(stored))]).toEqual([]);
  }
  await last.end('SIGTERM');
  await sumsEqualARecount();
});

/** What the stats show is what is in the store, after any number of kills. */
async function sumsEqualARecount(): Promise<void> {
  const db = await openDatabase({ ...place, databasePool: 1 });
  const { events } = await db.read
    .selectFrom('events')
    .select((row) => row.fn.countAll<number | string>().as('events'))
    .executeTakeFirstOrThrow();
  const { summed } = await db.read
    .selectFrom('event_rollups')
    .where('figure', '=', 'events')
    .select((row) => row.fn.sum<number | string>('count').as('summed'))
    .executeTakeFirstOrThrow();
  await db.close();
  expect(Number(summed)).toBe(Number(events));
}
