import type { CallReply } from '@bee-jinx/contract';
import type { Pieces } from '../../platform/http/streamed-reply.ts';
import { inPages, mapPages } from '../../platform/pages.ts';
import { Refusal } from '../../platform/refusal.ts';
import { presentRequest } from './joining/present-request.ts';
import { type NamedRequest, requestsAfter } from './joining/queries.ts';
import { leaveGroup } from './members/leave-group.ts';
import type { GroupsParts } from './parts.ts';
import { iso, roleIn } from './present-group.ts';
import { groupsAfter, groupsOf, type SeenGroup } from './queries.ts';

type Kept = Pick<CallReply<'exportMe'>, 'memberships' | 'joinRequests'>;

/** All hives of a player, also those they have left, and whatever they have asked for. */
export function exportGroups({ db }: GroupsParts, playerId: string): Pieces<Kept> {
  const groups = inPages<SeenGroup>((last, most) => groupsAfter(db.read, playerId, last, most));
  const requests = inPages<NamedRequest>((last, most) =>
    requestsAfter(db.read, playerId, last, most),
  );
  return {
    memberships: mapPages(groups, (rows) => rows.map((row) => keptMembership(row, playerId))),
    joinRequests: mapPages(requests, (rows) => rows.map(presentRequest)),
  };
}

function keptMembership(row: SeenGroup, playerId: string): Kept['memberships'][number] {
  const role = roleIn(row, playerId);
  const leftAt = row.left_at ?? row.ended_at;
  return {
    groupId: row.id,
    name: row.name,
    joinedAt: iso(row.joined_at ?? row.created_at),
    ...((role === 'owner' || role === 'member') && { role }),
    ...(leftAt !== null && { leftAt: iso(leftAt) }),
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
