import { mayDisturb, mostNotifications, type NotificationType } from '@bee-jinx/game';
import { randomId } from '../../platform/chance.ts';
import { findPlayer } from '../identity/queries.ts';
import type { NotificationParts } from './parts.ts';
import { growInbox, markRead, type NoticesWanted, putNotification, trimInbox } from './queries.ts';
import { settingsOf } from './settings.ts';

export interface Notice {
  to: string;
  type: NotificationType;
  from: string | null;
  gameId?: string;
  groupId?: string;
  /** `{name}` stands for who it is from, `{hive}` for the name of the hive. */
  text: string;
}

/** The one verb for other features. Call it after the commit: it tells what has happened. */
export async function notify(parts: NotificationParts, notices: readonly Notice[]): Promise<void> {
  for (const notice of notices) {
    try {
      await store(parts, notice);
    } catch (error) {
      // It has happened all the same; who has left meanwhile needn't hear of it.
      if (await areBothStillHere(parts, notice)) throw error;
    }
  }
}

async function areBothStillHere({ db }: NotificationParts, { to, from }: Notice): Promise<boolean> {
  if (!(await findPlayer(db.read, to))) return false;
  return from === null || (await findPlayer(db.read, from)) !== undefined;
}

async function store({ db, clock, live, push }: NotificationParts, notice: Notice): Promise<void> {
  const now = clock.now();
  const row = {
    id: randomId('notification'),
    player_id: notice.to,
    about: aboutOf(notice),
    type: notice.type,
    from_id: notice.from,
    game_id: notice.gameId ?? null,
    group_id: notice.groupId ?? null,
    text: notice.text,
    created_at: now,
    read_at: null,
  };
  const version = await db.transaction([`inbox:${notice.to}`], async (sql) => {
    await putNotification(sql, row);
    await trimInbox(sql, notice.to, mostNotifications);
    return growInbox(sql, notice.to);
  });
  live.tell([notice.to], { topic: 'notifications', id: notice.to, version });
  if (mayDisturb(await settingsOf(db, notice.to), notice.type, now)) push.send(row);
}

/** Of a game there is one state to tell of; of a hive and of friendship, what each other has done. */
function aboutOf({ type, gameId, groupId, from }: Omit<Notice, 'to' | 'text'>): string {
  return [type, gameId ?? [groupId, from].filter(Boolean).join(':')].join(':');
}

/** Whoever has acted in a game has seen what they were told about it. */
export async function settleNotices(
  parts: NotificationParts,
  playerId: string,
  gameId: string,
): Promise<void> {
  if (await parts.unread.has(playerId, gameId)) await settle(parts, playerId, { game_id: gameId });
}

/** So has whoever has answered what they were asked about a hive. */
export function settleGroupNotice(
  parts: NotificationParts,
  playerId: string,
  asked: { type: NotificationType; groupId: string; from: string },
): Promise<void> {
  return settle(parts, playerId, { about: aboutOf(asked) });
}

async function settle(
  { db, clock, live }: NotificationParts,
  playerId: string,
  which: NoticesWanted,
): Promise<void> {
  const version = await db.transaction([`inbox:${playerId}`], async (sql) => {
    const changed = await markRead(sql, playerId, which, clock.now());
    return changed > 0 ? growInbox(sql, playerId) : null;
  });
  if (version !== null) live.tell([playerId], { topic: 'notifications', id: playerId, version });
}
