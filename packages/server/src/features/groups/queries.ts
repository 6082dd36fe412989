import type { Reader, Writer } from '../../platform/database/database.ts';
import { keysetAfter } from '../../platform/database/keyset-after.ts';
import { nthNewestTime } from '../../platform/database/nth-newest-time.ts';
import { ownedKeys, type RowKey, reassignRows } from '../../platform/database/owned-rows.ts';
import type { Tables } from '../../platform/database/schema.ts';
import { rejectRequests } from './joining/queries.ts';

export type GroupRow = Tables['groups'];

/** A hive with its owner's name, its size and the viewer's membership, in one statement. */
export function selectGroupsForViewer(sql: Reader, viewerId: string) {
  return sql
    .selectFrom('groups')
    .leftJoin('players as owner', 'owner.id', 'groups.owner_id')
    .leftJoin('group_members as mine', (join) =>
      join.onRef('mine.group_id', '=', 'groups.id').on('mine.player_id', '=', viewerId),
    )
    .selectAll('groups')
    .select([
      'owner.display_name as owner_name',
      'mine.joined_at as joined_at',
      'mine.left_at as left_at',
      'mine.was_removed as was_removed',
    ])
    .select((row) => [
      row
        .selectFrom('group_members')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('group_members.group_id', '=', 'groups.id')
        .where('group_members.left_at', 'is', null)
        .as('member_count'),
      row
        .selectFrom('group_requests')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('group_requests.group_id', '=', 'groups.id')
        .where('group_requests.status', '=', 'pending')
        .as('open_requests'),
      row
        .selectFrom('group_requests')
        .select('group_requests.id')
        .whereRef('group_requests.group_id', '=', 'groups.id')
        .where('group_requests.player_id', '=', viewerId)
        .where('group_requests.status', '=', 'pending')
        .as('my_request_id'),
    ]);
}

export function findGroup(sql: Reader, groupId: string, viewerId: string) {
  return selectGroupsForViewer(sql, viewerId)
    .where('groups.id', '=', groupId)
    .where('groups.type', '=', 'hive')
    .executeTakeFirst();
}

export type ViewedGroup = NonNullable<Awaited<ReturnType<typeof findGroup>>>;

/** Only hives that haven't ended. */
export function findGroupByCode(sql: Reader, codeKey: string, viewerId: string) {
  return selectGroupsForViewer(sql, viewerId)
    .where('code_key', '=', codeKey)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

export function groupsOf(sql: Reader, playerId: string, which: 'active' | 'all') {
  return selectGroupsForViewer(sql, playerId)
    .where('mine.joined_at', 'is not', null)
    .$if(which === 'active', (query) =>
      query.where('mine.left_at', 'is', null).where('ended_at', 'is', null),
    )
    .orderBy('mine.joined_at')
    .orderBy('groups.id')
    .execute();
}

/** When the player founded their nth newest hive, if that was after `since`. */
export const nthNewestFoundingTime = (
  sql: Writer,
  playerId: string,
  filter: { limit: number; since: number },
) => nthNewestTime(sql, ['groups', 'created_by'], playerId, filter);

/** Keyset pages for exports, left hives included. */
export function groupsAfter(
  sql: Reader,
  playerId: string,
  last: ViewedGroup | undefined,
  limit: number,
) {
  return selectGroupsForViewer(sql, playerId)
    .where('mine.joined_at', 'is not', null)
    .where(keysetAfter(last && { 'mine.joined_at': last.joined_at ?? 0, 'groups.id': last.id }))
    .orderBy('mine.joined_at')
    .orderBy('groups.id')
    .limit(limit)
    .execute();
}

/** Each hive of a player with its members, in one statement. */
export async function listHivesWithMembers(sql: Reader, playerId: string) {
  const rows = await sql
    .selectFrom('group_members as mine')
    .innerJoin('groups', 'groups.id', 'mine.group_id')
    .innerJoin('group_members as others', 'others.group_id', 'mine.group_id')
    .select(['groups.id', 'groups.name', 'groups.version', 'others.player_id'])
    .where('mine.player_id', '=', playerId)
    .where('mine.left_at', 'is', null)
    .where('others.left_at', 'is', null)
    .where('groups.ended_at', 'is', null)
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id)].map(([groupId, members]) => ({
    groupId,
    name: members[0]?.name ?? '',
    version: members[0]?.version ?? 0,
    memberIds: members.map(({ player_id }) => player_id),
  }));
}

