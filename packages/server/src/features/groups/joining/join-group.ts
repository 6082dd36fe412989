import type { CallReply } from '@bee-jinx/contract';
import { type JoinMethod, needsApproval } from '@bee-jinx/game';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { markGroupNoticeRead } from '../../notifications/notify.ts';
import { changeGroup } from '../change-group.ts';
import type { GroupsDeps } from '../deps.ts';
import { loadPresentedGroup } from '../present-group.ts';
import type { ViewedGroup } from '../queries.ts';
import { findHive, type HiveLookup, isActiveMember } from './find-hive.ts';
import { admitMember, createJoinRequest, presentRequest } from './join-requests.ts';
import { findRequest, setRequestAnswer } from './queries.ts';

/** Where the owner decides, joining is asking: a policy that changed on the way is no dead end. */
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
    const settled =
      owner_id === null ? [] : await markGroupNoticeRead(sql, owner_id, question, now);
    return { result: null, settled };
  });
  if (requestId !== null) {
    const request = await findRequest(deps.db.read, requestId);
    if (!request) throw new Refusal('request_not_open');
    return { request: presentRequest(request) };
  }
  return { group: await loadPresentedGroup(deps, groupId, playerId) };
}

/** Named by its id alone, a hive lets nobody in without asking. */
function requiresApproval(input: HiveLookup & { joinMethod: JoinMethod }, group: ViewedGroup) {
  const wasRemoved = group.was_removed === 1;
  return (
    input.inviteCode == null ||
    input.joinMethod === 'request' ||
    needsApproval(group.join_policy, wasRemoved)
  );
}

/** Who is in it already is told where it is. What I have done myself I may be told. */
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
