import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../../platform/http/caller.ts';
import { changeGroup } from '../change-group.ts';
import type { GroupsDeps } from '../deps.ts';
import { loadPresentedGroup } from '../present-group.ts';
import { updateGroupRow } from '../queries.ts';
import { newOwnerNotice } from './leave-group.ts';
import { memberIds } from './queries.ts';
import { notInHiveRefusal } from './remove-member.ts';

/** Of two hand-overs at once, the second finds that its caller is no longer the owner. */
export async function handOverGroup(
  deps: GroupsDeps,
  { playerId }: Caller,
  { groupId, memberUserId }: { groupId: string; memberUserId: string },
): Promise<CallReply<'handOverGroup'>> {
  await changeGroup(deps, { playerId, groupId, action: 'hand_over' }, async (sql) => {
    if (!(await memberIds(sql, groupId)).includes(memberUserId)) throw notInHiveRefusal();
    if (memberUserId === playerId) return { result: undefined, isNothing: true };
    await updateGroupRow(sql, groupId, playerId, { owner_id: memberUserId });
    return { result: undefined, notices: [newOwnerNotice(groupId, playerId, memberUserId)] };
  });
  return { group: await loadPresentedGroup(deps, groupId, playerId) };
}
