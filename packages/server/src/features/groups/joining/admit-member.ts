import { type JoinMethod, maxHiveMembers, maxHivesPerPlayer } from '@bee-jinx/game';
import type { Writer } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPlayer } from '../../identity/queries.ts';
import { countGroupsOf, memberIds, upsertMember } from '../members/queries.ts';

/**
 * Inside a transaction that has the hive locked: so there are never more than fifty. `tooMany` is what to
 * say where the player is in too many hives, who needn't be the one who is told.
 */
export async function admitMember(
  sql: Writer,
  groupId: string,
  playerId: string,
  how: { joinMethod: JoinMethod; now: number; tooMany?: string },
): Promise<void> {
  if (!(await findPlayer(sql, playerId))) throw new Refusal('not_signed_in');
  if ((await memberIds(sql, groupId)).length >= maxHiveMembers) throw new Refusal('group_full');
  if ((await countGroupsOf(sql, playerId)) >= maxHivesPerPlayer) {
    throw new Refusal('too_many_groups', how.tooMany === undefined ? {} : { message: how.tooMany });
  }
  await upsertMember(sql, {
    group_id: groupId,
    player_id: playerId,
    joined_at: how.now,
    join_method: how.joinMethod,
    left_at: null,
    was_removed: 0,
  });
}
