import type { CallReply } from '@bee-jinx/contract';
import { formatIsoTime } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import type { GroupsDeps } from '../deps.ts';
import { presentMember, roleIn } from '../present-group.ts';
import { isFriendsGroupOf } from '../queries.ts';
import { requireVisibleGroup } from '../read-group.ts';
import { membersOf } from './queries.ts';

export async function listMembers(
  deps: GroupsDeps,
  { playerId }: Caller,
  input: { groupId: string; includeInactive?: boolean | undefined },
): Promise<CallReply<'groupMembers'>> {
  const { db } = deps;
  if (await isFriendsGroupOf(db.read, input.groupId, playerId)) {
    return { members: await friendsAsMembers(deps, playerId) };
  }
  const group = await requireVisibleGroup(deps, input.groupId, playerId);
  const mayAll = input.includeInactive && roleIn(group, playerId) === 'owner';
  const rows = await membersOf(db.read, input.groupId, mayAll ? 'all' : 'active');
  const members = rows.map((row) => presentMember(row, group.owner_id));
  return { members: members.sort(ownerFirst) };
}

type Members = CallReply<'groupMembers'>['members'];

function ownerFirst(one: Members[number], other: Members[number]): number {
  return rank(one) - rank(other);
}

function rank({ membership }: Members[number]): number {
  if (!membership.isActive) return 2;
  return membership.role === 'owner' ? 0 : 1;
}

async function friendsAsMembers(deps: GroupsDeps, playerId: string): Promise<Members> {
  const friends = await deps.friendsOf(deps.db.read, playerId);
  return friends.map(({ id, display_name, since }) => ({
    userId: id,
    displayName: display_name,
    membership: { role: 'member', isActive: true, joinedAt: formatIsoTime(since) },
  }));
}
