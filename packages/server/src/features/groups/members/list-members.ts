import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../../platform/http/caller.ts';
import type { GroupsParts } from '../parts.ts';
import { iso, presentMember, roleIn } from '../present-group.ts';
import { isFriendsGroupOf } from '../queries.ts';
import { seeGroup } from '../read-group.ts';
import { membersOf } from './queries.ts';

export async function listMembers(
  parts: GroupsParts,
  { playerId }: Caller,
  wish: { groupId: string; includeInactive?: boolean | undefined },
): Promise<CallReply<'groupMembers'>> {
  const { db } = parts;
  if (await isFriendsGroupOf(db.read, wish.groupId, playerId)) {
    return { members: await friendsAsMembers(parts, playerId) };
  }
  const group = await seeGroup(parts, wish.groupId, playerId);
  const mayAll = wish.includeInactive && roleIn(group, playerId) === 'owner';
  const rows = await membersOf(db.read, wish.groupId, mayAll ? 'all' : 'active');
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

async function friendsAsMembers(parts: GroupsParts, playerId: string): Promise<Members> {
  const friends = await parts.friendsOf(parts.db.read, playerId);
  return friends.map(({ id, display_name, since }) => ({
    userId: id,
    displayName: display_name,
    membership: { role: 'member', isActive: true, joinedAt: iso(since) },
  }));
}
