import type { CallReply } from '@bee-jinx/contract';
import { formatIsoTime } from '../../../platform/clock.ts';
import type { Writer } from '../../../platform/database/database.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findPlayer } from '../../identity/queries.ts';
import { type ChangedInbox, markGroupNoticeRead, type Notice } from '../../notifications/notify.ts';
import { changeGroup, type GroupChange } from '../change-group.ts';
import type { GroupsDeps } from '../deps.ts';
import { requestNotice } from '../joining/join-requests.ts';
import { requestsTo } from '../joining/queries.ts';
import { loadPresentedGroup, presentMember, roleIn } from '../present-group.ts';
import { endGroup, isFriendsGroupOf, updateGroupRow, type ViewedGroup } from '../queries.ts';
import { requireVisibleGroup } from '../read-group.ts';
import { endMembership, memberIds, membersOf } from './queries.ts';

export async function listMembers(
  deps: GroupsDeps,
  { playerId }: Caller,
  input: { groupId: string; includeInactive?: boolean | undefined },
): Promise<CallReply<'groupMembers'>> {
  const { db } = deps;
  if (await isFriendsGroupOf(db.read, input.groupId, playerId)) {
    return { members: await friendsAsMembers(deps, playerId) };
  }
  const group = await requireVisibleGroup(deps, input.groupId, playerId);
  const mayAll = input.includeInactive && roleIn(group, playerId) === 'owner';
  const rows = await membersOf(db.read, input.groupId, mayAll ? 'all' : 'active');
  const members = rows.map((row) => presentMember(row, group.owner_id));
  return { members: members.sort(ownerFirst) };
}

type Members = CallReply<'groupMembers'>['members'];

function ownerFirst(a: Members[number], b: Members[number]): number {
  return rank(a) - rank(b);
}

function rank({ membership }: Members[number]): number {
  if (!membership.isActive) return 2;
  return membership.role === 'owner' ? 0 : 1;
}

async function friendsAsMembers(deps: GroupsDeps, playerId: string): Promise<Members> {
  const friends = await deps.friendsOf(deps.db.read, playerId);
  return friends.map(({ id, display_name, since }) => ({
    userId: id,
    displayName: display_name,
    membership: { role: 'member', isActive: true, joinedAt: formatIsoTime(since) },
  }));
}

export function removeMember(
  deps: GroupsDeps,
  { playerId }: Caller,
  { groupId, memberUserId }: { groupId: string; memberUserId: string },
): Promise<CallReply<'removeMember'>> {
  return changeGroup(deps, { playerId, groupId, action: 'remove' }, async (sql, _group, now) => {
    if (memberUserId === playerId) {
      throw new Refusal('invalid_input', { message: 'To go yourself, leave the hive.' });
    }
    if (!(await endMembership(sql, groupId, memberUserId, { now, wasRemoved: true }))) {
      throw notInHiveRefusal();
    }
    return { result: { removed: true } };
  });
}

function notInHiveRefusal(): Refusal {
  return new Refusal('not_member', { message: 'That player is not in this hive.' });
}

/** An owner's hive passes to the longest-standing member; the last member ends it. */
export function leaveGroup(
  deps: GroupsDeps,
  { playerId }: { playerId: string },
  groupId: string,
): Promise<CallReply<'leaveGroup'>> {
  return changeGroup(deps, { playerId, groupId, action: 'leave' }, (sql, group, now) =>
    leave(sql, group, playerId, now),
  );
}

async function leave(
  sql: Writer,
  group: ViewedGroup,
  playerId: string,
  now: number,
): Promise<GroupChange<CallReply<'leaveGroup'>>> {
  await endMembership(sql, group.id, playerId, { now, wasRemoved: false });
  const result = { left: true as const };
  const [heirId] = await memberIds(sql, group.id);
  if (heirId === undefined) {
    return { result, alsoSignal: await endGroup(sql, group.id, { now, reason: null }) };
  }
  if (group.owner_id !== playerId) return { result };
  const heir = await findPlayer(sql, heirId);
  return {
    result: { ...result, newOwner: { userId: heirId, displayName: heir?.display_name ?? '' } },
    ...(await passTo(heirId, sql, group.id, playerId, now)),
  };
}

/** The new owner is told of the requests that still wait for an answer; in the other's inbox they count as read. */
async function passTo(
  heirId: string,
  sql: Writer,
  groupId: string,
  playerId: string,
  now: number,
): Promise<Pick<GroupChange<never>, 'notices' | 'readInboxes'>> {
  await updateGroupRow(sql, groupId, playerId, { owner_id: heirId });
  const notices = [newOwnerNotice(groupId, playerId, heirId)];
  const readInboxes: ChangedInbox[] = [];
  for (const { player_id: from } of await requestsTo(sql, heirId, groupId)) {
    notices.push(requestNotice(groupId, from, heirId));
    const question = { type: 'group_request', groupId, from } as const;
    readInboxes.push(...(await markGroupNoticeRead(sql, playerId, question, now)));
  }
  return { notices, readInboxes: readInboxes.slice(-1) };
}

function newOwnerNotice(groupId: string, from: string, to: string): Notice {
  const text = '{name} has handed {hive} over to you. You are its owner now.';
  return { to, from, groupId, type: 'group_owner', text };
}

/** Of two concurrent hand-overs the second is refused: its caller is the owner no longer. */
export async function handOverGroup(
  deps: GroupsDeps,
  { playerId }: Caller,
  { groupId, memberUserId }: { groupId: string; memberUserId: string },
): Promise<CallReply<'handOverGroup'>> {
  await changeGroup(deps, { playerId, groupId, action: 'hand_over' }, async (sql, _group, now) => {
    if (!(await memberIds(sql, groupId)).includes(memberUserId)) throw notInHiveRefusal();
    if (memberUserId === playerId) return { result: undefined, isNothing: true };
    return { result: undefined, ...(await passTo(memberUserId, sql, groupId, playerId, now)) };
  });
  return { group: await loadPresentedGroup(deps, groupId, playerId) };
}
