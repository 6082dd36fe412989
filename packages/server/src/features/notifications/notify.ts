import { mayDisturb, mostNotifications, type NotificationType } from '@bee-jinx/game';
import { randomId } from '../../platform/chance.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Writer } from '../../platform/database/database.ts';
import type { NotificationParts } from './parts.ts';
import { oursForMs } from './push/web-push.ts';
import {
  growInbox,
  markRead,
  type NoticesWanted,
  type NotificationRow,
  putNotification,
  trimInbox,
} from './queries.ts';
import { settingsIn } from './settings.ts';

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
export async function notify(
  sql: Writer,
  notices: readonly Notice[],
  clock: Clock,
): Promise<ChangedInbox[]> {
  const changed: ChangedInbox[] = [];
  // In one order, so that two who write to the same inboxes can't wait for each other.
  const inOrder = notices.toSorted((one, other) => (one.to < other.to ? -1 : 1));
  for (const notice of inOrder) changed.push(...(await write(sql, notice, clock)));
  return changed;
}

async function write(sql: Writer, notice: Notice, clock: Clock): Promise<ChangedInbox[]> {
  const { to: playerId, type } = notice;
  const inbox = await growInbox(sql, playerId);
  if (!inbox) return [];
  // Asked now that nobody else writes to it: what comes later into an inbox is newer than what was seen there.
  const now = clock.now();
  const row = await putNotification(sql, {
    id: randomId('notification'),
    player_id: playerId,
    about: aboutOf(notice),
    type,
    from_id: notice.from,
    game_id: notice.gameId ?? null,
    group_id: notice.groupId ?? null,
    text: notice.text,
    created_at: now,
    read_at: null,
    push_at: mayDisturb(settingsIn(inbox), type, now) ? now + oursForMs : null,
  });
  await trimInbox(sql, playerId, mostNotifications);
  return [{ playerId, version: inbox.version, row }];
}

/** After the commit: their screens look again, and their browsers are pushed to. */
export function tellInboxes(
  { live, push }: Pick<NotificationParts, 'live' | 'push'>,
  changed: readonly ChangedInbox[],
): void {
  for (const { playerId, version, row } of changed) {
    live.tell([playerId], { topic: 'notifications', id: playerId, version });
    if (row && row.push_at !== null) push.send(row);
  }
}

/** Of a game there is one state to tell of; of a hive and of friendship, what each other has done. */
function aboutOf({ type, gameId, groupId, from }: Omit<Notice, 'to' | 'text'>): string {
  return [type, gameId ?? [groupId, from].filter(Boolean).join(':')].join(':');
}

/** Whoever has acted in a game has seen what they were told about it. */
export function settleNotices(
  sql: Writer,
  playerId: string,
  gameId: string,
  now: number,
): Promise<ChangedInbox[]> {
  return settle(sql, playerId, { game_id: gameId }, now);
}

/** So has whoever has answered what they were asked about a hive. */
export function settleGroupNotice(
  sql: Writer,
  playerId: string,
  asked: { type: NotificationType; groupId: string; from: string },
  now: number,
): Promise<ChangedInbox[]> {
  return settle(sql, playerId, { about: aboutOf(asked) }, now);
}

async function settle(
  sql: Writer,
  playerId: string,
  which: NoticesWanted,
  now: number,
): Promise<ChangedInbox[]> {
  if ((await markRead(sql, playerId, which, now)) === 0) return [];
  const inbox = await growInbox(sql, playerId);
  return inbox ? [{ playerId, version: inbox.version }] : [];
}
