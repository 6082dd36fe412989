import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { nextRecapAt, nextReminderAt, puzzleNumberOn } from '@bee-jinx/game';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Writer } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { openTestDatabase } from '../../testing/open-test-database.ts';
import { createNewcomer } from '../identity/create-newcomer.ts';
import { deletePlayer, type PlayerRow } from '../identity/queries.ts';
import type { NotificationDeps } from './deps.ts';
import { exportNotifications } from './export-notifications.ts';
import {
  deleteSenderNotifications,
  listNotifications,
  markInboxRead,
  markNotificationRead,
} from './inbox.ts';
import { createNotificationsMergeStep } from './merge-notifications.ts';
import { changeNotificationSettings, readNotificationSettings } from './notification-settings.ts';
import {
  markGameNoticesRead,
  markGroupNoticeRead,
  markOwnNoticeRead,
  type Notice,
  notify,
  signalInboxes,
} from './notify.ts';
import { claimDuePushes } from './push/queries.ts';
import { subscribeToPush, unsubscribeFromPush } from './push/subscribe-to-push.ts';
import {
  isReminderStillWanted,
  mayBeMailed,
  queueReminderMail,
  stopReminders,
} from './scheduled/reminder-mail.ts';
import { sendDueReminders } from './scheduled/send-reminders.ts';
import { expectRecap, tellDueRecaps } from './scheduled/tell-recaps.ts';
import { UnreadGames } from './unread-games.ts';

const opened = openTestDatabase({ databasePool: 4 });
const start = Date.UTC(2026, 10, 17, 12);
const at = (ms: number) => new Date(start + ms).toISOString();
const write = <Result>(work: (sql: Writer) => Promise<Result>) => opened.db.transaction([], work);
const defaults = { muted: [], quietHours: null, vacationUntil: null, dailyReminder: null };

let now: number;
let signals: object[];
let pushed: string[];
let mails: object[];
let email: string | null;
let finished: unknown[];
let hasFinished: boolean;
let played: { played: number; jinxes: number };
let deps: NotificationDeps;
let anna: PlayerRow;
let ben: PlayerRow;
let me: Caller;
beforeEach(async () => {
  now = start;
  [signals, pushed, mails, finished] = [[], [], [], []];
  email = 'anna@example.org';
  hasFinished = false;
  await write((sql) => sql.deleteFrom('players').execute());
  [anna, ben] = await write(async (sql) => [
    await createNewcomer(sql, now),
    await createNewcomer(sql, now),
  ]);
  me = callerOf(anna);
  deps = {
    db: opened.db,
    clock: { now: () => now },
    live: { sendSignal: (to: string[], signal: object) => signals.push({ to, ...signal }) },
    push: { mayBeLoopback: false, send: ({ type }: { type: string }) => pushed.push(type) },
    unread: new UnreadGames(opened.db),
    hasFinishedDaily: async (_sql: unknown, ...asked: unknown[]) => {
      finished.push(asked);
      return hasFinished;
    },
    hasPlayedSince: async (_sql: unknown, _playerId: string, number: number) => number <= 986,
    playedBetween: async () => played,
    mail: {
      queue: { add: async (_sql: unknown, mail: object) => void mails.push(mail) },
      origin: 'https://play.example.org',
      secret: 'a secret',
      emailOf: async () => email,
    },
  } as unknown as NotificationDeps;
});

const callerOf = ({ id }: PlayerRow) => ({ playerId: id, sessionId: '' }) as Caller;
const signalOf = ({ id }: PlayerRow, version: number) => ({
  to: [id],
  topic: 'notifications',
  id,
  version,
});
async function tell(notice: Partial<Notice> = {}, to = anna): Promise<void> {
  now += 1000;
  const whole: Notice = {
    to: to.id,
    type: 'invite',
    from: ben.id,
    text: '{name} asks.',
    ...notice,
  };
  signalInboxes(deps, await write((sql) => notify(sql, [whole], deps.clock)));
}
const list = (player = anna, unreadOnly = false, limit = 100) =>
  listNotifications(deps, callerOf(player), { unreadOnly, limit });
