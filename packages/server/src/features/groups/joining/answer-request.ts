import type { CallReply } from '@bee-jinx/contract';
import type { RequestStatus } from '@bee-jinx/game';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type Notice, settleGroupNotice } from '../../notifications/notify.ts';
import { changeGroup } from '../change-group.ts';
import type { GroupsParts } from '../parts.ts';
import { admitMember } from './admit-member.ts';
import { presentRequest } from './present-request.ts';
import { answerRequest, findRequest, type NamedRequest } from './queries.ts';

type Answer = Exclude<RequestStatus, 'pending' | 'cancelled'>;

/** The owner's word. The same word again changes nothing; another one comes too late. */
export async function answer(
  parts: GroupsParts,
  { playerId }: Caller,
  requestId: string,
  status: Answer,
): Promise<CallReply<'approveRequest'>> {
  const seen = await findRequest(parts.db.read, requestId);
  if (seen?.owner_id !== playerId) throw noSuchRequest();
  const groupId = seen.group_id;
  const who = { playerId, groupId, action: 'answer' as const };
  const asked = await changeGroup(parts, who, async (sql, _group, now) => {
    // Again, and now nobody can answer it or become another meanwhile.
    const asked = await findRequest(sql, requestId);
    if (!asked) throw noSuchRequest();
    if (!(await answerRequest(sql, requestId, status, now))) {
      if (asked.status !== status) throw new Refusal('request_not_open');
      return { result: asked, isNothing: true };
    }
    const question = { type: 'group_request' as const, groupId, from: asked.player_id };
    const settled = await settleGroupNotice(sql, playerId, question, now);
    const tell = { result: asked, alsoTell: [asked.player_id], settled };
    if (status === 'rejected') return tell;
    const tooMany = 'They are in as many hives as one bee can visit.';
    const joinMethod = asked.join_method;
    await admitMember(sql, groupId, asked.player_id, { joinMethod, now, tooMany });
    return { ...tell, notices: [welcome(asked, playerId)] };
  });
  return { request: presentRequest({ ...asked, status }) };
}

function welcome({ player_id, group_id }: NamedRequest, from: string): Notice {
  const text = '{name} has let you into {hive}.';
  return { to: player_id, from, groupId: group_id, type: 'group_approved', text };
}

/** The requester's own. Somebody else's request is as unknown as one that never was. */
export async function cancelRequest(
  parts: GroupsParts,
  { playerId }: Caller,
  requestId: string,
): Promise<CallReply<'cancelRequest'>> {
  const asked = await findRequest(parts.db.read, requestId);
  if (asked?.player_id !== playerId) throw noSuchRequest();
  if (asked.status !== 'pending') return again(asked);
  const who = { playerId, groupId: asked.group_id, action: 'cancel' as const };
  const question = { type: 'group_request' as const, groupId: asked.group_id, from: playerId };
  await changeGroup(parts, who, async (sql, { owner_id }, now) => {
    if (!(await answerRequest(sql, requestId, 'cancelled', now))) {
      throw new Refusal('request_not_open');
    }
    const settled = owner_id === null ? [] : await settleGroupNotice(sql, owner_id, question, now);
    return { result: undefined, alsoTell: [playerId], settled };
  });
  return { request: presentRequest({ ...asked, status: 'cancelled' }) };
}

function again(asked: NamedRequest): CallReply<'cancelRequest'> {
  if (asked.status !== 'cancelled') throw new Refusal('request_not_open');
  return { request: presentRequest(asked) };
}

const noSuchRequest = () => new Refusal('not_found', { message: 'There is no such request.' });
