import type { CallReply } from '@bee-jinx/contract';
import { Refusal } from '../../../platform/refusal.ts';
import { presentRequest } from '../joining/present-request.ts';
import { requestsOfGroup } from '../joining/queries.ts';
import { membersOf } from '../members/queries.ts';
import type { GroupsParts } from '../parts.ts';
import { iso, presentBare, presentMember } from '../present-group.ts';
import { findGroup } from '../queries.ts';

export async function inspectGroup(
  { db }: GroupsParts,
  groupId: string,
): Promise<CallReply<'inspectGroup'>> {
  const row = await findGroup(db.read, groupId, '');
  if (!row) throw new Refusal('group_not_found', { message: 'There is no such hive.' });
  const members = await membersOf(db.read, groupId, 'all');
  const requests = await requestsOfGroup(db.read, groupId);
  return {
    group: presentBare(row),
    members: members.map((member) => ({
      ...presentMember(member, row.owner_id),
      ...(member.left_at !== null && { leftAt: iso(member.left_at) }),
    })),
    requests: requests.map(presentRequest),
  };
}
