import type { CallReply } from '@bee-jinx/contract';
import type { RequestStatus } from '@bee-jinx/game';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { markGroupNoticeRead, type Notice } from '../../notifications/notify.ts';
import { changeGroup } from '../change-group.ts';
import type { GroupsDeps } from '../deps.ts';
import { admitMember } from './admit-member.ts';
import { presentRequest } from './present-request.ts';
import { findRequest, type NamedRequest, setRequestAnswer } from './queries.ts';

type Answer = Exclude<RequestStatus, 'pending' | 'cancelled'>;

/** The owner's word. The same word again changes nothing; another one comes too late. */
export async function answerJoinRequest(
  deps: GroupsDeps,
  { playerId }: Caller,
  requestId: string,
  status: Answer,
): Promise<CallReply<'approveRequest'>> {
  const seen = await findRequest(deps.db.read, requestId);
  if (seen?.owner_id !== playerId) throw unknownRequestRefusal();
  const groupId = seen.group_id;
  const who = { playerId, groupId, action: 'answer' as const };
  const asked = await changeGroup(deps, who, async (sql, _group, now) => {
    // Again, and now nobody can answer it or become another meanwhile.
    const asked = await findRequest(sql, requestId);
    if (!asked) throw unknownRequestRefusal();
    if (!(await setRequestAnswer(sql, requestId, status, now))) {
      if (asked.status !== status) throw new Refusal('request_not_open');
      return { result: asked, isNothing: true };
    }
    const question = { type: 'group_request' as const, groupId, from: asked.player_id };
    const settled = await markGroupNoticeRead(sql, playerId, question, now);
    const tell = { result: asked, alsoTell: [asked.player_id], settled };
    if (status === 'rejected') return tell;
    const tooMany = 'They are in as many hives as one bee can visit.';
    const joinMethod = asked.join_method;
    await admitMember(sql, groupId, asked.player_id, { joinMethod, now, tooMany });
    return { ...tell, notices: [approvedNotice(asked, playerId)] };
  });
  return { request: presentRequest({ ...asked, status }) };
}

function approvedNotice({ player_id, group_id }: NamedRequest, from: string): Notice {
  const text = '{name} has let you into {hive}.';
  return { to: player_id, from, groupId: group_id, type: 'group_approved', text };
}

/** The requester's own. Somebody else's request is as unknown as one that never was. */
export async function cancelRequest(
  deps: GroupsDeps,
  { playerId }: Caller,
  requestId: string,
): Promise<CallReply<'cancelRequest'>> {
  const asked = await findRequest(deps.db.read, requestId);
  if (asked?.player_id !== playerId) throw unknownRequestRefusal();
  if (asked.status !== 'pending') return repeatedCancelReply(asked);
  const who = { playerId, groupId: asked.group_id, action: 'cancel' as const };
  const question = { type: 'group_request' as const, groupId: asked.group_id, from: playerId };
  await changeGroup(deps, who, async (sql, { owner_id }, now) => {
    if (!(await setRequestAnswer(sql, requestId, 'cancelled', now))) {
      throw new Refusal('request_not_open');
    }
    const settled =
      owner_id === null ? [] : await markGroupNoticeRead(sql, owner_id, question, now);
    return { result: undefined, alsoTell: [playerId], settled };
  });
  return { request: presentRequest({ ...asked, status: 'cancelled' }) };
}

function repeatedCancelReply(asked: NamedRequest): CallReply<'cancelRequest'> {
  if (asked.status !== 'cancelled') throw new Refusal('request_not_open');
  return { request: presentRequest(asked) };
}

const unknownRequestRefusal = () =>
  new Refusal('not_found', { message: 'There is no such request.' });
