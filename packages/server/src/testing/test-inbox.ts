import { generateKeyPairSync, randomUUID } from 'node:crypto';
import { beforeEach } from 'vitest';
import { createNewcomer } from '../features/identity/create-newcomer.ts';
import type { PlayerRow } from '../features/identity/queries.ts';
import type { NotificationDeps } from '../features/notifications/deps.ts';
import { listNotifications } from '../features/notifications/inbox.ts';
import { type Notice, notify, signalInboxes } from '../features/notifications/notify.ts';
import { subscribeToPush } from '../features/notifications/push/subscribe-to-push.ts';
import { UnreadGames } from '../features/notifications/unread-games.ts';
import type { Caller } from '../platform/http/caller.ts';
import { openTestDatabase } from './open-test-database.ts';
import { start } from './test-time.ts';

export const defaults = { muted: [], quietHours: null, vacationUntil: null, dailyReminder: null };
export const reminder = { at: 540, timeZone: 'Europe/Berlin' };

export const callerOf = ({ id }: PlayerRow) => ({ playerId: id, sessionId: '' }) as Caller;
export const signalOf = ({ id }: PlayerRow, version: number) => ({
  to: [id],
  topic: 'notifications',
  id,
  version,
});

/** What notifications are given, and what came of it: new before each test, and to be changed by it. */
interface InboxState {
  now: number;
  signals: object[];
  pushed: string[];
  mails: object[];
  email: string | null;
  /** Of whom and which puzzle it was asked whether they have finished it. */
  finished: unknown[];
  hasFinished: boolean;
  played: { played: number; jinxes: number };
  deps: NotificationDeps;
  anna: PlayerRow;
  ben: PlayerRow;
  /** Anna. */
  me: Caller;
}

/** The inboxes of two players on a database without a server, at a time that tests set. */
export function useTestInbox() {
  const opened = openTestDatabase({ databasePool: 4 });
  const { write } = opened;
  const inbox = {} as InboxState;

  beforeEach(async () => {
    const now = start;
    await write((sql) => sql.deleteFrom('players').execute());
    const [anna, ben] = await write(async (sql) => [
      await createNewcomer(sql, now),
      await createNewcomer(sql, now),
    ]);
    Object.assign(inbox, {
      now,
      signals: [],
      pushed: [],
      mails: [],
      email: 'anna@example.org',
      finished: [],
      hasFinished: false,
      played: { played: 0, jinxes: 0 },
      deps: makeDeps(),
      anna,
      ben,
      me: callerOf(anna),
    } satisfies InboxState);
  });

  const makeDeps = () =>
    ({
      db: opened.db,
      clock: { now: () => inbox.now },
      live: { sendSignal: (to: string[], signal: object) => inbox.signals.push({ to, ...signal }) },
      push: { mayBeLoopback: false, send: ({ type }: { type: string }) => inbox.pushed.push(type) },
      unread: new UnreadGames(opened.db),
      hasFinishedDaily: async (_sql: unknown, ...asked: unknown[]) => {
        inbox.finished.push(asked);
        return inbox.hasFinished;
      },
      hasPlayedSince: async (_sql: unknown, _playerId: string, number: number) => number <= 986,
      playedBetween: async () => inbox.played,
      mail: {
        queue: { add: async (_sql: unknown, mail: object) => void inbox.mails.push(mail) },
        origin: 'https://play.example.org',
        secret: 'a secret',
        emailOf: async () => inbox.email,
      },
    }) as unknown as NotificationDeps;

  async function tell(notice: Partial<Notice> = {}, to = inbox.anna): Promise<void> {
    inbox.now += 1000;
    const whole: Notice = {
      to: to.id,
      type: 'invite',
      from: inbox.ben.id,
      text: '{name} asks.',
      ...notice,
    };
    signalInboxes(inbox.deps, await write((sql) => notify(sql, [whole], inbox.deps.clock)));
  }

  const list = (player = inbox.anna, unreadOnly = false, limit = 100) =>
    listNotifications(inbox.deps, callerOf(player), { unreadOnly, limit });

  const typesOf = async (player = inbox.anna) =>
    (await list(player)).notifications.map(({ type, read }) => (read ? `${type} read` : type));

  async function subscribe(player = inbox.anna, overrides: object = {}) {
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
          created_at: inbox.now,
          seen_at: inbox.now,
          expires_at: inbox.now + 1,
          device: null,
          left_player_id: null,
          admin_until: null,
          return_player_id: null,
        })
        .execute(),
    );
    const endpoint = `https://push.example.org/${randomUUID()}`;
    const body = { endpoint, keys, ...overrides };
    await subscribeToPush(inbox.deps, { ...callerOf(player), sessionId }, body as never);
    return { endpoint, keys };
  }

  const inboxRow = ({ id }: PlayerRow) =>
    opened.db.read
      .selectFrom('notification_inboxes')
      .selectAll()
      .where('player_id', '=', id)
      .executeTakeFirst();

  return Object.assign(inbox, { opened, write, tell, list, typesOf, subscribe, inboxRow });
}
