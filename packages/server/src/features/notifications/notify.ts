import { isPushAllowed, maxNotifications, type NotificationType } from '@bee-jinx/game';
import type { Clock } from '../../platform/clock.ts';
import type { Writer } from '../../platform/database/database.ts';
import type { AddressedSignal } from '../../platform/live/live.ts';
import { randomId } from '../../platform/random.ts';
import type { NotificationDeps } from './deps.ts';
import { parseNotificationSettings } from './notification-settings.ts';
import { pushClaimMs } from './push/web-push.ts';
import {
  bumpInboxVersion,
  hasNotificationAbout,
  markRead,
  type NotificationFilter,
  type NotificationRow,
  trimInbox,
  upsertNotification,
} from './queries.ts';

export interface Notice {
  to: string;
  type: NotificationType;
  from: string | null;
  gameId?: string;
  /** Marks what is unread about the game as read. */
  endsGame?: boolean;
  groupId?: string;
  /** Of a sent pair. */
  pairCode?: string;
  /** `{name}` is replaced by the sender's name, `{hive}` by the hive's. */
  text: string;
}

/** An inbox that a transaction has changed, for `signalInboxes` after the commit. */
export interface ChangedInbox {
  playerId: string;
  version: number;
  /** The new notification, if any. */
  row?: NotificationRow;
}

/**
 * For other features, inside the transaction of the event (transactional outbox): both commit or neither. Deleted
 * recipients are skipped.
 */
export async function notify(sql: Writer, notices: readonly Notice[], clock: Clock) {
  const changed: ChangedInbox[] = [];
  // Sorted, so that two transactions can't deadlock.
  const inOrder = notices.toSorted((a, b) => (a.to < b.to ? -1 : 1));
  for (const notice of inOrder) changed.push(...(await write(sql, notice, clock)));
  return changed;
}

async function write(sql: Writer, notice: Notice, clock: Clock): Promise<ChangedInbox[]> {
  const { to: playerId, type } = notice;
  const inbox = await bumpInboxVersion(sql, playerId);
  if (!inbox) return [];
  // Read while the inbox is locked, so that times follow the order of insertion.
  const now = clock.now();
  if (notice.endsGame && notice.gameId) {
    await markRead(sql, playerId, { game_id: notice.gameId }, now);
  }
  const id = randomId('notification');
  const row = await upsertNotification(sql, {
    id,
    player_id: playerId,
    // Security notices never replace each other.
    about: type === 'security' ? `security:${id}` : deduplicationKey(notice),
    type,
    from_id: notice.from,
    game_id: notice.gameId ?? null,
    group_id: notice.groupId ?? null,
    pair_code: notice.pairCode ?? null,
    text: notice.text,
    created_at: now,
    read_at: null,
    push_at: isPushAllowed(parseNotificationSettings(inbox), type, now) ? now + pushClaimMs : null,
  });
  await trimInbox(sql, playerId, maxNotifications);
  return [{ playerId, version: inbox.version, row }];
}

/** Call after the commit: signals screens and pushes to browsers. */
export function signalInboxes(
  { live, push }: Pick<NotificationDeps, 'live' | 'push'>,
  changed: readonly ChangedInbox[],
): void {
  for (const { playerId, version, row } of changed) {
    live.sendSignal([playerId], { topic: 'notifications', id: playerId, version });
    if (row && row.push_at !== null) push.send(row);
  }
}

/** For a merge step, whose signals are sent with those of the others. */
export const inboxSignal = ({ playerId, version }: ChangedInbox): AddressedSignal => ({
  topic: 'notifications',
  id: playerId,
  version,
  to: [playerId],
});

/** One per game or pair and type; one per sender for hives and friendships. */
function deduplicationKey(notice: Omit<Notice, 'to' | 'text'>): string {
  const { type, gameId, groupId, pairCode, from } = notice;
  return [type, gameId ?? pairCode ?? [groupId, from].filter(Boolean).join(':')].join(':');
}

/** A player who acts in a game has seen its notifications. */
export function markGameNoticesRead(sql: Writer, playerId: string, gameId: string, now: number) {
  return markNoticesRead(sql, playerId, { game_id: gameId }, now);
}

/** The same for what a hive waits for: an answered join request, or their turn in its swarm. */
export function markGroupNoticeRead(
  sql: Writer,
  playerId: string,
  request: { type: NotificationType; groupId: string; from: string | null },
  now: number,
): Promise<ChangedInbox[]> {
  return markNoticesRead(sql, playerId, { about: deduplicationKey(request) }, now);
}

/** The same for an answered friend request. */
export function markFriendNoticeRead(sql: Writer, playerId: string, from: string, now: number) {
  return markNoticesRead(
    sql,
    playerId,
    { about: deduplicationKey({ type: 'friend_joined', from }) },
    now,
  );
}

/** A player who has finished the puzzle of the day needs no reminder of it; who looks at their week knows that it is there. */
export async function markOwnNoticeRead(
  deps: Pick<NotificationDeps, 'db' | 'clock' | 'live' | 'push'>,
  playerId: string,
  type: 'reminder' | 'recap_week' | 'recap_year',
): Promise<void> {
  const { db, clock } = deps;
  const about = deduplicationKey({ type, from: null });
  if (!(await hasNotificationAbout(db.read, playerId, about, { unreadOnly: true }))) return;
  const inboxes = await db.transaction([`inbox:${playerId}`], (sql) =>
    markNoticesRead(sql, playerId, { about }, clock.now()),
  );
  signalInboxes(deps, inboxes);
}

async function markNoticesRead(
  sql: Writer,
  playerId: string,
  filter: NotificationFilter,
  now: number,
): Promise<ChangedInbox[]> {
  if ((await markRead(sql, playerId, filter, now)) === 0) return [];
  const inbox = await bumpInboxVersion(sql, playerId);
  return inbox ? [{ playerId, version: inbox.version }] : [];
}
