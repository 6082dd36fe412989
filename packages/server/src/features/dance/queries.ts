import { CompiledQuery } from 'kysely';
import { anyOf } from '../../platform/database/any-of.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import { keysetAfter } from '../../platform/database/keyset-after.ts';
import { nthNewestTime } from '../../platform/database/nth-newest-time.ts';
import { prepareQuery } from '../../platform/database/prepared-query.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type DanceRow = Tables['dance_games'];

/** With the names of both seats. */
function named(sql: Reader) {
  return sql
    .selectFrom('dance_games')
    .leftJoin('players as player0', 'player0.id', 'dance_games.seat0_id')
    .leftJoin('players as player1', 'player1.id', 'dance_games.seat1_id')
    .selectAll('dance_games')
    .select(['player0.display_name as seat0_name', 'player1.display_name as seat1_name']);
}

export type NamedDanceRow = DanceRow & { seat0_name: string | null; seat1_name: string | null };

const danceById = prepareQuery((sql: Reader, { gameId }: { gameId: string }) =>
  named(sql).where('dance_games.id', '=', gameId),
);

export async function findDance(sql: Reader, gameId: string): Promise<NamedDanceRow | undefined> {
  return (await danceById(sql, { gameId })).rows[0];
}

const dancesByIds = prepareQuery((sql: Reader, { gameIds }: { gameIds: readonly string[] }) =>
  named(sql).where(anyOf('dance_games.id', gameIds)),
);

/** On PostgreSQL. */
export async function findDances(
  sql: Reader,
  gameIds: readonly string[],
): Promise<NamedDanceRow[]> {
  return (await dancesByIds(sql, { gameIds })).rows;
}

