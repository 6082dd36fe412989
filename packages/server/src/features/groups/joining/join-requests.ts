import type { CallReply, JoinRequest } from '@bee-jinx/contract';
import {
  type JoinMethod,
  maxHiveMembers,
  maxHivesPerPlayer,
  type RequestStatus,
} from '@bee-jinx/game';
import { formatIsoTime } from '../../../platform/clock.ts';
import { enforceDailyLimit } from '../../../platform/daily-limit.ts';
import type { Writer } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { randomId } from '../../../platform/random.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPlayer } from '../../identity/queries.ts';
import { markGroupNoticeRead, type Notice } from '../../notifications/notify.ts';
import { changeGroup, type GroupChange } from '../change-group.ts';
import type { GroupsDeps } from '../deps.ts';
import { countGroupsOf, memberIds, upsertMember } from '../members/queries.ts';
import type { ViewedGroup } from '../queries.ts';
import {
  findRequest,
  insertRequest,
  type NamedRequest,
  nthNewestRequestTime,
  requestsBy,
  requestsTo,
  setRequestAnswer,
} from './queries.ts';

export function presentRequest(row: NamedRequest): JoinRequest {
  return {
    requestId: row.id,
    userId: row.player_id,
    displayName: row.display_name,
    groupId: row.group_id,
    groupName: row.group_name,
    joinMethod: row.join_method,
    status: row.status,
    createdAt: formatIsoTime(row.created_at),
  };
}

export async function listRequests(
  { db }: GroupsDeps,
  { playerId }: Caller,
  groupId: string | undefined,
): Promise<CallReply<'groupRequests'>> {
  const requests = await requestsTo(db.read, playerId, groupId);
  const sent = await requestsBy(db.read, playerId);
  return {
    requests: requests.map(presentRequest),
    sent: sent
      .filter((row) => groupId === undefined || row.group_id === groupId)
      .map(presentRequest),
  };
}

/**
 * Runs with the hive and the player locked, so that both limits hold. `tooMany` replaces the message where the caller isn't
 * the player who joins.
 */
export async function admitMember(
  sql: Writer,
  groupId: string,
  playerId: string,
  how: { joinMethod: JoinMethod; now: number; tooMany?: string },
): Promise<void> {
  if (!(await findPlayer(sql, playerId))) throw new Refusal('not_signed_in');
  if ((await memberIds(sql, groupId)).length >= maxHiveMembers) throw new Refusal('group_full');
  if ((await countGroupsOf(sql, playerId)) >= maxHivesPerPlayer) {
    throw new Refusal('too_many_groups', how.tooMany === undefined ? {} : { message: how.tooMany });
  }
  await upsertMember(sql, {
    group_id: groupId,
    player_id: playerId,
    joined_at: how.now,
    join_method: how.joinMethod,
    left_at: null,
    was_removed: 0,
  });
}

/** Cancelled requests stay on disk. */
const maxPerDay = 200;

/** Idempotent: an open request is returned. */
export async function createJoinRequest(
  sql: Writer,
  group: ViewedGroup,
  playerId: string,
  joinMethod: JoinMethod,
  now: number,
): Promise<GroupChange<string>> {
  if (group.my_request_id !== null) return { result: group.my_request_id, isNothing: true };
  if (!(await findPlayer(sql, playerId))) throw new Refusal('not_signed_in');
  if (Number(group.member_count ?? 0) >= maxHiveMembers) throw new Refusal('group_full');
  const open = await requestsBy(sql, playerId);
  if ((await countGroupsOf(sql, playerId)) + open.length >= maxHivesPerPlayer) {
    throw new Refusal('too_many_groups');
  }
  await enforceDailyLimit(
    maxPerDay,
    now,
    (filter) => nthNewestRequestTime(sql, playerId, filter),
    `You have asked ${maxPerDay} times within a day. Come back later.`,
  );
  const id = randomId('request');
  await insertRequest(sql, {
    id,
    group_id: group.id,
    player_id: playerId,
    join_method: joinMethod,
    status: 'pending',
    created_at: now,
    answered_at: null,
  });
  const { owner_id: owner } = group;
  return {
    result: id,
    alsoSignal: [playerId],
    notices: owner === null ? [] : [requestNotice(group.id, playerId, owner)],
  };
}

