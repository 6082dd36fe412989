import { padToPowerOfTwo } from '../../../platform/database/batch-loader.ts';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';

export type SubscriptionRow = Tables['push_subscriptions'];

/** A browser is one player's at a time: the last one who asked from there. */
export async function upsertSubscription(sql: Writer, row: SubscriptionRow): Promise<void> {
  const { endpoint: _endpoint, ...rest } = row;
  await sql
    .insertInto('push_subscriptions')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(rest))
    .execute();
}

/** Beyond so many of a player, the oldest go. */
export async function trimSubscriptions(sql: Writer, playerId: string, most: number) {
  const kept = sql
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .orderBy('endpoint')
    .limit(most);
  await sql
    .deleteFrom('push_subscriptions')
    .where('player_id', '=', playerId)
    .where('endpoint', 'not in', kept)
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

/** Whether there is anything to be pushed that belongs to no server. */
export async function hasDuePushes(sql: Reader, now: number): Promise<boolean> {
  return (await duePushes(sql, now, 1).executeTakeFirst()) !== undefined;
}

/** What has waited longest, for nobody else until then. */
export function claimDuePushes(sql: Writer, take: { now: number; until: number; most: number }) {
  return sql
    .updateTable('notifications')
    .set({ push_at: take.until })
    .where('id', 'in', duePushes(sql, take.now, take.most))
    .returningAll()
    .execute();
}

const duePushes = (sql: Reader, now: number, most: number) =>
  sql
    .selectFrom('notifications')
    .select('id')
    .where('push_at', '<=', now)
    .orderBy('push_at')
    .limit(most);

/** From when on others may push these; null where nobody needs to any more. */
export async function setPushAt(sql: Writer, ids: string[], pushAt: number | null): Promise<void> {
  await sql
    .updateTable('notifications')
    .set({ push_at: pushAt })
    .where('id', 'in', padToPowerOfTwo(ids))
    .where('push_at', 'is not', null)
    .execute();
}
