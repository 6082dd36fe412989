import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changeGroup } from '../change-group.ts';
import type { GroupsParts } from '../parts.ts';
import { endMembership } from './queries.ts';

export function removeMember(
  parts: GroupsParts,
  { playerId }: Caller,
  { groupId, memberUserId }: { groupId: string; memberUserId: string },
): Promise<CallReply<'removeMember'>> {
  return changeGroup(parts, { playerId, groupId, action: 'remove' }, async (sql, _group, now) => {
    if (memberUserId === playerId) {
      throw new Refusal('invalid_input', { message: 'To go yourself, leave the hive.' });
    }
    if (!(await endMembership(sql, groupId, memberUserId, { now, wasRemoved: true }))) {
      throw notInHive();
    }
    return { result: { removed: true } };
  });
}

export function notInHive(): Refusal {
  return new Refusal('not_member', { message: 'That player is not in this hive.' });
}