export function requestNotice(groupId: string, from: string, to: string): Notice {
  return { to, from, groupId, type: 'group_request', text: '{name} would like to join {hive}.' };
}

type Answer = Exclude<RequestStatus, 'pending' | 'cancelled'>;

/** Repeating the same answer is idempotent; a different one is refused. */
export async function answerJoinRequest(
  deps: GroupsDeps,
  caller: Pick<Caller, 'playerId'>,
  requestId: string,
  status: Answer,
): Promise<CallReply<'approveRequest'>> {
  const { playerId } = caller;
  const seen = await findRequest(deps.db.read, requestId);
  if (seen?.owner_id !== playerId) throw unknownRequestRefusal();
  const groupId = seen.group_id;
  const alsoLock = [`player:${seen.player_id}`];
  const who = { playerId, groupId, action: 'answer' as const, alsoLock };
  const request = await changeGroup(deps, who, async (sql, _group, now) => {
    // Again under the lock: it may have been answered, or the requester merged.
    const request = await findRequest(sql, requestId);
    if (!request) throw unknownRequestRefusal();
    if (request.player_id !== seen.player_id) return { result: undefined, isNothing: true };
    if (!(await setRequestAnswer(sql, requestId, status, now))) {
      if (request.status !== status) throw new Refusal('request_not_open');
      return { result: request, isNothing: true };
    }
    const question = { type: 'group_request' as const, groupId, from: request.player_id };
    const readInboxes = await markGroupNoticeRead(sql, playerId, question, now);
    const change = { result: request, alsoSignal: [request.player_id], readInboxes };
    if (status === 'rejected') return change;
    const tooMany = 'They are in as many hives as one bee can visit.';
    const joinMethod = request.join_method;
    await admitMember(sql, groupId, request.player_id, { joinMethod, now, tooMany });
    return { ...change, notices: [approvedNotice(request, playerId)] };
  });
  return request
    ? { request: presentRequest({ ...request, status }) }
    : answerJoinRequest(deps, caller, requestId, status);
}

function approvedNotice({ player_id, group_id }: NamedRequest, from: string): Notice {
  const text = '{name} has let you into {hive}.';
  return { to: player_id, from, groupId: group_id, type: 'group_approved', text };
}

/** Only the requester's own; another's gets the same reply as an unknown one. */
export async function cancelRequest(
  deps: GroupsDeps,
  { playerId }: Caller,
  requestId: string,
): Promise<CallReply<'cancelRequest'>> {
  const request = await findRequest(deps.db.read, requestId);
  if (request?.player_id !== playerId) throw unknownRequestRefusal();
  if (request.status !== 'pending') return repeatedCancelReply(request);
  const who = { playerId, groupId: request.group_id, action: 'cancel' as const };
  const question = { type: 'group_request' as const, groupId: request.group_id, from: playerId };
  await changeGroup(deps, who, async (sql, { owner_id }, now) => {
    if (!(await setRequestAnswer(sql, requestId, 'cancelled', now))) {
      throw new Refusal('request_not_open');
    }
    const readInboxes =
      owner_id === null ? [] : await markGroupNoticeRead(sql, owner_id, question, now);
    return { result: undefined, alsoSignal: [playerId], readInboxes };
  });
  return { request: presentRequest({ ...request, status: 'cancelled' }) };
}

function repeatedCancelReply(request: NamedRequest): CallReply<'cancelRequest'> {
  if (request.status !== 'cancelled') throw new Refusal('request_not_open');
  return { request: presentRequest(request) };
}

const unknownRequestRefusal = () =>
  new Refusal('not_found', { message: 'There is no such request.' });
