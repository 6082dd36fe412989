import type { CallReply } from '@bee-jinx/contract';
import { maxHiveMembers, needsApproval } from '@bee-jinx/game';
import type { Caller } from '../../../platform/http/caller.ts';
import type { GroupsDeps } from '../deps.ts';
import { findHive, isActiveMember } from './find-hive.ts';
import { newestRequest } from './queries.ts';

/** What a code leads to. Nothing of the members but how many they are, and the owner's name. */
export async function previewGroup(
  deps: GroupsDeps,
  viewer: Caller | undefined,
  code: string,
): Promise<CallReply<'previewGroup'>> {
  const viewerId = viewer?.playerId ?? '';
  const row = await findHive(deps, { inviteCode: code }, viewerId);
  const joined = isActiveMember(row, viewerId);
  const memberCount = Number(row.member_count ?? 0);
  const request = joined ? undefined : await newestRequest(deps.db.read, row.id, viewerId);
  return {
    group: {
      name: row.name,
      description: row.description,
      owner: { displayName: row.owner_name ?? '' },
      memberCount,
      isFull: memberCount >= maxHiveMembers,
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
