import { notificationTypes } from '@bee-jinx/game';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';

export type SubscriptionRow = Tables['push_subscriptions'];

/** A browser belongs to the player who subscribed last. */
export async function upsertSubscription(sql: Writer, row: SubscriptionRow): Promise<void> {
  const { endpoint: _endpoint, ...rest } = row;
  await sql
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(rest))
    .execute();
}

/** Deletes the oldest beyond `limit`. */
export async function trimSubscriptions(sql: Writer, playerId: string, limit: number) {
  const newest = sql
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('endpoint')
    .limit(limit);
  await sql
    .deleteFrom('push_subscriptions')
    .where('player_id', '=', playerId)
    .where('endpoint', 'not in', newest)
    .execute();
}

export async function deleteSubscription(
  sql: Writer,
  which: { endpoint: string; playerId: string },
): Promise<void> {
  await sql
    .deleteFrom('push_subscriptions')
    .where('endpoint', '=', which.endpoint)
    .where('player_id', '=', which.playerId)
    .execute();
}

export function subscriptionsOf(sql: Reader, playerId: string): Promise<SubscriptionRow[]> {
  return sql
    .selectFrom('push_subscriptions')
    .selectAll()
    .where('player_id', '=', playerId)
    .execute();
}

/** Whether there are pushes that no server has claimed. */
export async function hasDuePushes(sql: Reader, now: number): Promise<boolean> {
  return (await duePushes(sql, now, 1).executeTakeFirst()) !== undefined;
}

/** Claims the oldest due pushes until `take.until`. */
export function claimDuePushes(sql: Writer, take: { now: number; until: number; limit: number }) {
  return sql
    .updateTable('notifications')
    .set({ push_at: take.until })
    .where('id', 'in', duePushes(sql, take.now, take.limit))
    .returningAll()
    .execute();
}

const duePushes = (sql: Reader, now: number, limit: number) =>
  sql
    .selectFrom('notifications')
    .select('id')
    .where('push_at', '<=', now)
    // A later release sends its own.
    .where('type', 'in', notificationTypes)
    .orderBy('push_at')
    .limit(limit);

/** When others may take these over; null if they are done. */
export async function setPushAt(sql: Writer, ids: string[], pushAt: number | null): Promise<void> {
  await sql
    .updateTable('notifications')
    .set({ push_at: pushAt })
    .where('id', 'in', ids)
    .where('push_at', 'is not', null)
    .execute();
}
