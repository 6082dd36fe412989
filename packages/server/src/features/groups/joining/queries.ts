import type { RequestStatus } from '@bee-jinx/game';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import { keysetAfter } from '../../../platform/database/keyset-after.ts';
import { nthNewestTime } from '../../../platform/database/nth-newest-time.ts';
import { type RowKey, reassignRows } from '../../../platform/database/owned-rows.ts';
import type { Tables } from '../../../platform/database/schema.ts';

type RequestRow = Tables['group_requests'];

export async function insertRequest(sql: Writer, request: RequestRow): Promise<void> {
  await sql.insertInto('group_requests').values(request).execute();
}

function named(sql: Reader) {
  return sql
    .selectFrom('group_requests')
    .innerJoin('players', 'players.id', 'group_requests.player_id')
    .innerJoin('groups', 'groups.id', 'group_requests.group_id')
    .selectAll('group_requests')
    .select(['players.display_name', 'groups.name as group_name', 'groups.owner_id']);
}

export function findRequest(sql: Reader, requestId: string) {
  return named(sql).where('group_requests.id', '=', requestId).executeTakeFirst();
}

export type NamedRequest = NonNullable<Awaited<ReturnType<typeof findRequest>>>;

/** Open requests to hives of this owner. */
export function requestsTo(sql: Reader, ownerId: string, groupId: string | undefined) {
  return named(sql)
    .where('groups.owner_id', '=', ownerId)
    .where('group_requests.status', '=', 'pending')
    .$if(groupId !== undefined, (query) => query.where('groups.id', '=', groupId ?? ''))
    .orderBy('group_requests.created_at')
    .orderBy('group_requests.id')
    .execute();
}

/** Open requests of the player. */
export function requestsBy(sql: Reader, playerId: string) {
  return named(sql)
    .where('group_requests.player_id', '=', playerId)
    .where('group_requests.status', '=', 'pending')
    .orderBy('group_requests.created_at')
    .orderBy('group_requests.id')
    .execute();
}

/** When the player sent their nth newest request, if that was after `since`. */
export const nthNewestRequestTime = (
  sql: Writer,
  playerId: string,
  filter: { limit: number; since: number },
) => nthNewestTime(sql, ['group_requests', 'player_id'], playerId, filter);

/** Keyset pages for exports, answered requests included. */
export function requestsAfter(
  sql: Reader,
  playerId: string,
  last: Pick<RequestRow, 'created_at' | 'id'> | undefined,
  limit: number,
) {
  return named(sql)
    .where('group_requests.player_id', '=', playerId)
    .where(
      keysetAfter(
        last && { 'group_requests.created_at': last.created_at, 'group_requests.id': last.id },
      ),
    )
    .orderBy('group_requests.created_at')
    .orderBy('group_requests.id')
    .limit(limit)
    .execute();
}

export function requestsOfGroup(sql: Reader, groupId: string) {
  return named(sql)
    .where('group_requests.group_id', '=', groupId)
    .orderBy('group_requests.created_at', 'desc')
    .limit(200)
    .execute();
}

export function newestRequest(sql: Reader, groupId: string, playerId: string) {
  return sql
    .selectFrom('group_requests')
    .select(['id', 'status'])
    .where('group_id', '=', groupId)
    .where('player_id', '=', playerId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Compare and set: the first answer wins. */
export async function setRequestAnswer(
  sql: Writer,
  requestId: string,
  status: Exclude<RequestStatus, 'pending'>,
  now: number,
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('group_requests')
    .set({ status, answered_at: now })
    .where('id', '=', requestId)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Rejects all open requests; returns who had asked. */
export async function rejectRequests(sql: Writer, groupId: string, now: number): Promise<string[]> {
  const requests = await sql
    .updateTable('group_requests')
    .set({ status: 'rejected', answered_at: now })
    .where('group_id', '=', groupId)
    .where('status', '=', 'pending')
    .returning('player_id')
    .execute();
  return requests.map(({ player_id }) => player_id);
}

export const returnRequests = (sql: Writer, ids: RowKey[], from: string, to: string) =>
  reassignRows(sql, { table: 'group_requests', key: 'id', owner: 'player_id' }, ids, from, to);

/** Open requests, unless the account has asked too or is a member; the rest is deleted with the player. */
export async function reassignRequests(sql: Writer, from: string, to: string): Promise<void> {
  const requestedGroups = sql
    .selectFrom('group_requests as theirs')
    .select('theirs.group_id')
    .where('theirs.player_id', '=', to)
    .where('theirs.status', '=', 'pending');
  const joined = sql
    .selectFrom('group_members')
    .select('group_members.group_id')
    .where('group_members.player_id', '=', to)
    .where('group_members.left_at', 'is', null);
  await sql
    .updateTable('group_requests')
    .set({ player_id: to })
    .where('player_id', '=', from)
    .where('status', '=', 'pending')
    .where('group_id', 'not in', requestedGroups)
    .where('group_id', 'not in', joined)
    .execute();
}