const typesOf = async (player = anna) =>
  (await list(player)).notifications.map(({ type, read }) => (read ? `${type} read` : type));
async function subscribe(player = anna, overrides: object = {}) {
  const { x = '', y = '' } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  }).publicKey.export({ format: 'jwk' });
  const point = [Buffer.of(4), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  const keys = {
    p256dh: Buffer.concat(point).toString('base64url'),
    auth: Buffer.alloc(16, 7).toString('base64url'),
  };
  const sessionId = randomUUID();
  await write((sql) =>
    sql
      .insertInto('sessions')
      .values({
        token_hash: sessionId,
        player_id: player.id,
        created_at: now,
        seen_at: now,
        expires_at: now + 1,
        device: null,
        left_player_id: null,
        admin_until: null,
        return_player_id: null,
      })
      .execute(),
  );
  const endpoint = `https://push.example.org/${randomUUID()}`;
  const body = { endpoint, keys, ...overrides };
  await subscribeToPush(deps, { ...callerOf(player), sessionId }, body as never);
  return { endpoint, keys };
}

describe('the inbox', () => {
  test('shows the newest first, with the names of today', async () => {
    expect(await list()).toEqual({ notifications: [], unreadCount: 0, version: 0 });
    await tell({ gameId: 'dance_1' });
    await tell({ type: 'group_ended', from: null, groupId: 'gone', text: '{hive} has ended.' });
    await tell({ type: 'pair_finished', pairCode: 'CODE', text: '{name} and {hive}' });
    await write((sql) =>
      sql
        .updateTable('players')
        .set({ display_name: 'Ben {hive}' })
        .where('id', '=', ben.id)
        .execute(),
    );
    const { notifications, ...rest } = await list();
    expect(rest).toEqual({ unreadCount: 3, version: 3 });
    const from = { userId: ben.id, displayName: 'Ben {hive}' };
    const notificationId = expect.stringMatching(/^notification_/);
    expect(notifications).toEqual([
      {
        notificationId,
        type: 'pair_finished',
        createdAt: at(3000),
        read: false,
        text: 'Ben {hive} and a hive that is no more',
        from,
        pairCode: 'CODE',
      },
      {
        notificationId,
        type: 'group_ended',
        createdAt: at(2000),
        read: false,
        text: 'a hive that is no more has ended.',
        groupId: 'gone',
      },
      {
        notificationId,
        type: 'invite',
        createdAt: at(1000),
        read: false,
        text: 'Ben {hive} asks.',
        from,
        gameId: 'dance_1',
      },
    ]);
    expect(signals).toEqual([1, 2, 3].map((version) => signalOf(anna, version)));
    expect((await list(anna, false, 1)).notifications).toHaveLength(1);
    await write((sql) => deletePlayer(sql, ben.id));
    const [, , oldest] = (await list()).notifications;
    expect(oldest).toMatchObject({ text: 'A player who left asks.' });
    expect(oldest).not.toHaveProperty('from');
  });

  test('is marked as read one by one, up to a time, and by what its owner does', async () => {
    await tell({ gameId: 'one' });
    await tell({ gameId: 'two' });
    await tell({ gameId: 'three' });
    const [, , oldest] = (await list()).notifications;
    const notificationId = oldest?.notificationId ?? '';
    signals = [];
    const marked = await markNotificationRead(deps, me, notificationId);
    expect(marked).toEqual({
      notification: { ...oldest, read: true },
      unreadCount: 2,
      version: 4,
    });
    expect(await markNotificationRead(deps, me, notificationId)).toEqual(marked);
    expect(signals).toEqual([signalOf(anna, 4)]);
    const refused = { code: 'not_found' };
    await expect(markNotificationRead(deps, callerOf(ben), notificationId)).rejects.toMatchObject(
      refused,
    );
    expect((await list(anna, true)).notifications).toHaveLength(2);
    expect(await markInboxRead(deps, me, at(2000))).toEqual({ unreadCount: 1, version: 5 });
    expect(await markInboxRead(deps, me, at(2000))).toEqual({ unreadCount: 1, version: 5 });
    expect(await deps.unread.has(anna.id, 'three')).toBe(true);
    expect(await deps.unread.has(anna.id, 'two')).toBe(false);
    expect(await deps.unread.has(ben.id, 'three')).toBe(false);
    const act = () => write((sql) => markGameNoticesRead(sql, anna.id, 'three', now));
    expect(await act()).toEqual([{ playerId: anna.id, version: 6 }]);
    expect(await act()).toEqual([]);
    expect(await write((sql) => deps.unread.has(anna.id, 'three', sql))).toBe(false);
  });

  test('marks an answered request and what was looked at as read', async () => {
    await tell({ type: 'group_request', groupId: 'hive' });
    await tell({ type: 'group_request', groupId: 'other' });
    const request = { type: 'group_request', groupId: 'hive', from: ben.id } as const;
    const answer = () => write((sql) => markGroupNoticeRead(sql, anna.id, request, now));
    expect(await answer()).toEqual([{ playerId: anna.id, version: 3 }]);
    expect(await answer()).toEqual([]);
    await tell({ type: 'recap_week', from: null });
    await tell({ type: 'recap_year', from: null });
    signals = [];
    for (let count = 0; count < 2; count += 1) await markOwnNoticeRead(deps, anna.id, 'recap_week');
    expect(signals).toEqual([signalOf(anna, 6)]);
    expect(await typesOf()).toEqual([
      'recap_year',
      'recap_week read',
      'group_request',
      'group_request read',
    ]);
  });

  test('has one notice per game, sender and hive, and each of security', async () => {
    for (let count = 0; count < 2; count += 1) {
      await tell({ gameId: 'one' });
      await tell({ type: 'friend_joined' });
      await tell({ type: 'security', from: null });
    }
    await tell({ type: 'nudge', gameId: 'one' });
    expect((await typesOf()).sort()).toEqual([
      'friend_joined',
      'invite',
      'nudge',
      'security',
      'security',
    ]);
    signals = [];
    await deleteSenderNotifications(deps, anna.id, ben.id);
    await deleteSenderNotifications(deps, anna.id, ben.id);
    expect(await typesOf()).toEqual(['security', 'security']);
    expect(signals).toEqual([signalOf(anna, 8)]);
  });

  test('leaves out what only a later release knows, which sends its pushes itself', async () => {
    await subscribe();
    await tell({ type: 'from_later' as never, gameId: 'dance_1' });
    expect(await list()).toMatchObject({ notifications: [], unreadCount: 0 });
    const claim = () =>
      write((sql) => claimDuePushes(sql, { now: now + 3_600_000, until: now, limit: 10 }));
    expect(await claim()).toEqual([]);
    await tell({ gameId: 'dance_1' });
    expect(await list()).toMatchObject({ notifications: [{ type: 'invite' }], unreadCount: 1 });
    expect(await claim()).toMatchObject([{ type: 'invite' }]);
  });

  test('of nobody gets none, and several are told in the order of their ids', async () => {
    const notices = [ben.id, 'anon_nobody', anna.id].map(
      (to): Notice => ({ to, type: 'jinx', from: null, text: 'Jinx!' }),
    );
    const changed = await write((sql) => notify(sql, notices, deps.clock));
    expect(changed.map(({ playerId }) => playerId)).toEqual([anna.id, ben.id].sort());
  });
});

