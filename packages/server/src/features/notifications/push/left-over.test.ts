import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ServerProcess, startServerProcess } from '../../../testing/server-process.ts';
import { makeTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { newPlayer, type TestPlayer } from '../../../testing/test-player.ts';
import { type TestBrowser, TestPushService } from '../../../testing/test-push-service.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const settings = { PUSH_TO_LOOPBACK: 'on' };

let place: TestDatabase;
let service: TestPushService;
let server: ServerProcess;
beforeEach(async () => {
  place = await makeTestDatabase();
  service = await TestPushService.open();
  server = await startServerProcess(place, settings);
});
afterEach(async () => {
  service.close();
  await place.remove();
});

/** Whose push is under way, for the push service gives no answer to the first. */
async function pushUnderWay(): Promise<{ player: TestPlayer; browser: TestBrowser }> {
  const player = await newPlayer(server.url);
  const browser = service.newBrowser();
  await player.ask('subscribeToPush', { body: browser.subscription });
  service.answers.push('hang');
  await inviteFromSomebody(server.url, player);
  await browser.next(1);
  return { player, browser };
}

async function inviteFromSomebody(url: string, { player }: TestPlayer): Promise<void> {
  const somebody = await newPlayer(url);
  await somebody.ask('inviteToDance', { body: { invitedPlayer: player.userId } });
}

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a push that was under way at %s is sent by the next server, and shown in the place of the first',
  async (signal) => {
    const { browser } = await pushUnderWay();
    await server.end(signal);
    const next = await startTestServer({ place, settings });
    // After a kill nobody knows that it isn't under way any more, until it has taken too long.
    next.clock.turn(signal === 'SIGKILL' ? 180_000 : 0);
    const [first, second] = await browser.next(2);
    expect(second).toEqual(first);
    const topics = browser.deliveries().map(({ headers }) => headers.topic);
    expect(topics[1]).toBe(topics[0]);
    await expect.poll(() => waiting(next)).toBe(0);
    await next.stop();
    expect(browser.deliveries()).toHaveLength(2);
  },
);

test('a push that comes late is held back in quiet hours that have begun since, and where it was read', async () => {
  const { player, browser } = await pushUnderWay();
  const reader = await pushUnderWay();
  const body = { vacationUntil: '2099-01-01T00:00:00.000Z' };
  await player.ask('changeNotificationSettings', { body });
  await reader.player.ask('markInboxRead', { body: { until: new Date().toISOString() } });
  await server.end('SIGTERM');
  const next = await startTestServer({ place, settings });
  await expect.poll(() => waiting(next)).toBe(0);
  await next.stop();
  expect([browser, reader.browser].map((one) => one.deliveries().length)).toEqual([1, 1]);
});

async function waiting({ db }: Awaited<ReturnType<typeof startTestServer>>): Promise<number> {
  const rows = await db.read
    .selectFrom('notifications')
    .select('id')
    .where('push_at', 'is not', null)
    .execute();
  return rows.length;
}
