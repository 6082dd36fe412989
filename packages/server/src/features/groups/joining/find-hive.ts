import type { CallReply } from '@bee-jinx/contract';
import { maxHiveMembers, needsApproval, parseInviteCode } from '@bee-jinx/game';
import type { Reader } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { GroupsDeps } from '../deps.ts';
import { roleIn } from '../present-group.ts';
import { findGroup, findGroupByCode, type ViewedGroup } from '../queries.ts';
import { newestRequest } from './queries.ts';

export interface HiveLookup {
  inviteCode?: string | null | undefined;
  groupId?: string | null | undefined;
}

/**
 * Whatever is wrong, the answer is the same: also for whom the owner has blocked, so that they can't tell it from a
 * code that leads nowhere. Who is in the hive stays in it.
 */
export async function findHive(
  { db, hasBlocked }: Pick<GroupsDeps, 'db' | 'hasBlocked'>,
  input: HiveLookup,
  playerId: string,
): Promise<ViewedGroup> {
  const row = await lookUp(db.read, input, playerId);
  const isHidden =
    row &&
    row.owner_id !== null &&
    !isActiveMember(row, playerId) &&
    (await hasBlocked(db.read, row.owner_id, playerId));
  if (!row || isHidden) throw new Refusal('group_not_found');
  return row;
}

/**
 * By its code. The id opens a hive only to who has been in it or has asked: an id can't be changed when it
 * got into the wrong hands, a code can.
 */
async function lookUp(sql: Reader, input: HiveLookup, playerId: string) {
  if (input.inviteCode != null) {
    const code = parseInviteCode(input.inviteCode);
    return code && (await findGroupByCode(sql, code.key, playerId));
  }
  if (input.groupId == null) return undefined;
  const row = await findGroup(sql, input.groupId, playerId);
  const isKnown = row && (row.joined_at !== null || row.my_request_id !== null);
  return isKnown && row.ended_at === null ? row : undefined;
}

export function isActiveMember(row: ViewedGroup, playerId: string): boolean {
  const role = roleIn(row, playerId);
  return role === 'owner' || role === 'member';
}

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
