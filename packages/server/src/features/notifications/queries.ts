import { maxNotificationsPerSender, notificationTypes, selectInboxOverflow } from '@bee-jinx/game';
import { anyOf } from '../../platform/database/any-of.ts';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { reassignRows } from '../../platform/database/owned-rows.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type NotificationRow = Tables['notifications'];
export type InboxRow = Tables['notification_inboxes'];

/**
 * Replaces an older one with the same `about` and makes it unread. Returns the row; `push_at` is null if the player
 * has no push subscription.
 */
export async function upsertNotification(sql: Writer, row: NotificationRow) {
  const { rows } = await notificationUpsert(sql, row);
  return { ...row, ...rows[0] };
}

const notificationUpsert = prepareQuery((sql: Writer, row: NotificationRow) => {
  const { player_id, about: _about, from_id, push_at, ...fresh } = row;
  return sql
    .insertInto('notifications')
    .values(({ selectFrom, cast, val }) => ({
      ...row,
      from_id: selectFrom('players').select('id').where('id', '=', from_id),
      push_at: selectFrom('push_subscriptions')
        .select(cast<number>(val(push_at), 'bigint').as('push_at'))
        .where('player_id', '=', player_id)
        .limit(1),
    }))
    .onConflict((conflict) =>
      conflict.columns(['player_id', 'about']).doUpdateSet(({ ref }) => ({
        ...fresh,
        from_id: ref('excluded.from_id'),
        push_at: ref('excluded.push_at'),
      })),
    )
    .returning('push_at');
});

/** Deletes what exceeds the limit, as `selectInboxOverflow` decides. */
export async function trimInbox(sql: Writer, playerId: string, limit: number): Promise<void> {
  if ((await countInbox(sql, playerId)) <= maxNotificationsPerSender) return;
  const rows = await receivedBy(sql, playerId);
  const inbox = rows.map((row) => ({
    id: row.id,
    from: row.from_id,
    createdAt: row.created_at,
    isRead: row.read_at !== null,
    friendSince: row.since,
    isPartner: row.partner_id !== null,
  }));
  const overflow = selectInboxOverflow(inbox, limit);
  if (overflow.length === 0) return;
  await sql.deleteFrom('notifications').where('id', 'in', overflow).execute();
}

const inboxCount = prepareQuery((sql: Reader, { playerId }: { playerId: string }) =>
  sql
    .selectFrom('notifications')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('player_id', '=', playerId),
);

async function countInbox(sql: Writer, playerId: string): Promise<number> {
  return Number((await inboxCount(sql, { playerId })).rows[0]?.count);
}

/** With the sender's relation to the player: friend since when, and whether they have finished a dance together. */
function receivedBy(sql: Writer, playerId: string) {
  return sql
    .selectFrom('notifications')
    .leftJoin('friendships', (join) =>
      join
        .on('friendships.player_id', '=', playerId)
        .onRef('friendships.friend_id', '=', 'notifications.from_id'),
    )
    .select(['id', 'from_id', 'created_at', 'read_at', 'friendships.since'])
    .select((row) =>
      row
        .selectFrom('dance_pair_stats')
        .select('pair_key')
        .where((pair) =>
          pair.or([
            pair.and([
              pair('player0_id', '=', playerId),
              pair('player1_id', '=', pair.ref('notifications.from_id')),
            ]),
            pair.and([
              pair('player1_id', '=', playerId),
              pair('player0_id', '=', pair.ref('notifications.from_id')),
            ]),
          ]),
        )
        .limit(1)
        .as('partner_id'),
    )
    .where('notifications.player_id', '=', playerId)
    .execute();
}

/** Without those of a later release, which may run beside this one. */
export function newestNotifications(
  sql: Reader,
  playerId: string,
  filter: { unreadOnly: boolean; limit: number },
) {
  return named(sql)
    .where('player_id', '=', playerId)
    .where('notifications.type', 'in', notificationTypes)
    .$if(filter.unreadOnly, (query) => query.where('read_at', 'is', null))
    .orderBy('notifications.created_at', 'desc')
    .orderBy('notifications.id')
    .limit(filter.limit)
    .execute();
}

export function findNotification(sql: Reader, playerId: string, id: string) {
  return named(sql)
    .where('player_id', '=', playerId)
    .where('notifications.id', '=', id)
    .executeTakeFirst();
}

function named(sql: Reader) {
  return sql
    .selectFrom('notifications')
    .leftJoin('players', 'players.id', 'notifications.from_id')
    .leftJoin('groups', 'groups.id', 'notifications.group_id')
    .selectAll('notifications')
    .select(['players.display_name as from_name', 'groups.name as group_name']);
}

export type NamedNotificationRow = NonNullable<Awaited<ReturnType<typeof findNotification>>>;

export type NotificationFilter = { id: string } | { game_id: string } | { about: string };

