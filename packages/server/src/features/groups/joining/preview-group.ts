import type { CallReply } from '@bee-jinx/contract';
import { mostMembers, needsApproval } from '@bee-jinx/game';
import type { Caller } from '../../../platform/http/caller.ts';
import type { GroupsParts } from '../parts.ts';
import { roleIn } from '../present-group.ts';
import { findHive } from './find-hive.ts';
import { newestRequest } from './queries.ts';

/** What a code leads to. Nothing of the members but how many they are, and the owner's name. */
export async function previewGroup(
  { db }: GroupsParts,
  viewer: Caller | undefined,
  code: string,
): Promise<CallReply<'previewGroup'>> {
  const viewerId = viewer?.playerId ?? '';
  const row = await findHive(db.read, { inviteCode: code }, viewerId);
  const role = roleIn(row, viewerId);
  const joined = role === 'owner' || role === 'member';
  const memberCount = Number(row.member_count ?? 0);
  const request = joined ? undefined : await newestRequest(db.read, row.id, viewerId);
  return {
    group: {
      name: row.name,
      description: row.description,
      owner: { displayName: row.owner_name ?? '' },
      memberCount,
      isFull: memberCount >= mostMembers,
      joinPolicy: row.join_policy,
      needsApproval: needsApproval(row.join_policy, row.was_removed === 1),
      inviteCode: row.invite_code ?? '',
      joined,
      ...(joined && { groupId: row.id }),
      ...(request &&
        // One that was granted says nothing to who has left since.
        (request.status === 'pending' || request.status === 'rejected') && {
          request: { requestId: request.id, status: request.status },
        }),
    },
  };
}