test('two devices that mute at the same moment don’t overwrite each other', async () => {
  await changeNotificationSettings(deps, me, { muted: ['jinx'] });
  await Promise.all([
    changeNotificationSettings(deps, me, { mute: { invite: true } }),
    changeNotificationSettings(deps, me, { mute: { nudge: true, jinx: false } }),
  ]);
  const { settings } = await readNotificationSettings(deps, me);
  expect(settings.muted.toSorted()).toEqual(['invite', 'nudge']);
});

describe('a push', () => {
  test('is due for those who have a browser and want it', async () => {
    await tell({ gameId: 'none' });
    expect(pushed).toEqual([]);
    const { endpoint } = await subscribe();
    await tell({ gameId: 'one' });
    const rows = await opened.db.read
      .selectFrom('notifications')
      .select('push_at')
      .where('player_id', '=', anna.id)
      .where('game_id', '=', 'one')
      .execute();
    expect(rows).toEqual([{ push_at: now + 15_000 }]);
    await changeNotificationSettings(deps, me, { muted: ['invite', 'invite'] });
    await tell({ gameId: 'two' });
    await tell({ type: 'nudge', gameId: 'two' });
    expect(pushed).toEqual(['invite', 'nudge']);
    const exported = await exportNotifications(deps, anna.id);
    expect(exported.pushBrowsers).toEqual([{ service: 'push.example.org', since: at(1000) }]);
    expect(exported.notificationSettings).toEqual({ ...defaults, muted: ['invite'] });
    expect(exported.notifications).toHaveLength(4);
    expect(await unsubscribeFromPush(deps, callerOf(ben), endpoint)).toEqual({ subscribed: false });
    expect((await exportNotifications(deps, anna.id)).pushBrowsers).toHaveLength(1);
    await unsubscribeFromPush(deps, me, endpoint);
    expect((await exportNotifications(deps, anna.id)).pushBrowsers).toEqual([]);
  });

  test('needs a service that can be reached, a key and a secret', async () => {
    const keys = { p256dh: 'AAAA', auth: Buffer.alloc(15).toString('base64url') };
    await expect(subscribe(anna, { endpoint: 'http://127.0.0.1/', keys })).rejects.toMatchObject({
      code: 'invalid_input',
      details: {
        fields: {
          endpoint: 'That is no push service that we can reach.',
          'keys.p256dh': 'That is no key of a browser.',
          'keys.auth': 'That is no secret of a browser.',
        },
      },
    });
  });

  test('goes to the ten newest browsers', async () => {
    for (let count = 0; count < 11; count += 1) {
      now += 1000;
      await subscribe();
    }
    const { pushBrowsers } = await exportNotifications(deps, anna.id);
    expect(pushBrowsers.map(({ since }) => since).sort()[0]).toBe(at(2000));
    expect(pushBrowsers).toHaveLength(10);
  });
});

