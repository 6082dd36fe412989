import { danceStatuses } from '@bee-jinx/game';
import { sql as raw } from 'kysely';
import type { Reader, Writer } from '../../../platform/database/database.ts';

const openStatuses = ['invited', 'active', 'deciding'] as const;
const overStatuses = danceStatuses.filter(
  (status) => !(openStatuses as readonly string[]).includes(status),
);

const lapsed = (sql: Reader, before: number) =>
  sql.selectFrom('dance_games').where('ended_at', 'is', null).where('deadline', '<', before);

export async function countLapsed(sql: Reader, before: number): Promise<number> {
  const { count } = await lapsed(sql, before)
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const lapsedDances = (sql: Reader, before: number, limit: number) =>
  lapsed(sql, before).select(['id', 'status', 'deadline']).orderBy('id').limit(limit).execute();

const inconsistentDances = (sql: Reader) =>
  sql
    .selectFrom('dance_games')
    .where((row) =>
      row.or([
        row.and([row('status', 'in', [...openStatuses]), row('ended_at', 'is not', null)]),
        row.and([row('status', 'in', [...overStatuses]), row('ended_at', 'is', null)]),
        row.and([row('status', '=', 'completed'), row('outcome', 'is', null)]),
        row.and([row('status', '!=', 'completed'), row('outcome', 'is not', null)]),
      ]),
    );

export async function countInconsistentDances(sql: Reader): Promise<number> {
  const { count } = await inconsistentDances(sql)
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const listInconsistentDances = (sql: Reader, limit: number) =>
  inconsistentDances(sql)
    .select(['id', 'status', 'outcome', 'ended_at', 'updated_at', 'game'])
    .orderBy('id')
    .limit(limit)
    .execute();

/** Of nobody at all; or open, and without one of the two who should dance it. */
const dancesWithoutPlayers = (sql: Reader) =>
  sql.selectFrom('dance_games').where((row) => {
    const isEmpty = (seat: 'seat0_id' | 'seat1_id') => row(seat, 'is', null);
    const isOpen = row('ended_at', 'is', null);
    const isForTwo = row.and([row('open_link', '=', 0), row('with_bee', '=', 0)]);
    return row.or([
      row.and([isEmpty('seat0_id'), isEmpty('seat1_id')]),
      row.and([isOpen, isEmpty('seat0_id')]),
      row.and([isOpen, isEmpty('seat1_id'), isForTwo]),
    ]);
  });

export async function countDancesWithoutPlayers(sql: Reader): Promise<number> {
  const { count } = await dancesWithoutPlayers(sql)
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const listDancesWithoutPlayers = (sql: Reader, limit: number) =>
  dancesWithoutPlayers(sql)
    .select(['id', 'status', 'seat0_id', 'seat1_id'])
    .orderBy('id')
    .limit(limit)
    .execute();

/** Also deletes the notifications about it. */
export async function deleteDance(sql: Writer, id: string): Promise<void> {
  await sql.deleteFrom('notifications').where('game_id', '=', id).execute();
  await sql.deleteFrom('dance_games').where('id', '=', id).execute();
}

/** Counted anew from the games; simulated ones and those with the bee count for nothing. */
function recounted(sql: Reader) {
  const inSeat = (seat: 'seat0' | 'seat1') =>
    sql
      .selectFrom('dance_games')
      .where(`${seat}_nth`, 'is not', null)
      .where(`${seat}_id`, 'is not', null)
      .select((row) => [
        row.ref(`${seat}_id`).as('player_id'),
        row
          .case()
          .when(row.and([row('outcome', '=', 'jinx'), row('with_bee', '=', 0)]))
          .then(1)
          .else(0)
          .end()
          .as('jinx'),
      ]);
  return sql
    .selectFrom(inSeat('seat0').unionAll(inSeat('seat1')).as('seats'))
    .select((row) => [
      'seats.player_id' as const,
      row.fn.countAll<number | string>().as('ended'),
      row.fn.sum<number | string>('seats.jinx').as('jinxes'),
    ])
    .groupBy('seats.player_id');
}

const wrongStats = (sql: Reader) =>
  sql
    .selectFrom('dance_player_stats as stats')
    .leftJoin(recounted(sql).as('recounted'), 'recounted.player_id', 'stats.player_id')
    .where((row) =>
      row.or([
        row('stats.ended', '!=', raw<number>`coalesce(recounted.ended, 0)`),
        row('stats.jinxes', '!=', raw<number>`coalesce(recounted.jinxes, 0)`),
      ]),
    );

export async function countWrongStats(sql: Reader): Promise<number> {
  const { count } = await wrongStats(sql)
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const listPlayersWithWrongStats = (sql: Reader, limit: number) =>
  wrongStats(sql)
    .select([
      'stats.player_id',
      'stats.ended',
      'stats.jinxes',
      raw<number | string>`coalesce(recounted.ended, 0)`.as('endedAgain'),
      raw<number | string>`coalesce(recounted.jinxes, 0)`.as('jinxesAgain'),
    ])
    .orderBy('stats.player_id')
    .limit(limit)
    .execute();

const orphaned = (sql: Reader) =>
  sql
    .selectFrom('notifications')
    .leftJoin('dance_games', 'dance_games.id', 'notifications.game_id')
    .where('notifications.game_id', 'is not', null)
    .where('dance_games.id', 'is', null);

export async function countOrphaned(sql: Reader): Promise<number> {
  const { count } = await orphaned(sql)
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export const orphanedNotifications = (sql: Reader, limit: number) =>
  orphaned(sql)
    .select(['notifications.id', 'notifications.type', 'notifications.game_id'])
    .orderBy('notifications.id')
    .limit(limit)
    .execute();

export async function deleteNotifications(sql: Writer, ids: readonly string[]): Promise<void> {
  await sql
    .deleteFrom('notifications')
    .where('id', 'in', [...ids])
    .execute();
}