export async function markRead(
  sql: Writer,
  playerId: string,
  which: NotificationFilter,
  now: number,
): Promise<number> {
  const { numUpdatedRows } = await reading(sql, playerId, now)
    .where((row) => row.and(which))
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

export async function markReadUntil(sql: Writer, playerId: string, until: number, now: number) {
  const { numUpdatedRows } = await reading(sql, playerId, now)
    .where('created_at', '<=', until)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Only unread ones, so that the first time of reading is kept. */
const reading = (sql: Writer, playerId: string, now: number) =>
  sql
    .updateTable('notifications')
    .set({ read_at: now })
    .where('player_id', '=', playerId)
    .where('read_at', 'is', null);

export async function deleteFromSender(sql: Writer, playerId: string, senderId: string) {
  const { numDeletedRows } = await sql
    .deleteFrom('notifications')
    .where('player_id', '=', playerId)
    .where('from_id', '=', senderId)
    .executeTakeFirst();
  return Number(numDeletedRows);
}

const identityColumns = ['id', 'player_id', 'about', 'from_id', 'created_at'] as const;

export function notificationsOf(sql: Writer, playerId: string) {
  return sql
    .selectFrom('notifications')
    .select(identityColumns)
    .where('player_id', '=', playerId)
    .execute();
}

/** In all inboxes. */
export function notificationsFrom(sql: Writer, senderId: string) {
  return sql
    .selectFrom('notifications')
    .select(identityColumns)
    .where('from_id', '=', senderId)
    .execute();
}

/** When the nth newest friend request was sent to somebody who isn't a friend yet, if that was after `since`: answered ones are deleted, their notices stay. */
export async function nthNewestFriendRequestTime(
  sql: Reader,
  senderId: string,
  { limit, since }: { limit: number; since: number },
): Promise<number | undefined> {
  const row = await sql
    .selectFrom('notifications')
    .leftJoin('friendships', (join) =>
      join
        .on('friendships.player_id', '=', senderId)
        .onRef('friendships.friend_id', '=', 'notifications.player_id'),
    )
    .select('notifications.created_at')
    .where('notifications.from_id', '=', senderId)
    .where('notifications.type', '=', 'friend_joined')
    .where('notifications.created_at', '>', since)
    .where('friendships.since', 'is', null)
    .orderBy('notifications.created_at', 'desc')
    .offset(limit - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.created_at;
}

export async function hasNotificationAbout(
  sql: Reader,
  playerId: string,
  about: string,
  { unreadOnly = false } = {},
): Promise<boolean> {
  const row = await sql
    .selectFrom('notifications')
    .select('id')
    .where('player_id', '=', playerId)
    .where('about', '=', about)
    .$if(unreadOnly, (query) => query.where('read_at', 'is', null))
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of these that are still `from`'s. */
export const returnReceived = (sql: Writer, ids: string[], from: string, to: string) =>
  reassignRows(sql, { table: 'notifications', key: 'id', owner: 'player_id' }, ids, from, to);

export async function changeNotification(
  sql: Writer,
  id: string,
  change: Partial<Pick<NotificationRow, 'player_id' | 'from_id' | 'about'>>,
): Promise<void> {
  await sql.updateTable('notifications').set(change).where('id', '=', id).execute();
}

/** The key of a notification about a person ends with their id, which goes when they are deleted. */
export async function anonymizeSent(sql: Writer, senderId: string): Promise<void> {
  await sql
    .updateTable('notifications')
    .set((row) => ({ about: row.ref('id') }))
    .where('from_id', '=', senderId)
    .where('about', 'like', `%:${senderId}`)
    .execute();
}

export async function deleteNotification(sql: Writer, id: string): Promise<void> {
  await sql.deleteFrom('notifications').where('id', '=', id).execute();
}

/** Players and games with an unread notification. */
const unreadPairs = (sql: Reader) =>
  sql
    .selectFrom('notifications')
    .select(['player_id', 'game_id'])
    .distinct()
    .where('read_at', 'is', null);

const unreadPair = prepareQuery((sql: Reader, params: { playerId: string; gameId: string }) =>
  unreadPairs(sql).where('player_id', '=', params.playerId).where('game_id', '=', params.gameId),
);

export async function findUnreadPair(sql: Reader, playerId: string, gameId: string) {
  return (await unreadPair(sql, { playerId, gameId })).rows[0];
}

const unreadPairsOf = prepareQuery(
  (sql: Reader, params: { playerIds: readonly string[]; gameIds: readonly string[] }) =>
    unreadPairs(sql)
      .where(anyOf('player_id', params.playerIds))
      .where(anyOf('game_id', params.gameIds)),
);

/** On PostgreSQL: those of any of these players about any of these games. */
export async function findUnreadPairs(
  sql: Reader,
  playerIds: readonly string[],
  gameIds: readonly string[],
) {
  return (await unreadPairsOf(sql, { playerIds, gameIds })).rows;
}

export function countUnread(sql: Reader, playerId: string): Promise<number> {
  return countRows(
    sql
      .selectFrom('notifications')
      .where('player_id', '=', playerId)
      .where('type', 'in', notificationTypes)
      .where('read_at', 'is', null),
  );
}

/** Returns the updated inbox, locked until the commit; undefined if the player doesn't exist any more. */
export async function bumpInboxVersion(sql: Writer, playerId: string) {
  return (await inboxBump(sql, { playerId })).rows[0];
}

const inboxBump = prepareQuery((sql: Writer, { playerId }: { playerId: string }) =>
  sql
    .insertInto('notification_inboxes')
    .columns(['player_id', 'version'])
    .expression(({ selectFrom, lit }) =>
      selectFrom('players')
        .select(['players.id', lit(1).as('version')])
        .where('players.id', '=', playerId),
    )
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet((row) => ({ version: row('notification_inboxes.version', '+', 1) })),
    )
    .returning(['version', 'settings']),
);

export function findInbox(sql: Reader, playerId: string) {
  return sql
    .selectFrom('notification_inboxes')
    .selectAll()
    .where('player_id', '=', playerId)
    .executeTakeFirst();
}

type StoredSettings = Pick<InboxRow, 'settings' | 'remind_at'> &
  Partial<Pick<InboxRow, 'reminded_puzzle'>>;

export async function storeSettings(sql: Writer, playerId: string, stored: StoredSettings) {
  await sql
    .insertInto('notification_inboxes')
    .values({ player_id: playerId, version: 1, ...stored })
    .onConflict((conflict) => conflict.column('player_id').doUpdateSet(stored))
    .execute();
}
