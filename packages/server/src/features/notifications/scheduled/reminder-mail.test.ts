import { dayMs } from '@bee-jinx/game';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newAccount } from '../../../testing/test-account.ts';
import { noon, setClock, today, winIn } from '../../../testing/test-daily.ts';
import { mailsTo, startMailingServer } from '../../../testing/test-mail.ts';
import type { TestMailServer } from '../../../testing/test-mail-server.ts';
import { newPlayer } from '../../../testing/test-player.ts';
import type { TestServer } from '../../../testing/test-server.ts';
import { resetSignInLimits } from '../../../testing/use-test-server.ts';

const hourMs = 3_600_000;
const morning = noon - 4 * hourMs;
const nine = { at: 9 * 60, timeZone: 'Europe/Berlin', by: 'mail' as const };

let server: TestServer;
let mails: TestMailServer;
beforeAll(async () => {
  ({ server, mails } = await startMailingServer({ at: noon }));
});
afterAll(async () => {
  await server.stop();
  await mails.close();
});
resetSignInLimits(() => server);

/** Each test has mornings of its own; its players have played the day before. */
let firstMorning = morning;
async function wantsMail() {
  const account = await newAccount(server.url);
  const before = firstMorning - 12 * hourMs;
  const number = today + Math.floor((before - morning) / dayMs) + 1;
  await winIn(account, number - 1, 2, new Date(before - dayMs / 2).toISOString().slice(0, 10));
  const { status } = await account.ask('changeNotificationSettings', {
    body: { dailyReminder: nine },
  });
  expect(status).toBe(200);
  return account;
}
function nextDays(): number {
  firstMorning += 10 * dayMs;
  setClock(server, firstMorning - 20 * hourMs);
  return firstMorning;
}
async function goTo(time: number): Promise<void> {
  setClock(server, time);
  const due = async () =>
    (
      await server.db.read
        .selectFrom('notification_inboxes')
        .select('player_id')
        .where('remind_at', '<=', time)
        .execute()
    ).length;
  await expect.poll(due, { timeout: 10_000 }).toBe(0);
}

describe('the daily reminder by mail', () => {
  test('comes once a day instead of a push, and both of its links turn it off without a session', async () => {
    const first = nextDays();
    const account = await wantsMail();
    await goTo(first + 1000);
    await expect.poll(() => mailsTo(mails, account.email).length).toBe(1);
    await goTo(first + 2 * hourMs);
    await goTo(first + dayMs + 1000);
    await expect.poll(() => mailsTo(mails, account.email).length).toBe(2);
    const { notifications } = (await account.ask('listNotifications', { query: {} })).data;
    expect(notifications.filter(({ type }) => type === 'reminder')).toEqual([]);

    const mail = mailsTo(mails, account.email)[0];
    expect(mail?.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    const link = /<(.+)>/.exec(mail?.headers['list-unsubscribe'] ?? '')?.[1] ?? '';
    const { pathname, search } = new URL(link);
    const stop = (query: string) =>
      fetch(`${server.url}${pathname}${query}`, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      });
    expect((await stop(`${search}x`)).status).toBe(404);
    expect((await stop('?token=anon_1.x')).status).toBe(404);
    expect((await stop(search)).status).toBe(200);
    expect((await stop(search)).status).toBe(200);
    const { settings } = (await account.ask('readNotificationSettings', {})).data;
    expect(settings.dailyReminder).toBeNull();
    await goTo(first + 2 * dayMs + 1000);
    expect(mailsTo(mails, account.email)).toHaveLength(2);
  });

  test('is not sent on a day that was played, in quiet hours, on vacation, or after weeks without a game', async () => {
    const first = nextDays();
    const [played, quiet, away, kept] = [
      await wantsMail(),
      await wantsMail(),
      await wantsMail(),
      await wantsMail(),
    ];
    const never = await newAccount(server.url);
    await never.ask('changeNotificationSettings', { body: { dailyReminder: nine } });
    await quiet.ask('changeNotificationSettings', {
      body: { quietHours: { from: 480, to: 600, timeZone: 'Europe/Berlin' } },
    });
    await away.ask('changeNotificationSettings', {
      body: { vacationUntil: new Date(first + dayMs).toISOString() },
    });
    setClock(server, first - hourMs);
    const number = today + Math.floor((first - morning) / dayMs);
    await winIn(played, number, 2, new Date(first).toISOString().slice(0, 10));
    await goTo(first + 1000);
    await expect.poll(() => mailsTo(mails, kept.email).length).toBe(1);
    const sent = [played, quiet, away, never].map(({ email }) => mailsTo(mails, email).length);
    expect(sent).toEqual([0, 0, 0, 0]);
    await goTo(first + 20 * dayMs + 1000);
    const lately = mailsTo(mails, kept.email).length;
    await goTo(first + 21 * dayMs + 1000);
    expect(mailsTo(mails, kept.email)).toHaveLength(lately);
    firstMorning += 20 * dayMs;
  });

  test('can’t be chosen by a player without an e-mail, and settings say where it would go', async () => {
    nextDays();
    const anonymous = await newPlayer(server.url);
    const body = { dailyReminder: nine };
    expect(await anonymous.ask('changeNotificationSettings', { body })).toMatchObject({
      status: 400,
      error: { details: { fields: { 'dailyReminder.by': expect.any(String) } } },
    });
    const { data } = await anonymous.ask('readNotificationSettings', {});
    expect(data).not.toHaveProperty('mailTo');
    const account = await newAccount(server.url);
    const own = (await account.ask('readNotificationSettings', {})).data;
    expect(own.mailTo).toBe(account.email);
  });
});
