import { afterEach, beforeEach, expect, test } from 'vitest';
import { startServerProcess } from '../../../testing/server-process.ts';
import { signInToExistingAccount } from '../../../testing/test-account.ts';
import { makeReadyDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { newPlayer, type TestPlayer } from '../../../testing/test-player.ts';
import {
  pushesWaiting,
  type TestBrowser,
  TestPushService,
} from '../../../testing/test-push-service.ts';
import { startTestServer } from '../../../testing/test-server.ts';

const settings = { PUSH_TO_LOOPBACK: 'on' };

let database: TestDatabase;
let service: TestPushService;
beforeEach(async () => {
  database = await makeReadyDatabase();
  service = await TestPushService.open();
});
afterEach(async () => {
  service.close();
  await database.remove();
});

async function subscribed(player: TestPlayer): Promise<TestBrowser> {
  const browser = service.newBrowser();
  await player.ask('subscribeToPush', { body: browser.subscription });
  return browser;
}

/** A player whose push is under way, because the push service does not reply to the first one. */
async function pushUnderWay(url: string, known?: TestPlayer): Promise<Pushed> {
  const player = known ?? (await newPlayer(url));
  const browser = await subscribed(player);
  service.answers.push('hang');
  const somebody = await newPlayer(url);
  await somebody.ask('inviteToDance', { body: { invitedPlayer: player.player.userId } });
  await browser.next(1);
  return { player, browser };
}

interface Pushed {
  player: TestPlayer;
  browser: TestBrowser;
}

test.each(['SIGKILL', 'SIGTERM'] as const)(
  'a push that was under way at %s is sent by the next server, and replaces the first',
  async (signal) => {
    const server = await startServerProcess(database, settings);
    const { browser } = await pushUnderWay(server.url);
    await server.end(signal);
    const next = await startTestServer({ database, settings });
    // After a kill the push counts as under way until its claim expires.
    next.clock.advance(signal === 'SIGKILL' ? 180_000 : 0);
    const [first, second] = await browser.next(2);
    expect(second).toEqual(first);
    const topics = browser.deliveries().map(({ headers }) => headers.topic);
    expect(topics[1]).toBe(topics[0]);
    await expect.poll(() => pushesWaiting(next)).toBe(0);
    await next.stop();
    expect(browser.deliveries()).toHaveLength(2);
  },
);

test('a late push is held back if quiet hours have begun or the notification was read', async () => {
  const server = await startTestServer({ database, settings });
  const { player, browser } = await pushUnderWay(server.url);
  const reader = await pushUnderWay(server.url);
  const body = { vacationUntil: '2099-01-01T00:00:00.000Z' };
  await player.ask('changeNotificationSettings', { body });
  await reader.player.ask('markInboxRead', { body: { until: new Date().toISOString() } });
  await server.stop();
  const next = await startTestServer({ database, settings });
  await expect.poll(() => pushesWaiting(next)).toBe(0);
  await next.stop();
  expect([browser, reader.browser].map((device) => device.deliveries().length)).toEqual([1, 1]);
});

test('a due push passes to the account, and is deleted with its player', async () => {
  const server = await startTestServer({ database, settings });
  let accountsBrowser: TestBrowser | undefined;
  const back = await signInToExistingAccount(server.url, async (visitor, account) => {
    accountsBrowser = await subscribed(account);
    await pushUnderWay(server.url, visitor);
  });
  await back.migrate();
  const leaver = await pushUnderWay(server.url);
  await leaver.player.ask('deleteMe', {});
  await server.stop();
  const next = await startTestServer({ database, settings });
  // The notice of the sign-in was pushed before.
  expect(await accountsBrowser?.next(2)).toMatchObject([{ type: 'security' }, { type: 'invite' }]);
  await expect.poll(() => pushesWaiting(next)).toBe(0);
  await next.stop();
  expect(leaver.browser.deliveries()).toHaveLength(1);
});