export async function insertGroup(sql: Writer, group: GroupRow): Promise<void> {
  await sql.insertInto('groups').values(group).execute();
}

export async function insertFriendsGroupIfMissing(sql: Writer, group: GroupRow): Promise<void> {
  await sql
    .insertInto('groups')
    .values(group)
    .onConflict((conflict) => conflict.column('friends_of').doNothing())
    .execute();
}

export function findFriendsGroup(sql: Reader, playerId: string) {
  return sql
    .selectFrom('groups')
    .select('id')
    .where('friends_of', '=', playerId)
    .executeTakeFirst();
}

export function isFriendsGroupOf(sql: Reader, groupId: string, playerId: string) {
  return sql
    .selectFrom('groups')
    .select('id')
    .where('id', '=', groupId)
    .where('friends_of', '=', playerId)
    .executeTakeFirst();
}

export function findGroupByCreateKey(sql: Writer, playerId: string, createKey: string) {
  return sql
    .selectFrom('groups')
    .select('id')
    .where('created_by', '=', playerId)
    .where('create_key', '=', createKey)
    .executeTakeFirst();
}

/** Where both players used the same idempotency key, the account's hive keeps it. */
const founded = { table: 'groups', key: 'id', owner: 'created_by' } as const;

export const foundedGroupsOf = (sql: Reader, playerId: string) => ownedKeys(sql, founded, playerId);

export const returnFoundedGroups = (sql: Writer, ids: RowKey[], from: string, to: string) =>
  reassignRows(sql, founded, ids, from, to);

export async function reassignFoundedGroups(sql: Writer, from: string, to: string): Promise<void> {
  await sql
    .updateTable('groups')
    .set({ create_key: null })
    .where('created_by', '=', from)
    .where('create_key', 'in', (row) =>
      row.selectFrom('groups as own').select('own.create_key').where('own.created_by', '=', to),
    )
    .execute();
  await sql.updateTable('groups').set({ created_by: to }).where('created_by', '=', from).execute();
}

export async function isCodeTaken(sql: Reader, codeKey: string, besides?: string) {
  const row = await sql
    .selectFrom('groups')
    .select('id')
    .where('code_key', '=', codeKey)
    .where('ended_at', 'is', null)
    .$if(besides !== undefined, (query) => query.where('id', '!=', besides ?? ''))
    .executeTakeFirst();
  return row !== undefined;
}

type Changes = Partial<
  Pick<GroupRow, 'name' | 'description' | 'invite_code' | 'code_key' | 'join_policy' | 'owner_id'>
>;

/** Updates only while that player owns it; returns whether they do. */
export async function updateGroupRow(
  sql: Writer,
  groupId: string,
  ownerId: string,
  changes: Changes,
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('groups')
    .set(changes)
    .where('id', '=', groupId)
    .where('owner_id', '=', ownerId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Frees the code and rejects open requests. Returns who had asked. */
export async function endGroup(
  sql: Writer,
  groupId: string,
  end: { now: number; reason: string | null },
): Promise<string[]> {
  await sql
    .updateTable('groups')
    .set({ ended_at: end.now, ended_reason: end.reason, owner_id: null })
    .where('id', '=', groupId)
    .execute();
  return rejectRequests(sql, groupId, end.now);
}

/** Returns the new version, and when the hive ended if it has. */
export function bumpGroupVersion(
  sql: Writer,
  groupId: string,
): Promise<{ version: number; ended_at: number | null }> {
  return sql
    .updateTable('groups')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', groupId)
    .returning(['version', 'ended_at'])
    .executeTakeFirstOrThrow();
}
