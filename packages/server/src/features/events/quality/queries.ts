import { sql as raw } from 'kysely';
import { countRows } from '../../../platform/database/count-rows.ts';
import type { Reader, Writer } from '../../../platform/database/database.ts';

/** All but the first event of each key in a visit, over all players: a client may use keys that others use too. */
const duplicateEvents = (sql: Reader, since: number) =>
  sql
    .selectFrom((from) =>
      from
        .selectFrom('events')
        .select(['player_id', 'idempotency_key'])
        .select(
          raw<number>`row_number() over (
            partition by session_id, idempotency_key order by accepted_at, player_id
          )`.as('nth'),
        )
        .where('accepted_at', '>=', since)
        .as('numbered'),
    )
    .where('nth', '>', 1);

export function countDuplicateEvents(sql: Reader, since: number): Promise<number> {
  return countRows(duplicateEvents(sql, since));
}

export const listDuplicateEvents = (sql: Reader, since: number, limit: number) =>
  duplicateEvents(sql, since)
    .select(['player_id', 'idempotency_key'])
    .orderBy('idempotency_key')
    .orderBy('player_id')
    .limit(limit)
    .execute();

/** Returns the deleted event, if there was one. */
export const deleteEvent = (sql: Writer, playerId: string, key: string) =>
  sql
    .deleteFrom('events')
    .where('player_id', '=', playerId)
    .where('idempotency_key', '=', key)
    .returning(['occurred_at', 'event_type'])
    .executeTakeFirst();
