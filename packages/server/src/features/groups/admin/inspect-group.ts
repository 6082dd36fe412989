import type { CallReply } from '@bee-jinx/contract';
import { formatIsoTime } from '../../../platform/clock.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { GroupsDeps } from '../deps.ts';
import { presentRequest } from '../joining/present-request.ts';
import { requestsOfGroup } from '../joining/queries.ts';
import { membersOf } from '../members/queries.ts';
import { presentGroupForAdmin, presentMember } from '../present-group.ts';
import { findGroup } from '../queries.ts';

export async function inspectGroup(
  { db }: GroupsDeps,
  groupId: string,
): Promise<CallReply<'inspectGroup'>> {
  const row = await findGroup(db.read, groupId, '');
  if (!row) throw new Refusal('group_not_found', { message: 'There is no such hive.' });
  const members = await membersOf(db.read, groupId, 'all');
  const requests = await requestsOfGroup(db.read, groupId);
  return {
    group: presentGroupForAdmin(row),
    members: members.map((member) => ({
      ...presentMember(member, row.owner_id),
      ...(member.left_at !== null && { leftAt: formatIsoTime(member.left_at) }),
    })),
    requests: requests.map(presentRequest),
  };
}
