import type { CallReply } from '@bee-jinx/contract';
import { mostMembers, needsApproval } from '@bee-jinx/game';
import type { Caller } from '../../../platform/http/caller.ts';
import type { GroupsParts } from '../parts.ts';
import { findHive, isIn } from './find-hive.ts';
import { newestRequest } from './queries.ts';

/** What a code leads to. Nothing of the members but how many they are, and the owner's name. */
export async function previewGroup(
  parts: GroupsParts,
  viewer: Caller | undefined,
  code: string,
): Promise<CallReply<'previewGroup'>> {
  const viewerId = viewer?.playerId ?? '';
  const row = await findHive(parts, { inviteCode: code }, viewerId);
  const joined = isIn(row, viewerId);
  const memberCount = Number(row.member_count ?? 0);
  const request = joined ? undefined : await newestRequest(parts.db.read, row.id, viewerId);
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