const reminder = { at: 540, timeZone: 'Europe/Berlin' };
const inboxRow = ({ id }: PlayerRow) =>
  opened.db.read
    .selectFrom('notification_inboxes')
    .selectAll()
    .where('player_id', '=', id)
    .executeTakeFirst();

describe('the settings', () => {
  test('change by parts, and their reminder is due at its time', async () => {
    expect(await readNotificationSettings(deps, me)).toEqual({ settings: defaults, mailTo: email });
    email = null;
    expect(await readNotificationSettings(deps, me)).toEqual({ settings: defaults });
    const quietHours = { from: 0, to: 60, timeZone: 'UTC' };
    await changeNotificationSettings(deps, me, { quietHours, dailyReminder: reminder });
    expect(signals).toEqual([signalOf(anna, 2)]);
    expect(await inboxRow(anna)).toMatchObject({ remind_at: nextReminderAt(reminder, now) });
    const vacationUntil = at(5000);
    expect(await changeNotificationSettings(deps, me, { vacationUntil })).toEqual({
      settings: { muted: [], quietHours, vacationUntil, dailyReminder: reminder },
    });
    const without = { quietHours: null, vacationUntil: null, dailyReminder: null };
    expect(await changeNotificationSettings(deps, me, without)).toEqual({ settings: defaults });
    expect(await inboxRow(anna)).toMatchObject({ remind_at: null, version: 4 });
  });

  test('name a time zone that there is, and no mail without an address', async () => {
    email = null;
    const timeZone = 'Europe/Nowhere';
    const change = {
      quietHours: { from: 0, to: 60, timeZone },
      dailyReminder: { at: 540, timeZone, by: 'mail' as const },
    };
    const unknown = 'We know no such time zone.';
    await expect(changeNotificationSettings(deps, me, change)).rejects.toMatchObject({
      code: 'invalid_input',
      details: {
        fields: {
          'quietHours.timeZone': unknown,
          'dailyReminder.timeZone': unknown,
          'dailyReminder.by': 'No mail can be sent to you.',
        },
      },
    });
  });
});

