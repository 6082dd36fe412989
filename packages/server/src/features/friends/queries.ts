import { countRows } from '../../platform/database/count-rows.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';

interface ListedPlayerRow {
  id: string;
  display_name: string;
  since: number;
}

export interface FriendRow extends ListedPlayerRow {
  suspended_until: number | null;
}

const friendColumns = [
  'players.id',
  'players.display_name',
  'players.suspended_until',
  'friendships.since',
] as const;

export function friendsOf(sql: Reader, playerId: string): Promise<FriendRow[]> {
  return sql
    .selectFrom('friendships')
    .innerJoin('players', 'players.id', 'friendships.friend_id')
    .select(friendColumns)
    .where('friendships.player_id', '=', playerId)
    .execute();
}

export function findFriend(sql: Reader, playerId: string, friendId: string) {
  return sql
    .selectFrom('friendships')
    .innerJoin('players', 'players.id', 'friendships.friend_id')
    .select(friendColumns)
    .where('friendships.player_id', '=', playerId)
    .where('friendships.friend_id', '=', friendId)
    .executeTakeFirst();
}

export async function friendIdsOf(sql: Reader, playerId: string): Promise<string[]> {
  const rows = await sql
    .selectFrom('friendships')
    .select('friend_id')
    .where('player_id', '=', playerId)
    .orderBy('friend_id')
    .execute();
  return rows.map(({ friend_id }) => friend_id);
}

export function countFriends(sql: Writer, playerId: string): Promise<number> {
  return countRows(sql.selectFrom('friendships').where('player_id', '=', playerId));
}

