import { isPushAllowed, maxNotifications, type NotificationType } from '@bee-jinx/game';
import type { Clock } from '../../platform/clock.ts';
import type { Writer } from '../../platform/database/database.ts';
import { randomId } from '../../platform/random.ts';
import type { NotificationDeps } from './deps.ts';
import { parseNotificationSettings } from './notification-settings.ts';
import { pushClaimMs } from './push/web-push.ts';
import {
  bumpInboxVersion,
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
  groupId?: string;
  /** `{name}` stands for who it is from, `{hive}` for the name of the hive. */
  text: string;
}

/** An inbox that a transaction has changed, for `tellInboxes` after its commit. */
export interface ChangedInbox {
  playerId: string;
  version: number;
  /** What is new in it, if anything. */
  row?: NotificationRow;
}

/**
 * The one verb for other features, inside the transaction of what has happened: it is told with it or not at all,
 * whenever the server dies. Who has left meanwhile needn't hear of it.
 */
export async function notify(sql: Writer, notices: readonly Notice[], clock: Clock) {
  const changed: ChangedInbox[] = [];
  // In one order, so that two who write to the same inboxes can't wait for each other.
  const inOrder = notices.toSorted((one, other) => (one.to < other.to ? -1 : 1));
  for (const notice of inOrder) changed.push(...(await write(sql, notice, clock)));
  return changed;
}

async function write(sql: Writer, notice: Notice, clock: Clock): Promise<ChangedInbox[]> {
  const { to: playerId, type } = notice;
  const inbox = await bumpInboxVersion(sql, playerId);
  if (!inbox) return [];
  // Asked now that nobody else writes to it: what comes later into an inbox is newer than what was seen there.
  const now = clock.now();
  const id = randomId('notification');
  const row = await upsertNotification(sql, {
    id,
    player_id: playerId,
    // Each of these stands by itself: none takes the place of another.
    about: type === 'security' ? `security:${id}` : deduplicationKey(notice),
    type,
    from_id: notice.from,
    game_id: notice.gameId ?? null,
    group_id: notice.groupId ?? null,
    text: notice.text,
    created_at: now,
    read_at: null,
    push_at: isPushAllowed(parseNotificationSettings(inbox), type, now) ? now + pushClaimMs : null,
  });
  await trimInbox(sql, playerId, maxNotifications);
  return [{ playerId, version: inbox.version, row }];
}

/** After the commit: their screens look again, and their browsers are pushed to. */
export function signalInboxes(
  { live, push }: Pick<NotificationDeps, 'live' | 'push'>,
  changed: readonly ChangedInbox[],
): void {
  for (const { playerId, version, row } of changed) {
    live.sendSignal([playerId], { topic: 'notifications', id: playerId, version });
    if (row && row.push_at !== null) push.send(row);
  }
}

/** Of a game there is one state to tell of; of a hive and of friendship, what each other has done. */
function deduplicationKey({ type, gameId, groupId, from }: Omit<Notice, 'to' | 'text'>): string {
  return [type, gameId ?? [groupId, from].filter(Boolean).join(':')].join(':');
}

/** Whoever has acted in a game has seen what they were told about it. */
export function markGameNoticesRead(sql: Writer, playerId: string, gameId: string, now: number) {
  return markNoticesRead(sql, playerId, { game_id: gameId }, now);
}

/** So has whoever has answered what they were asked about a hive. */
export function markGroupNoticeRead(
  sql: Writer,
  playerId: string,
  asked: { type: NotificationType; groupId: string; from: string },
  now: number,
): Promise<ChangedInbox[]> {
  return markNoticesRead(sql, playerId, { about: deduplicationKey(asked) }, now);
}

async function markNoticesRead(
  sql: Writer,
  playerId: string,
  which: NotificationFilter,
  now: number,
): Promise<ChangedInbox[]> {
  if ((await markRead(sql, playerId, which, now)) === 0) return [];
  const inbox = await bumpInboxVersion(sql, playerId);
  return inbox ? [{ playerId, version: inbox.version }] : [];
}