export function findOpenDance(sql: Reader, pairKey: string): Promise<NamedDanceRow | undefined> {
  return named(sql)
    .where('pair_key', '=', pairKey)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

export function findInvite(
  sql: Reader,
  inviterId: string,
  inviteKey: string,
): Promise<NamedDanceRow | undefined> {
  return named(sql)
    .where('seat0_id', '=', inviterId)
    .where('invite_key', '=', inviteKey)
    .executeTakeFirst();
}

export function findDanceByReplay(
  sql: Reader,
  replayId: string,
): Promise<NamedDanceRow | undefined> {
  return named(sql).where('replay_id', '=', replayId).executeTakeFirst();
}

export function openDancesOf(
  sql: Reader,
  playerId: string,
  limit: number,
): Promise<NamedDanceRow[]> {
  return named(sql)
    .where('ended_at', 'is', null)
    .where((row) => row.or([row('seat0_id', '=', playerId), row('seat1_id', '=', playerId)]))
    .orderBy('updated_at', 'desc')
    .limit(limit)
    .execute();
}

/** Who sits opposite in the open games of a player. */
export async function openPartnersOf(sql: Reader, playerId: string): Promise<string[]> {
  const rows = await sql
    .selectFrom('dance_games')
    .select(['seat0_id', 'seat1_id'])
    .where('ended_at', 'is', null)
    .where((row) => row.or([row('seat0_id', '=', playerId), row('seat1_id', '=', playerId)]))
    .limit(1000)
    .execute();
  const both = rows.flatMap((row) => [row.seat0_id, row.seat1_id]);
  return [...new Set(both)].filter((id) => id !== null && id !== playerId) as string[];
}

export function allDancesOf(sql: Reader, playerId: string): Promise<NamedDanceRow[]> {
  return named(sql)
    .where((row) => row.or([row('seat0_id', '=', playerId), row('seat1_id', '=', playerId)]))
    .orderBy('dance_games.created_at')
    .execute();
}

/** The time of the player's nth newest invite, if it is within the window. */
export const nthNewestInviteTime = (
  sql: Writer,
  playerId: string,
  filter: { limit: number; since: number },
) => nthNewestTime(sql, ['dance_games', 'seat0_id'], playerId, filter);

/** For exports, page by page, in the order in which they began. */
export function dancesAfter(
  sql: Reader,
  playerId: string,
  last: Pick<DanceRow, 'created_at' | 'id'> | undefined,
  limit: number,
): Promise<NamedDanceRow[]> {
  return named(sql)
    .where((row) => row.or([row('seat0_id', '=', playerId), row('seat1_id', '=', playerId)]))
    .where(
      keysetAfter(last && { 'dance_games.created_at': last.created_at, 'dance_games.id': last.id }),
    )
    .orderBy('dance_games.created_at')
    .orderBy('dance_games.id')
    .limit(limit)
    .execute();
}

/** Those that the player has ended before their nth, the newest first. */
export async function endedDancesOf(
  sql: Reader,
  playerId: string,
  filter: { before: number; opponentId: string | undefined; limit: number },
): Promise<NamedDanceRow[]> {
  const inSeat = (mine: 'seat0' | 'seat1', theirs: 'seat0' | 'seat1') =>
    named(sql)
      .where(`${mine}_id`, '=', playerId)
      .where(`${mine}_nth`, '<', filter.before)
      .$if(filter.opponentId === 'bee', (query) => query.where('with_bee', '=', 1))
      .$if(filter.opponentId !== undefined && filter.opponentId !== 'bee', (query) =>
        query.where(`${theirs}_id`, '=', filter.opponentId ?? ''),
      )
      .orderBy(`${mine}_nth`, 'desc')
      .limit(filter.limit)
      .execute();
  const ofBoth = await Promise.all([inSeat('seat0', 'seat1'), inSeat('seat1', 'seat0')]);
  return newestEnded(ofBoth.flat(), playerId, filter.limit);
}

function newestEnded(rows: NamedDanceRow[], playerId: string, limit: number): NamedDanceRow[] {
  const nth = (row: DanceRow) => (row.seat0_id === playerId ? row.seat0_nth : row.seat1_nth) ?? 0;
  return rows.sort((a, b) => nth(b) - nth(a)).slice(0, limit);
}

/** Finished dances after which one of the two asked to be friends and the other hasn't answered, the newest of either seat first. */
export async function halfBefriendedDancesOf(
  sql: Reader,
  playerId: string,
  filter: { limit: number; partnerId?: string },
): Promise<NamedDanceRow[]> {
  const inSeat = (mine: 'seat0' | 'seat1', theirs: 'seat0' | 'seat1') =>
    named(sql)
      .where(`${mine}_id`, '=', playerId)
      .where(`${mine}_nth`, 'is not', null)
      .where('dance_games.status', '=', 'completed')
      .where(({ or, and }) =>
        or([
          and({ seat0_befriends: 0, seat1_befriends: 1 }),
          and({ seat0_befriends: 1, seat1_befriends: 0 }),
        ]),
      )
      .$if(filter.partnerId !== undefined, (query) =>
        query.where(`${theirs}_id`, '=', filter.partnerId ?? ''),
      )
      .orderBy(`${mine}_nth`, 'desc')
      .limit(filter.limit)
      .execute();
  const ofBoth = await Promise.all([inSeat('seat0', 'seat1'), inSeat('seat1', 'seat0')]);
  return newestEnded(ofBoth.flat(), playerId, filter.limit);
}

/** False where another open game has the same pair, or the invite was sent before. */
export async function insertDance(sql: Writer, row: DanceRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await sql
    .insertInto('dance_games')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

/** Throws where the version no longer holds. */
export async function updateDance(
  sql: Writer,
  gameId: string,
  version: number,
  change: Partial<DanceRow>,
): Promise<void> {
  if (await updateDanceIfUnchanged(sql, gameId, version, change)) return;
  // The code of a serialization failure, so that the transaction is retried.
  throw Object.assign(new Error('A dance changed under its own lock.'), { code: '40001' });
}

const danceUpdate = prepareQuery(
  (sql: Writer, params: Partial<DanceRow> & { gameId: string; expectedVersion: number }) => {
    const { gameId, expectedVersion, ...change } = params;
    return sql
      .updateTable('dance_games')
      .set(change)
      .where('id', '=', gameId)
      .where('version', '=', expectedVersion);
  },
);

/** Returns false and changes nothing where the version no longer holds. */
export async function updateDanceIfUnchanged(
  sql: Writer,
  gameId: string,
  expectedVersion: number,
  change: Partial<DanceRow>,
): Promise<boolean> {
  const version = expectedVersion + 1;
  const result = await danceUpdate(sql, { ...change, version, gameId, expectedVersion });
  return result.numAffectedRows === 1n;
}

/** What a step writes; the types are those of PostgreSQL. */
const stepColumnTypes = {
  status: 'text',
  outcome: 'text',
  round_count: 'integer',
  deadline: 'bigint',
  warn_at: 'bigint',
  updated_at: 'bigint',
  ended_at: 'bigint',
  game: 'text',
  telepathy: 'integer',
} as const;

export interface SavedStep {
  id: string;
  expectedVersion: number;
  columns: Pick<DanceRow, keyof typeof stepColumnTypes>;
}

const stepFields = Object.entries(stepColumnTypes).map(([name, type]) => `${name} ${type}`);
const stepAssignments = Object.keys(stepColumnTypes).map((name) => `${name} = step.${name}`);
/** A game that another transaction holds is passed over as one whose version no longer holds: a batch waits for nobody. */
const saveStepsText = `
  with step as (
    select * from json_to_recordset($1) as step(id text, expected integer, ${stepFields.join()})
  ), free as (
    select dance_games.id from dance_games join step using (id)
    where dance_games.version = step.expected for no key update of dance_games skip locked
  )
  update dance_games set ${stepAssignments.join()}, version = step.expected + 1
  from step join free using (id)
  where dance_games.id = step.id and dance_games.version = step.expected
  returning dance_games.id`;

/** For PostgreSQL: steps of different games in one statement and one commit. Returns the games that were saved. */
export async function saveSteps(sql: Writer, steps: readonly SavedStep[]): Promise<Set<string>> {
  const values = steps.map(({ id, expectedVersion, columns }) => ({
    id,
    expected: expectedVersion,
    ...columns,
  }));
  const query = CompiledQuery.raw(saveStepsText, [JSON.stringify(values)]);
  const { rows } = await sql.executeQuery<{ id: string }>(query as CompiledQuery<{ id: string }>);
  return new Set(rows.map(({ id }) => id));
}

/** Links that nobody took, dances with the bee, and those whose other player has left before. */
export async function deleteDancesWithoutPartner(sql: Writer, playerId: string): Promise<void> {
  await sql
    .deleteFrom('dance_games')
    .where((row) =>
      row.or([
        row.and([row('seat0_id', '=', playerId), row('seat1_id', 'is', null)]),
        row.and([row('seat1_id', '=', playerId), row('seat0_id', 'is', null)]),
      ]),
    )
    .execute();
}

/** Of ended dances, which may be many with the same two players. */
export async function clearPairKeys(sql: Writer, playerId: string): Promise<void> {
  for (const seat of ['seat0_id', 'seat1_id'] as const) {
    await sql
      .updateTable('dance_games')
      .set({ pair_key: null })
      .where(seat, '=', playerId)
      .where('ended_at', 'is not', null)
      .execute();
  }
}

export async function countOpenLinks(sql: Writer, playerId: string): Promise<number> {
  const { count } = await sql
    .selectFrom('dance_games')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('seat0_id', '=', playerId)
    .where('open_link', '=', 1)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function dueDanceIds(
  sql: Reader,
  column: 'deadline' | 'warn_at',
  now: number,
  limit: number,
): Promise<string[]> {
  const rows = await sql
    .selectFrom('dance_games')
    .select('id')
    .where('ended_at', 'is', null)
    .where(column, '<=', now)
    .orderBy(column)
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function openDanceIds(sql: Reader, after: string, limit: number): Promise<string[]> {
  const rows = await sql
    .selectFrom('dance_games')
    .select('id')
    .where('ended_at', 'is', null)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function countOpenDances(sql: Reader): Promise<number> {
  const { count } = await sql
    .selectFrom('dance_games')
    .select((row) => row.fn.countAll<number | string>().as('count'))
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export function findPlayerByFriendCode(sql: Reader, friendCode: string) {
  return sql
    .selectFrom('players')
    .select(['id', 'display_name'])
    .where('friend_code', '=', friendCode)
    .executeTakeFirst();
}
