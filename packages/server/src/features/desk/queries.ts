import { sql as raw } from 'kysely';
import { countRows } from '../../platform/database/count-rows.ts';
import type { Database, Reader } from '../../platform/database/database.ts';

export async function countPlayers(sql: Reader, since: number) {
  // Without simulated players.
  const people = sql.selectFrom('players').where('id', 'not like', 'sim_%');
  const [all, accounts, newToday] = await Promise.all([
    countRows(people),
    countRows(people.where('kind', '=', 'account')),
    countRows(people.where('created_at', '>=', since)),
  ]);
  return { all, accounts, newToday };
}

export async function countDailySince(sql: Reader, since: number) {
  const finished = sql.selectFrom('daily_games').where('finished_at', '>=', since);
  const [startedToday, finishedToday, jinxesToday] = await Promise.all([
    countRows(sql.selectFrom('daily_games').where('started_at', '>=', since)),
    countRows(finished),
    countRows(finished.where('outcome', '=', 'jinx')),
  ]);
  return { startedToday, finishedToday, jinxesToday };
}

export async function countDancesSince(sql: Reader, since: number) {
  // Without simulated players. A seat without a player is the bee's or a deleted player's.
  const real = sql
    .selectFrom('dance_games')
    .where((row) => row.fn.coalesce('seat0_id', row.val('')), 'not like', 'sim_%')
    .where((row) => row.fn.coalesce('seat1_id', row.val('')), 'not like', 'sim_%');
  const underWay = real.where('ended_at', 'is', null);
  const ended = real.where('ended_at', '>=', since);
  const [invited, open, endedToday, jinxesToday] = await Promise.all([
    countRows(underWay.where('status', '=', 'invited')),
    countRows(underWay.where('status', '!=', 'invited')),
    countRows(ended.where('outcome', 'is not', null)),
    countRows(ended.where('outcome', '=', 'jinx')),
  ]);
  return { invited, open, endedToday, jinxesToday };
}

export const countOpenFeedback = (sql: Reader): Promise<number> =>
  countRows(sql.selectFrom('feedback').where('state', '=', 'open'));

export async function databaseVersion(sql: Reader, kind: Database['kind']): Promise<string> {
  const { version } = await sql
    .selectNoFrom(
      (kind === 'sqlite'
        ? raw<string>`sqlite_version()`
        : raw<string>`current_setting('server_version')`
      ).as('version'),
    )
    .executeTakeFirstOrThrow();
  return version;
}