describe('a reminder by mail', () => {
  const byMail = { ...reminder, by: 'mail' as const };

  test('goes to who has an address and has played within fourteen days', async () => {
    expect(await mayBeMailed(deps, opened.db.read, anna.id, 1000)).toBe(true);
    expect(await mayBeMailed(deps, opened.db.read, anna.id, 1001)).toBe(false);
    email = null;
    expect(await mayBeMailed(deps, opened.db.read, anna.id, 1000)).toBe(false);
    await write((sql) => queueReminderMail(deps, sql, anna.id));
    expect(mails).toEqual([]);
    expect(await mayBeMailed({ ...deps, mail: undefined }, opened.db.read, anna.id, 1000)).toBe(
      false,
    );
  });

  test('has links that play and that stop it, once', async () => {
    await changeNotificationSettings(deps, me, { dailyReminder: byMail, muted: ['nudge'] });
    await write((sql) => queueReminderMail(deps, sql, anna.id));
    const token = expect.stringMatching(
      new RegExp(`^https://play.example.org/no-reminders#token=${anna.id}\\.[\\w-]{43}$`),
    );
    expect(mails).toEqual([
      {
        kind: 'reminder',
        to: email,
        playerId: anna.id,
        usefulMs: 3 * 3_600_000,
        content: {
          subject: 'Today’s pair is up',
          paragraphs: [
            'Today’s pair is up, and the bee has sealed its word.',
            'You asked for this reminder. It comes once a day, at your hour, and only if you haven’t played yet.',
          ],
          link: { label: 'Play today’s pair', url: 'https://play.example.org/jinx/daily' },
          unsubscribe: { page: token, oneClick: expect.any(String) },
        },
      },
    ]);
    const { content } = mails[0] as { content: { unsubscribe: { oneClick: string } } };
    const link = new URL(content.unsubscribe.oneClick);
    expect(link.pathname).toBe('/api/reminders/stop');
    const given = link.searchParams.get('token') ?? '';
    const refused = {
      code: 'not_found',
      message: 'This link isn’t whole. Open it from the mail again.',
    };
    for (const wrong of [`${given}x`, given.replace(anna.id, ben.id), ''])
      await expect(stopReminders(deps, wrong)).rejects.toMatchObject(refused);
    await expect(stopReminders({ ...deps, mail: undefined }, given)).rejects.toMatchObject(refused);
    signals = [];
    for (let count = 0; count < 2; count += 1)
      expect(await stopReminders(deps, given)).toEqual({ stopped: true });
    expect(signals).toEqual([signalOf(anna, 3)]);
    expect((await readNotificationSettings(deps, me)).settings).toEqual({
      ...defaults,
      muted: ['nudge'],
    });
    expect(await inboxRow(anna)).toMatchObject({ remind_at: null });
  });

  test('is still wanted by who hasn’t played, and may be disturbed', async () => {
    const isWanted = () => isReminderStillWanted(deps, anna.id);
    expect(await isWanted()).toBe(false);
    await changeNotificationSettings(deps, me, { dailyReminder: reminder });
    expect(await isWanted()).toBe(false);
    await changeNotificationSettings(deps, me, { dailyReminder: byMail });
    expect(await isWanted()).toBe(true);
    expect(finished).toEqual([[anna.id, puzzleNumberOn('2026-11-17')]]);
    hasFinished = true;
    expect(await isWanted()).toBe(false);
    hasFinished = false;
    await changeNotificationSettings(deps, me, { vacationUntil: at(1000) });
    expect(await isWanted()).toBe(false);
  });
});

