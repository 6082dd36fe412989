import { countRows } from '../../../platform/database/count-rows.ts';
import type { Reader, Writer } from '../../../platform/database/database.ts';
import type { Tables } from '../../../platform/database/schema.ts';

export type MemberRow = Tables['group_members'];

/** In the order of joining. */
export async function memberIds(sql: Reader, groupId: string): Promise<string[]> {
  const rows = await sql
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

export async function upsertMember(sql: Writer, member: MemberRow): Promise<void> {
  const { group_id: _group, player_id: _player, ...fresh } = member;
  await sql
    .insertInto('group_members')
    .values(member)
    .onConflict((conflict) => conflict.columns(['group_id', 'player_id']).doUpdateSet(fresh))
    .execute();
}

/** Returns whether they were a member. */
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

/** All memberships, ended ones included. */
export function allGroupsOf(sql: Reader, playerId: string) {
  return sql.selectFrom('group_members').selectAll().where('player_id', '=', playerId).execute();
}

export function countSharedGroups(sql: Reader, playerA: string, playerB: string): Promise<number> {
  return countRows(
    sql
      .selectFrom('group_members as mine')
      .innerJoin('group_members as theirs', 'theirs.group_id', 'mine.group_id')
      .where('mine.player_id', '=', playerA)
      .where('theirs.player_id', '=', playerB),
  );
}

export async function deleteMember(sql: Writer, groupId: string, playerId: string): Promise<void> {
  await sql
    .deleteFrom('group_members')
    .where('group_id', '=', groupId)
    .where('player_id', '=', playerId)
    .execute();
}

/** The membership, and the ownership if the player has it. */
export async function reassignMember(sql: Writer, groupId: string, from: string, to: string) {
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

/** Active memberships in hives that haven't ended. */
export function countGroupsOf(sql: Writer, playerId: string): Promise<number> {
  return countRows(
    sql
      .selectFrom('group_members')
      .innerJoin('groups', 'groups.id', 'group_members.group_id')
      .where('player_id', '=', playerId)
      .where('left_at', 'is', null)
      .where('ended_at', 'is', null),
  );
}
