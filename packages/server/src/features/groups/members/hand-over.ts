import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../../platform/http/caller.ts';
import { changeGroup } from '../change-group.ts';
import type { GroupsParts } from '../parts.ts';
import { showGroup } from '../present-group.ts';
import { updateGroup } from '../queries.ts';
import { newOwnerNotice } from './leave-group.ts';
import { memberIds } from './queries.ts';
import { notInHive } from './remove-member.ts';

/** Of two hand-overs at once, the second finds that its caller is no longer the owner. */
export async function handOver(
  parts: GroupsParts,
  { playerId }: Caller,
  { groupId, memberUserId }: { groupId: string; memberUserId: string },
): Promise<CallReply<'handOverGroup'>> {
  await changeGroup(parts, { playerId, groupId, action: 'hand_over' }, async (sql) => {
    if (!(await memberIds(sql, groupId)).includes(memberUserId)) throw notInHive();
    if (memberUserId === playerId) return { result: undefined, isNothing: true };
    await updateGroup(sql, groupId, playerId, { owner_id: memberUserId });
    return { result: undefined, notices: [newOwnerNotice(groupId, playerId, memberUserId)] };
  });
  return { group: await showGroup(parts, groupId, playerId) };
}
