import type { CallReply } from '@bee-jinx/contract';
import { type JoinMethod, needsApproval } from '@bee-jinx/game';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { settleGroupNotice } from '../../notifications/notify.ts';
import { changeGroup } from '../change-group.ts';
import type { GroupsParts } from '../parts.ts';
import { showGroup } from '../present-group.ts';
import type { SeenGroup } from '../queries.ts';
import { admitMember } from './admit-member.ts';
import { askOwner } from './ask-owner.ts';
import { findHive, type HiveWish, isIn } from './find-hive.ts';
import { presentRequest } from './present-request.ts';
import { answerRequest, findRequest } from './queries.ts';

/** Where the owner decides, joining is asking: a policy that changed on the way is no dead end. */
export async function joinGroup(
  parts: GroupsParts,
  { playerId }: Caller,
  wish: HiveWish & { joinMethod: JoinMethod },
): Promise<CallReply<'joinGroup'>> {
  const { id: groupId } = await findHiveToJoin(parts, wish, playerId);
  const question = { type: 'group_request' as const, groupId, from: playerId };
  const who = { playerId, groupId, action: 'join' as const };
  const requestId = await changeGroup<string | null>(parts, who, async (sql, group, now) => {
    if (mustAsk(wish, group)) return askOwner(sql, group, playerId, wish.joinMethod, now);
    await admitMember(sql, groupId, playerId, { joinMethod: wish.joinMethod, now });
    if (group.my_request_id === null) return { result: null };
    await answerRequest(sql, group.my_request_id, 'approved', now);
    const { owner_id } = group;
    const settled = owner_id === null ? [] : await settleGroupNotice(sql, owner_id, question, now);
    return { result: null, settled };
  });
  if (requestId !== null) {
    const request = await findRequest(parts.db.read, requestId);
    if (!request) throw new Refusal('request_not_open');
    return { request: presentRequest(request) };
  }
  return { group: await showGroup(parts, groupId, playerId) };
}

/** Named by its id alone, a hive lets nobody in without asking. */
function mustAsk(wish: HiveWish & { joinMethod: JoinMethod }, group: SeenGroup): boolean {
  const wasRemoved = group.was_removed === 1;
  return (
    wish.inviteCode == null ||
    wish.joinMethod === 'request' ||
    needsApproval(group.join_policy, wasRemoved)
  );
}

/** Who is in it already is told where it is. What I have done myself I may be told. */
export async function findHiveToJoin(parts: GroupsParts, wish: HiveWish, playerId: string) {
  const row = await findHive(parts, wish, playerId);
  if (isIn(row, playerId)) throw new Refusal('already_member', { details: { groupId: row.id } });
  if (row.owner_id !== null && (await parts.hasBlocked(parts.db.read, playerId, row.owner_id))) {
    const message = 'You have blocked the owner of this hive. Unblock them in the settings first.';
    throw new Refusal('blocked', { message });
  }
  return row;
}