/** Writes both directions. */
export async function insertFriendship(
  sql: Writer,
  playerA: string,
  playerB: string,
  since: number,
) {
  await sql
    .insertInto('friendships')
    .values([
      { player_id: playerA, friend_id: playerB, since },
      { player_id: playerB, friend_id: playerA, since },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns whether there was one. */
export async function deleteFriendship(
  sql: Writer,
  playerA: string,
  playerB: string,
): Promise<boolean> {
  const { numDeletedRows } = await sql
    .deleteFrom('friendships')
    .where((row) =>
      row.or([
        row.and([row('player_id', '=', playerA), row('friend_id', '=', playerB)]),
        row.and([row('player_id', '=', playerB), row('friend_id', '=', playerA)]),
      ]),
    )
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

export function findRequest(sql: Reader, fromId: string, toId: string) {
  return sql
    .selectFrom('friend_requests')
    .innerJoin('players', 'players.id', 'friend_requests.to_id')
    .select(['players.id', 'players.display_name', 'friend_requests.since'])
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId)
    .executeTakeFirst();
}

export async function insertRequest(sql: Writer, fromId: string, toId: string, since: number) {
  await sql
    .insertInto('friend_requests')
    .values({ from_id: fromId, to_id: toId, since })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns whether there was one. */
export async function deleteRequest(sql: Writer, fromId: string, toId: string): Promise<boolean> {
  const { numDeletedRows } = await sql
    .deleteFrom('friend_requests')
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

/** The requests of a player with the other player of each, in either direction. */
export async function pendingOf(sql: Reader, playerId: string) {
  const rowsBy = (mine: 'from_id' | 'to_id', theirs: 'from_id' | 'to_id') =>
    sql
      .selectFrom('friend_requests')
      .innerJoin('players', 'players.id', `friend_requests.${theirs}`)
      .select([
        'players.id',
        'players.display_name',
        'friend_requests.since',
        'friend_requests.from_id',
      ])
      .where(`friend_requests.${mine}`, '=', playerId)
      .execute();
  const rows = [...(await rowsBy('to_id', 'from_id')), ...(await rowsBy('from_id', 'to_id'))];
  return rows.sort((one, other) => other.since - one.since);
}

export function countRequestsTo(sql: Writer, playerId: string): Promise<number> {
  return countRows(sql.selectFrom('friend_requests').where('to_id', '=', playerId));
}

export async function asksFirst(sql: Reader, playerId: string): Promise<boolean> {
  const row = await sql
    .selectFrom('friend_lists')
    .select('asks_first')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.asks_first === 1;
}

/** Returns the new version of the list. */
export async function setAsksFirst(
  sql: Writer,
  playerId: string,
  isAsking: boolean,
): Promise<number> {
  const asks_first = isAsking ? 1 : 0;
  const { version } = await sql
    .insertInto('friend_lists')
    .values({ player_id: playerId, version: 1, asks_first })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet((row) => ({ asks_first, version: row('friend_lists.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export function blockedBy(sql: Reader, playerId: string): Promise<ListedPlayerRow[]> {
  return sql
    .selectFrom('blocks')
    .innerJoin('players', 'players.id', 'blocks.blocked_id')
    .select(['players.id', 'players.display_name', 'blocks.since'])
    .where('blocks.player_id', '=', playerId)
    .orderBy('blocks.since', 'desc')
    .execute();
}

/** Blocks in either direction. */
export function blocksOf(sql: Reader, playerId: string) {
  return sql
    .selectFrom('blocks')
    .selectAll()
    .where((row) => row.or([row('player_id', '=', playerId), row('blocked_id', '=', playerId)]))
    .execute();
}

export async function hasBlocked(sql: Reader, playerId: string, otherId: string): Promise<boolean> {
  const row = await sql
    .selectFrom('blocks')
    .select('since')
    .where('player_id', '=', playerId)
    .where('blocked_id', '=', otherId)
    .executeTakeFirst();
  return row !== undefined;
}

export function countBlocked(sql: Writer, playerId: string): Promise<number> {
  return countRows(sql.selectFrom('blocks').where('player_id', '=', playerId));
}

/** Returns whether it is new. */
export async function insertBlock(sql: Writer, playerId: string, blockedId: string, since: number) {
  const { numInsertedOrUpdatedRows } = await sql
    .insertInto('blocks')
    .values({ player_id: playerId, blocked_id: blockedId, since })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return Number(numInsertedOrUpdatedRows) === 1;
}

export async function deleteBlock(sql: Writer, playerId: string, blockedId: string) {
  const { numDeletedRows } = await sql
    .deleteFrom('blocks')
    .where('player_id', '=', playerId)
    .where('blocked_id', '=', blockedId)
    .executeTakeFirst();
  return Number(numDeletedRows) > 0;
}

/** Returns the new version. */
export async function bumpFriendListVersion(sql: Writer, playerId: string): Promise<number> {
  const { version } = await sql
    .insertInto('friend_lists')
    .values({ player_id: playerId, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column('player_id')
        .doUpdateSet((row) => ({ version: row('friend_lists.version', '+', 1) })),
    )
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

export async function listVersion(sql: Reader, playerId: string): Promise<number> {
  const row = await sql
    .selectFrom('friend_lists')
    .select('version')
    .where('player_id', '=', playerId)
    .executeTakeFirst();
  return row?.version ?? 0;
}

export function findByFriendCode(sql: Reader, friendCode: string) {
  return sql
    .selectFrom('players')
    .selectAll()
    .where('friend_code', '=', friendCode)
    .executeTakeFirst();
}

export async function changeFriendCode(sql: Writer, playerId: string, friendCode: string) {
  await sql
    .updateTable('players')
    .set((row) => ({ friend_code: friendCode, version: row('version', '+', 1) }))
    .where('id', '=', playerId)
    .execute();
}

/** Those of the others whom the player has blocked, or who have blocked them. */
export async function findBlockedEitherWay(
  sql: Reader,
  playerId: string,
  otherIds: readonly string[],
): Promise<Set<string>> {
  if (otherIds.length === 0) return new Set();
  const rows = await sql
    .selectFrom('blocks')
    .select(['player_id', 'blocked_id'])
    .where(({ and, eb, or }) =>
      or([
        and([eb('player_id', '=', playerId), eb('blocked_id', 'in', otherIds)]),
        and([eb('blocked_id', '=', playerId), eb('player_id', 'in', otherIds)]),
      ]),
    )
    .execute();
  return new Set(rows.map((row) => (row.player_id === playerId ? row.blocked_id : row.player_id)));
}

/** False if either has blocked the other. */
export const hasNoBlock = async (sql: Reader, playerA: string, playerB: string) =>
  (await findBlockedEitherWay(sql, playerA, [playerB])).size === 0;