describe('a daily reminder that is due', () => {
  const hour = 3_600_000;
  const reminders = async () =>
    (await list()).notifications.filter(({ type }) => type === 'reminder').length;
  /** At so many milliseconds after the time that was chosen; returns whether it came. */
  async function remindAt(delay: number): Promise<boolean> {
    await markOwnNoticeRead(deps, anna.id, 'reminder');
    now = ((await inboxRow(anna))?.remind_at ?? 0) + delay;
    await sendDueReminders(deps);
    return (await list(anna, true)).notifications.some(({ type }) => type === 'reminder');
  }

  test('comes once a day, unless it is late, the pair is played or nobody wants it', async () => {
    await changeNotificationSettings(deps, me, { dailyReminder: reminder });
    expect(await remindAt(0)).toBe(false);
    await subscribe();
    expect(await remindAt(-1)).toBe(false);
    expect(await remindAt(0)).toBe(true);
    expect((await list()).notifications[0]).toMatchObject({
      type: 'reminder',
      text: 'Today’s pair is up, and the bee has sealed its word.',
    });
    const day = new Date(now).toISOString().slice(0, 10);
    expect(await inboxRow(anna)).toMatchObject({
      reminded_puzzle: puzzleNumberOn(day),
      remind_at: nextReminderAt(reminder, now),
    });
    expect(pushed).toEqual(['reminder']);
    expect(await remindAt(3 * hour)).toBe(false);
    expect(await remindAt(3 * hour - 1)).toBe(true);
    hasFinished = true;
    expect(await remindAt(0)).toBe(false);
    hasFinished = false;
    const vacationUntil = new Date(now + 40 * hour).toISOString();
    await changeNotificationSettings(deps, me, { vacationUntil });
    expect(await remindAt(0)).toBe(false);
    expect(await reminders()).toBe(1);
    expect(mails).toEqual([]);
  });

  test('goes by mail to who wants it so, and by nothing else', async () => {
    await subscribe();
    const dailyReminder = { ...reminder, by: 'mail' as const };
    await changeNotificationSettings(deps, me, { dailyReminder });
    deps = { ...deps, hasPlayedSince: async () => true };
    expect(await remindAt(0)).toBe(false);
    expect(mails).toHaveLength(1);
    deps = { ...deps, hasPlayedSince: async () => false };
    expect(await remindAt(0)).toBe(false);
    expect(mails).toHaveLength(1);
  });
});

describe('a recap that is due', () => {
  const week = 7 * 86_400_000;
  const texts = async () => (await list()).notifications.map(({ text }) => text);
  async function tellAt(delay: number): Promise<void> {
    now = start;
    await expectRecap(deps, anna.id, 0);
    now = nextRecapAt(start, 0) + delay;
    await tellDueRecaps(deps);
  }

  test('is told within a week, once', async () => {
    played = { played: 1, jinxes: 2 };
    await tellAt(-1);
    expect(await texts()).toEqual([]);
    await tellAt(0);
    expect(await texts()).toEqual(['Your week with the bee: 1 pair, 2 jinxes.']);
    expect(await inboxRow(anna)).toMatchObject({ recap_at: null });
    await markOwnNoticeRead(deps, anna.id, 'recap_week');
    await tellAt(week);
    expect((await list()).unreadCount).toBe(0);
    await tellAt(week - 1);
    expect((await list()).unreadCount).toBe(1);
  });

  test('says nothing of a week without a game, and comes again to who plays on', async () => {
    played = { played: 0, jinxes: 0 };
    deps = { ...deps, hasPlayedSince: async () => true };
    await tellAt(0);
    expect(await texts()).toEqual([]);
    expect(await inboxRow(anna)).toMatchObject({ recap_at: nextRecapAt(start, 0) + week });
  });
});

test('a recap is expected on the Monday after the first game of a week', async () => {
  await expectRecap(deps, anna.id, 60);
  expect(await inboxRow(anna)).toMatchObject({ recap_at: nextRecapAt(now, 60), version: 1 });
  now += 3 * 86_400_000 * 7;
  await expectRecap(deps, anna.id, 60);
  expect(await inboxRow(anna)).toMatchObject({ recap_at: nextRecapAt(start, 60) });
  await expectRecap(deps, 'anon_nobody', 60);
});

