import { sql as raw } from 'kysely';
import type { Writer } from './database.ts';
import type { Tables } from './schema.ts';

type WithTime = 'dance_games' | 'groups' | 'group_requests' | 'swarms' | 'swarm_reports';

/** When the `limit`-th newest row of a player was created, if that was after `since`: for limits per day. */
export async function nthNewestTime<Table extends WithTime>(
  sql: Writer,
  [table, owner]: readonly [Table, keyof Tables[Table] & string],
  playerId: string,
  { limit, since }: { limit: number; since: number },
): Promise<number | undefined> {
  const { rows } = await raw<{ created_at: number }>`
    select created_at from ${raw.table(table)}
    where ${raw.ref(owner)} = ${playerId} and created_at > ${since}
    order by created_at desc limit 1 offset ${limit - 1}`.execute(sql as never);
  return rows[0]?.created_at;
}
