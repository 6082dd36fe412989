import { dayMs } from '@bee-jinx/game';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInToExistingAccount } from '../../../testing/test-account.ts';
import { noon, setClock, today, winIn } from '../../../testing/test-daily.ts';
import { makeReadyDatabase } from '../../../testing/test-database.ts';
import { newPlayer, type TestPlayer } from '../../../testing/test-player.ts';
import { type TestBrowser, TestPushService } from '../../../testing/test-push-service.ts';
import { startTestServer, type TestServer } from '../../../testing/test-server.ts';
import { resetSignInLimits } from '../../../testing/use-test-server.ts';

const hourMs = 3_600_000;
/** Nine o'clock in Berlin. */
const morning = noon - 4 * hourMs;
const nine = { at: 9 * 60, timeZone: 'Europe/Berlin' };

let server: TestServer;
let service: TestPushService;
beforeAll(async () => {
  service = await TestPushService.open();
  server = await startTestServer({ settings: { PUSH_TO_LOOPBACK: 'on' }, at: noon });
});
afterAll(async () => {
  await server.stop();
  service.close();
});
resetSignInLimits(() => server);

async function subscribe(player: TestPlayer): Promise<TestBrowser> {
  const browser = service.newBrowser();
  await player.ask('subscribeToPush', { body: browser.subscription });
  return browser;
}

async function wantsReminder(url = server.url) {
  const player = await newPlayer(url);
  const browser = await subscribe(player);
  await player.ask('changeNotificationSettings', { body: { dailyReminder: nine } });
  return { player, browser };
}

/** Until all reminders that are due have been handled, sent or not. */
async function remindersHandled({ db, clock } = server): Promise<void> {
  const due = async () =>
    (
      await db.read
        .selectFrom('notification_inboxes')
        .select('player_id')
        .where('remind_at', '<=', clock.now())
        .execute()
    ).length;
  await expect.poll(due, { timeout: 10_000 }).toBe(0);
}

async function goTo(time: number): Promise<void> {
  setClock(server, time);
  await remindersHandled();
}

/** Each test has mornings of its own, and begins on the evening before the first. */
let firstMorning = morning;
function nextDays(): number {
  firstMorning += 10 * dayMs;
  setClock(server, firstMorning - 12 * hourMs);
  return firstMorning;
}
const puzzleAt = (time: number) => today + Math.floor((time - morning) / dayMs);

describe('the daily reminder', () => {
  test('comes at the chosen hour, once a day, and leads to the game', async () => {
    const first = nextDays();
    const { player, browser } = await wantsReminder();
    await goTo(first - 1000);
    expect(browser.deliveries()).toHaveLength(0);
    await goTo(first + 1000);
    expect(await browser.next(1)).toMatchObject([
      { type: 'reminder', path: '/jinx/daily', text: expect.stringContaining('Today’s pair') },
    ]);
    expect(browser.deliveries()[0]?.headers.ttl).toBe(String(6 * 3600));
    // Another hour of the same day isn't another reminder.
    const later = { ...nine, at: 10 * 60 };
    await player.ask('changeNotificationSettings', { body: { dailyReminder: later } });
    await goTo(first + hourMs + 1000);
    const [told] = (await player.ask('listNotifications', { query: {} })).data.notifications;
    expect(Date.parse(told?.createdAt ?? '')).toBeLessThan(first + hourMs);
    await goTo(first + dayMs + hourMs + 1000);
    await browser.next(2);
    expect(browser.deliveries()).toHaveLength(2);
    const { data } = await player.ask('listNotifications', { query: {} });
    expect(data.notifications).toHaveLength(1);
  });

  test('is left out on a day that was played, and what was sent is read by playing', async () => {
    const first = nextDays();
    const { player, browser } = await wantsReminder();
    setClock(server, first - hourMs);
    await winIn(player, puzzleAt(first), 2, new Date(first).toISOString().slice(0, 10));
    await goTo(first + 1000);
    const next = first + dayMs;
    await goTo(next + 1000);
    await browser.next(1);
    const unread = async () =>
      (await player.ask('listNotifications', { query: {} })).data.unreadCount;
    expect(await unread()).toBe(1);
    await winIn(player, puzzleAt(next), 2, new Date(next).toISOString().slice(0, 10));
    await expect.poll(unread).toBe(0);
    expect(browser.deliveries()).toHaveLength(1);
  });

  test('is not sent in quiet hours, on vacation, after it was turned off, or hours too late', async () => {
    const first = nextDays();
    const quiet = await wantsReminder();
    const away = await wantsReminder();
    const off = await wantsReminder();
    const kept = await wantsReminder();
    const change = ({ player }: typeof quiet, body: object) =>
      player.ask('changeNotificationSettings', { body });
    await change(quiet, { quietHours: { from: 480, to: 600, timeZone: 'Europe/Berlin' } });
    await change(away, { vacationUntil: new Date(first + dayMs).toISOString() });
    await change(off, { dailyReminder: null });
    await goTo(first + 1000);
    await kept.browser.next(1);
    // As after an outage: nobody looks before noon.
    await goTo(first + 2 * dayMs + 4 * hourMs);
    const sent = [quiet, away, off, kept].map(({ browser }) => browser.deliveries().length);
    expect(sent).toEqual([0, 0, 0, 1]);
    const { data } = await quiet.player.ask('listNotifications', { query: {} });
    expect(data.notifications).toEqual([]);
  });

  test('needs a time zone, is kept, exported, and goes along to an account', async () => {
    const first = nextDays();
    const { player } = await wantsReminder();
    const refused = await player.ask('changeNotificationSettings', {
      body: { dailyReminder: { at: 540, timeZone: 'Bee/Hive' } },
    });
    expect(refused).toMatchObject({
      status: 400,
      error: { details: { fields: { 'dailyReminder.timeZone': expect.any(String) } } },
    });
    const { data: exported } = await player.ask('exportMe', {});
    expect(exported.notificationSettings.dailyReminder).toEqual(nine);

    let browser: TestBrowser | undefined;
    const back = await signInToExistingAccount(server.url, async (visitor, account) => {
      await visitor.ask('changeNotificationSettings', { body: { dailyReminder: nine } });
      browser = await subscribe(account);
    });
    await back.migrate();
    await goTo(first + 1000);
    await expect.poll(() => browser?.messages().map(({ type }) => type)).toContain('reminder');
  });

  test('goes with who is deleted', async () => {
    const first = nextDays();
    const { player, browser } = await wantsReminder();
    await player.ask('deleteMe', {});
    await goTo(first + 1000);
    expect(browser.deliveries()).toHaveLength(0);
  });
});

test('after a restart one of several servers reminds each player, once', async () => {
  const database = await makeReadyDatabase();
  const start = (at: number) =>
    startTestServer({ database, settings: { PUSH_TO_LOOPBACK: 'on' }, at });
  const before = await start(morning - 12 * hourMs);
  const wanting = await Promise.all(
    Array.from({ length: 6 }, () => wantsReminder(before.url).then(({ browser }) => browser)),
  );
  await before.stop();
  // The embedded database has one server at a time.
  const count = before.db.kind === 'postgres' ? 3 : 1;
  const servers = await Promise.all(Array.from({ length: count }, () => start(morning + 60_000)));
  for (const browser of wanting) await browser.next(1);
  for (const one of servers) await remindersHandled(one);
  for (const one of servers) await one.stop();
  expect(wanting.map((browser) => browser.deliveries().length)).toEqual(Array(6).fill(1));
  await database.remove();
});
