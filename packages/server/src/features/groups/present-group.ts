import type { Group, Member } from '@bee-jinx/contract';
import type { HiveRole } from '@bee-jinx/game';
import { formatIsoTime } from '../../platform/clock.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { GroupsDeps } from './deps.ts';
import type { NamedMember } from './members/queries.ts';
import { findGroup, type ViewedGroup } from './queries.ts';

/** The viewer's role. In an ended hive nobody is more than a former member. */
export function roleIn(row: ViewedGroup, viewerId: string): HiveRole {
  const wasIn = row.joined_at !== null;
  if (row.ended_at !== null) return wasIn ? 'former' : 'stranger';
  if (wasIn && row.left_at === null) return row.owner_id === viewerId ? 'owner' : 'member';
  if (row.my_request_id !== null) return 'requester';
  return wasIn ? 'former' : 'stranger';
}

/** Who isn't in it, as one who has left or was sent away, learns its name and whether it has ended. */
export function presentGroup(row: ViewedGroup, viewerId: string): Group {
  const role = roleIn(row, viewerId);
  const joined = role === 'owner' || role === 'member';
  return {
    ...presentGroupForAdmin(row),
    isOwner: role === 'owner',
    joined,
    ...(!joined && { inviteCode: undefined, description: '', memberCount: 0, owner: undefined }),
    ...(role !== 'owner' && { openRequests: undefined }),
  };
}

/** As an admin sees it; everybody else sees it through presentGroup. */
export function presentGroupForAdmin(row: ViewedGroup): Omit<Group, 'isOwner' | 'joined'> {
  return {
    groupId: row.id,
    id: row.id,
    name: row.name,
    description: row.description,
    type: row.type,
    joinPolicy: row.join_policy,
    memberCount: Number(row.member_count ?? 0),
    openRequests: Number(row.open_requests ?? 0),
    createdAt: formatIsoTime(row.created_at),
    version: row.version,
    ...(row.invite_code !== null && { inviteCode: row.invite_code }),
    ...(row.owner_id !== null && {
      owner: { userId: row.owner_id, displayName: row.owner_name ?? '' },
    }),
    ...(row.ended_at !== null && { endedAt: formatIsoTime(row.ended_at) }),
    ...(row.ended_reason !== null && { endedReason: row.ended_reason }),
  };
}

export function presentMember(row: NamedMember, ownerId: string | null): Member {
  return {
    userId: row.player_id,
    displayName: row.display_name,
    membership: {
      role: row.player_id === ownerId ? 'owner' : 'member',
      isActive: row.left_at === null,
      joinedAt: formatIsoTime(row.joined_at),
    },
  };
}

/** Reads the group again after a change. */
export async function loadPresentedGroup(
  { db }: GroupsDeps,
  groupId: string,
  viewerId: string,
): Promise<Group> {
  const row = await findGroup(db.read, groupId, viewerId);
  if (!row) throw unknownHiveRefusal();
  return presentGroup(row, viewerId);
}

export function unknownHiveRefusal(): Refusal {
  return new Refusal('group_not_found', {
    message: 'There is no such hive, or you are not in it.',
  });
}