describe('the inboxes of two players', () => {
  let guest: PlayerRow;
  let hater: PlayerRow;
  beforeEach(async () => {
    [guest, hater] = await write(async (sql) => [
      await createNewcomer(sql, now),
      await createNewcomer(sql, now),
    ]);
  });
  const step = createNotificationsMergeStep(
    async (_sql, one, other) => ![one, other].includes(hater.id),
  );
  const sendersOf = async (player: PlayerRow) =>
    (await list(player)).notifications.map(({ type, from }) => [type, from?.userId]);

  test('become one without what is told twice or comes from somebody blocked, and two again', async () => {
    await tell({ gameId: 'both' }, anna);
    await tell({ gameId: 'both' }, guest);
    await tell({ gameId: 'one' }, guest);
    await tell({ gameId: 'hated', from: hater.id }, guest);
    await tell({ type: 'nudge', gameId: 'own', from: anna.id }, guest);
    await tell({ type: 'friend_joined', from: guest.id }, ben);
    await tell({ gameId: 'of guest', from: guest.id }, hater);
    await tell({ gameId: 'to account', from: guest.id }, anna);
    await changeNotificationSettings(deps, callerOf(guest), { dailyReminder: reminder });
    await expectRecap(deps, guest.id, 0);
    const keys = await step.keys(opened.db.read, guest.id, anna.id);
    expect(keys).toEqual([`inbox:${guest.id}`, `inbox:${anna.id}`]);
    expect(await step.count()).toEqual({ moves: 0, meets: 0 });
    const { memo, signals: told } = await write((sql) => step.move(sql, guest.id, anna.id));
    expect(told.map(({ id, to, topic }) => [id, to, topic])).toEqual(
      [anna, ben, hater].map(({ id }) => [id, [id], 'notifications']).sort(),
    );
    expect(await sendersOf(anna)).toEqual([
      ['invite', ben.id],
      ['invite', ben.id],
    ]);
    expect(await sendersOf(ben)).toEqual([['friend_joined', anna.id]]);
    expect(await sendersOf(hater)).toEqual([]);
    expect(await inboxRow(anna)).toMatchObject({
      settings: JSON.stringify({ ...defaults, dailyReminder: reminder }),
      remind_at: nextReminderAt(reminder, now),
      recap_at: nextRecapAt(now, 0),
    });
    const undone = await write((sql) => step.undo(sql, memo, guest.id, anna.id));
    expect(undone.signals.map(({ id }) => id)).toEqual([anna.id, ben.id, guest.id].sort());
    expect(await sendersOf(ben)).toEqual([['friend_joined', guest.id]]);
    expect((await list(anna)).notifications.map(({ gameId }) => gameId)).toEqual(['both']);
    expect(await inboxRow(anna)).toMatchObject({ settings: null, remind_at: null });
    expect(await inboxRow(guest)).toMatchObject({
      settings: JSON.stringify({ ...defaults, dailyReminder: reminder }),
      remind_at: nextReminderAt(reminder, now),
    });
  });

  test('keep the account’s own settings and the earlier recap', async () => {
    await changeNotificationSettings(deps, callerOf(guest), { muted: ['nudge'] });
    await changeNotificationSettings(deps, me, { muted: ['jinx'] });
    await expectRecap(deps, anna.id, 0);
    const own = await inboxRow(anna);
    now += 7 * 86_400_000;
    await expectRecap(deps, guest.id, 0);
    const { memo } = await write((sql) => step.move(sql, guest.id, anna.id));
    const { settings, recap_at } = own ?? {};
    expect(await inboxRow(anna)).toMatchObject({ settings, recap_at });
    await write((sql) => step.undo(sql, memo, guest.id, anna.id));
    expect(await inboxRow(anna)).toMatchObject({ settings, recap_at });
    expect((await readNotificationSettings(deps, callerOf(guest))).settings.muted).toEqual([
      'nudge',
    ]);
  });
});
