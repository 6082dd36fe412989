import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changeGroup } from '../change-group.ts';
import type { GroupsDeps } from '../deps.ts';
import { endMembership } from './queries.ts';

export function removeMember(
  deps: GroupsDeps,
  { playerId }: Caller,
  { groupId, memberUserId }: { groupId: string; memberUserId: string },
): Promise<CallReply<'removeMember'>> {
  return changeGroup(deps, { playerId, groupId, action: 'remove' }, async (sql, _group, now) => {
    if (memberUserId === playerId) {
      throw new Refusal('invalid_input', { message: 'To go yourself, leave the hive.' });
    }
    if (!(await endMembership(sql, groupId, memberUserId, { now, wasRemoved: true }))) {
      throw notInHiveRefusal();
    }
    return { result: { removed: true } };
  });
}

export function notInHiveRefusal(): Refusal {
  return new Refusal('not_member', { message: 'That player is not in this hive.' });
}
