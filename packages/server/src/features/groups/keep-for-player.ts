import type { CallReply } from '@bee-jinx/contract';
import { Refusal } from '../../platform/refusal.ts';
import { presentRequest } from './joining/present-request.ts';
import { requestsBy } from './joining/queries.ts';
import { leaveGroup } from './members/leave-group.ts';
import type { GroupsParts } from './parts.ts';
import { iso, roleIn } from './present-group.ts';
import { groupsOf } from './queries.ts';

type Kept = Pick<CallReply<'exportMe'>, 'memberships' | 'joinRequests'>;

/** All hives of a player, also those they have left, and whatever they have asked for. */
export async function exportGroups({ db }: GroupsParts, playerId: string): Promise<Kept> {
  const groups = await groupsOf(db.read, playerId, 'all');
  const requests = await requestsBy(db.read, playerId, 'all');
  return {
    memberships: groups.map((row) => {
      const role = roleIn(row, playerId);
      const leftAt = row.left_at ?? row.ended_at;
      return {
        groupId: row.id,
        name: row.name,
        joinedAt: iso(row.joined_at ?? row.created_at),
        ...((role === 'owner' || role === 'member') && { role }),
        ...(leftAt !== null && { leftAt: iso(leftAt) }),
      };
    }),
    joinRequests: requests.map(presentRequest),
  };
}

/** Before a player is deleted: a hive of theirs goes to who came first after them. */
export async function leaveGroups(parts: GroupsParts, playerId: string): Promise<void> {
  for (const { id } of await groupsOf(parts.db.read, playerId, 'active')) {
    try {
      await leaveGroup(parts, { playerId }, id);
    } catch (error) {
      // Sent away, or the hive has ended, in the meantime: it comes to the same.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
