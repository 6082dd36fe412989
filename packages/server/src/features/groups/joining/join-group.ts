import type { CallReply } from '@bee-jinx/contract';
import { type JoinMethod, maxHiveMembers, needsApproval, parseInviteCode } from '@bee-jinx/game';
import type { Reader } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { markGroupNoticeRead } from '../../notifications/notify.ts';
import { changeGroup } from '../change-group.ts';
import type { GroupsDeps } from '../deps.ts';
import { loadPresentedGroup, roleIn } from '../present-group.ts';
import { findGroup, findGroupByCode, type ViewedGroup } from '../queries.ts';
import { admitMember, createJoinRequest, presentRequest } from './join-requests.ts';
import { findRequest, newestRequest, setRequestAnswer } from './queries.ts';

interface HiveLookup {
  inviteCode?: string | null | undefined;
  groupId?: string | null | undefined;
}

/**
 * Unknown codes and owners who have blocked the caller get the same refusal, so that a block can't be detected.
 * Members aren't affected by a block.
 */
async function findHive(
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
 * By its code. By id only for those who have been a member or have asked, because a leaked id can't be renewed as a
 * code can.
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

function isActiveMember(row: ViewedGroup, playerId: string): boolean {
  const role = roleIn(row, playerId);
  return role === 'owner' || role === 'member';
}

/** What an invite code leads to; shows the number of members and the owner's name only. */
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
        // An approved request means nothing to a player who has left since.
        (request.status === 'pending' || request.status === 'rejected') && {
          request: { requestId: request.id, status: request.status },
        }),
    },
  };
}

/** Where approval is needed, joining makes a request, also when the policy has just changed. */
export async function joinGroup(
  deps: GroupsDeps,
  { playerId }: Caller,
  input: HiveLookup & { joinMethod: JoinMethod },
): Promise<CallReply<'joinGroup'>> {
  const { id: groupId } = await findHiveToJoin(deps, input, playerId);
  const question = { type: 'group_request' as const, groupId, from: playerId };
  const who = { playerId, groupId, action: 'join' as const };
  const requestId = await changeGroup<string | null>(deps, who, async (sql, group, now) => {
    if (requiresApproval(input, group))
      return createJoinRequest(sql, group, playerId, input.joinMethod, now);
    await admitMember(sql, groupId, playerId, { joinMethod: input.joinMethod, now });
    if (group.my_request_id === null) return { result: null };
    await setRequestAnswer(sql, group.my_request_id, 'approved', now);
    const { owner_id } = group;
    const readInboxes =
      owner_id === null ? [] : await markGroupNoticeRead(sql, owner_id, question, now);
    return { result: null, readInboxes };
  });
  if (requestId !== null) {
    const request = await findRequest(deps.db.read, requestId);
    if (!request) throw new Refusal('request_not_open');
    return { request: presentRequest(request) };
  }
  return { group: await loadPresentedGroup(deps, groupId, playerId) };
}

/** Without the code, approval is always needed. */
function requiresApproval(input: HiveLookup & { joinMethod: JoinMethod }, group: ViewedGroup) {
  const wasRemoved = group.was_removed === 1;
  return (
    input.inviteCode == null ||
    input.joinMethod === 'request' ||
    needsApproval(group.join_policy, wasRemoved)
  );
}

/** Members are told the group id. The caller's own block may be named, since it's no secret to them. */
async function findHiveToJoin(deps: GroupsDeps, input: HiveLookup, playerId: string) {
  const row = await findHive(deps, input, playerId);
  if (isActiveMember(row, playerId))
    throw new Refusal('already_member', { details: { groupId: row.id } });
  if (row.owner_id !== null && (await deps.hasBlocked(deps.db.read, playerId, row.owner_id))) {
    const message = 'You have blocked the owner of this hive. Unblock them in the settings first.';
    throw new Refusal('blocked', { message });
  }
  return row;
}

export async function requestGroup(
  deps: GroupsDeps,
  { playerId }: Caller,
  input: HiveLookup & { joinMethod: JoinMethod },
): Promise<CallReply<'requestGroup'>> {
  const { id: groupId } = await findHiveToJoin(deps, input, playerId);
  const requestId = await changeGroup(
    deps,
    { playerId, groupId, action: 'request' },
    (sql, group, now) => createJoinRequest(sql, group, playerId, input.joinMethod, now),
  );
  const request = await findRequest(deps.db.read, requestId);
  if (!request) throw new Refusal('request_not_open');
  return { request: presentRequest(request) };
}
