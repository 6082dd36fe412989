import type { Reader, Writer } from '../../platform/database/database.ts';
import type { Tables } from '../../platform/database/schema.ts';

export type GroupRow = Tables['groups'];
type MemberRow = Tables['group_members'];

/** A hive with its owner's name and size, and what the viewer is to it: all in one statement. */
export function seenBy(sql: Reader | Writer, viewerId: string) {
  return (sql as Reader)
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

export function findGroup(sql: Reader | Writer, groupId: string, viewerId: string) {
  return seenBy(sql, viewerId)
    .where('groups.id', '=', groupId)
    .where('groups.type', '=', 'hive')
    .executeTakeFirst();
}

export type SeenGroup = NonNullable<Awaited<ReturnType<typeof findGroup>>>;

/** Of those that haven't ended. */
export function findGroupByCode(sql: Reader | Writer, codeKey: string, viewerId: string) {
  return seenBy(sql, viewerId)
    .where('code_key', '=', codeKey)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
}

export function groupsOf(sql: Reader, playerId: string, which: 'active' | 'all') {
  return seenBy(sql, playerId)
    .where('mine.joined_at', 'is not', null)
    .$if(which === 'active', (query) =>
      query.where('mine.left_at', 'is', null).where('ended_at', 'is', null),
    )
    .orderBy('mine.joined_at')
    .orderBy('groups.id')
    .execute();
}

/** Each hive that a player is in, with everybody in it: all in one statement. */
export async function hivesAround(sql: Reader, playerId: string) {
  const rows = await sql
    .selectFrom('group_members as mine')
    .innerJoin('groups', 'groups.id', 'mine.group_id')
    .innerJoin('group_members as others', 'others.group_id', 'mine.group_id')
    .select(['groups.id', 'groups.version', 'others.player_id'])
    .where('mine.player_id', '=', playerId)
    .where('mine.left_at', 'is', null)
    .where('others.left_at', 'is', null)
    .where('groups.ended_at', 'is', null)
    .execute();
  return [...Map.groupBy(rows, ({ id }) => id)].map(([groupId, members]) => ({
    groupId,
    version: members[0]?.version ?? 0,
    memberIds: members.map(({ player_id }) => player_id),
  }));
}

export async function countGroupsOf(sql: Writer, playerId: string): Promise<number> {
  const { count } = await sql
    .selectFrom('group_members')
    .innerJoin('groups', 'groups.id', 'group_members.group_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('player_id', '=', playerId)
    .where('left_at', 'is', null)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function insertGroup(sql: Writer, group: GroupRow): Promise<void> {
  await sql.insertInto('groups').values(group).execute();
}

/** Unless there is one. */
export async function putFriendsGroup(sql: Writer, group: GroupRow): Promise<void> {
  await sql
    .insertInto('groups')
    .values(group)
    .onConflict((conflict) => conflict.column('friends_of').doNothing())
    .execute();
}

export function findFriendsGroup(sql: Reader | Writer, playerId: string) {
  return (sql as Reader)
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

export async function isCodeTaken(
  sql: Reader | Writer,
  codeKey: string,
  besides?: string,
): Promise<boolean> {
  const row = await (sql as Reader)
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

/** Only while that player owns it; whether they did. */
export async function updateGroup(
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

/** Its code is free again, and whoever had asked to come in, whom this returns, has their answer. */
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
  const requests = await sql
    .updateTable('group_requests')
    .set({ status: 'rejected', answered_at: end.now })
    .where('group_id', '=', groupId)
    .where('status', '=', 'pending')
    .returning('player_id')
    .execute();
  return requests.map(({ player_id }) => player_id);
}

/** The version afterwards. */
export async function growGroup(sql: Writer, groupId: string): Promise<number> {
  const { version } = await sql
    .updateTable('groups')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', groupId)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}

/** Who is in it, the first to come first. */
export async function memberIds(sql: Reader | Writer, groupId: string): Promise<string[]> {
  const rows = await (sql as Reader)
    .selectFrom('group_members')
    .select('player_id')
    .where('group_id', '=', groupId)
    .where('left_at', 'is', null)
    .orderBy('joined_at')
    .orderBy('player_id')
    .execute();
  return rows.map(({ player_id }) => player_id);
}

export function membersOf(sql: Reader, groupId: string, which: 'active' | 'all') {
  return sql
    .selectFrom('group_members')
    .innerJoin('players', 'players.id', 'group_members.player_id')
    .selectAll('group_members')
    .select('players.display_name')
    .where('group_id', '=', groupId)
    .$if(which === 'active', (query) => query.where('left_at', 'is', null))
    .orderBy('joined_at')
    .orderBy('player_id')
    .execute();
}

export type NamedMember = Awaited<ReturnType<typeof membersOf>>[number];

/** New, or back. */
export async function putMember(sql: Writer, member: MemberRow): Promise<void> {
  const { group_id: _group, player_id: _player, ...fresh } = member;
  await sql
    .insertInto('group_members')
    .values(member)
    .onConflict((conflict) => conflict.columns(['group_id', 'player_id']).doUpdateSet(fresh))
    .execute();
}

/** Whether they were in it. */
export async function endMembership(
  sql: Writer,
  groupId: string,
  playerId: string,
  end: { now: number; wasRemoved: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('group_members')
    .set({ left_at: end.now, was_removed: end.wasRemoved ? 1 : 0 })
    .where('group_id', '=', groupId)
    .where('player_id', '=', playerId)
    .where('left_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Memberships, also those that are over. */
export function allGroupsOf(sql: Reader | Writer, playerId: string) {
  return (sql as Reader)
    .selectFrom('group_members')
    .select(['group_id', 'left_at'])
    .where('player_id', '=', playerId)
    .execute();
}

/** Hives that both have to do with. */
export async function countSharedGroups(
  sql: Reader | Writer,
  one: string,
  other: string,
): Promise<number> {
  const { count } = await (sql as Reader)
    .selectFrom('group_members as mine')
    .innerJoin('group_members as theirs', 'theirs.group_id', 'mine.group_id')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('mine.player_id', '=', one)
    .where('theirs.player_id', '=', other)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function dropMember(sql: Writer, groupId: string, playerId: string): Promise<void> {
  await sql
    .deleteFrom('group_members')
    .where('group_id', '=', groupId)
    .where('player_id', '=', playerId)
    .execute();
}

/** Their place, if they have one, and what they own and have founded. */
export async function giveMember(
  sql: Writer,
  groupId: string,
  from: string,
  to: string,
): Promise<void> {
  await sql
    .updateTable('group_members')
    .set({ player_id: to })
    .where('group_id', '=', groupId)
    .where('player_id', '=', from)
    .execute();
  await sql
    .updateTable('groups')
    .set({ owner_id: to })
    .where('id', '=', groupId)
    .where('owner_id', '=', from)
    .execute();
}
