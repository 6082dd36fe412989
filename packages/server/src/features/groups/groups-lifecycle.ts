import type { CallReply } from '@bee-jinx/contract';
import { formatIsoTime } from '../../platform/clock.ts';
import type { StreamedFields } from '../../platform/http/streamed-reply.ts';
import { mapPages, paginate } from '../../platform/paginate.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { GroupsDeps } from './deps.ts';
import { presentRequest } from './joining/present-request.ts';
import { type NamedRequest, requestsAfter } from './joining/queries.ts';
import { leaveGroup } from './members/leave-group.ts';
import { roleIn } from './present-group.ts';
import { groupsAfter, groupsOf, type ViewedGroup } from './queries.ts';

type GroupsExport = Pick<CallReply<'exportMe'>, 'memberships' | 'joinRequests'>;

/** All hives of a player, also those they have left, and whatever they have asked for. */
export function exportGroups({ db }: GroupsDeps, playerId: string): StreamedFields<GroupsExport> {
  const groups = paginate<ViewedGroup>((last, most) => groupsAfter(db.read, playerId, last, most));
  const requests = paginate<NamedRequest>((last, most) =>
    requestsAfter(db.read, playerId, last, most),
  );
  return {
    memberships: mapPages(groups, (rows) => rows.map((row) => exportMembership(row, playerId))),
    joinRequests: mapPages(requests, (rows) => rows.map(presentRequest)),
  };
}

function exportMembership(row: ViewedGroup, playerId: string): GroupsExport['memberships'][number] {
  const role = roleIn(row, playerId);
  const leftAt = row.left_at ?? row.ended_at;
  return {
    groupId: row.id,
    name: row.name,
    joinedAt: formatIsoTime(row.joined_at ?? row.created_at),
    ...((role === 'owner' || role === 'member') && { role }),
    ...(leftAt !== null && { leftAt: formatIsoTime(leftAt) }),
  };
}

/** Before a player is deleted: a hive of theirs goes to who came first after them. */
export async function leaveGroups(deps: GroupsDeps, playerId: string): Promise<void> {
  for (const { id } of await groupsOf(deps.db.read, playerId, 'active')) {
    try {
      await leaveGroup(deps, { playerId }, id);
    } catch (error) {
      // Sent away, or the hive has ended, in the meantime: it comes to the same.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}
