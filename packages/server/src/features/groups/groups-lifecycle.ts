import type { CallReply } from '@bee-jinx/contract';
import { maxHiveMembers } from '@bee-jinx/game';
import { formatIsoTime } from '../../platform/clock.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
import type { RowKey } from '../../platform/database/owned-rows.ts';
import type { StreamedFields } from '../../platform/http/streamed-reply.ts';
import type { AddressedSignal } from '../../platform/live/live.ts';
import { mapPages, paginate } from '../../platform/paginate.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { GroupsDeps } from './deps.ts';
import { presentRequest } from './joining/join-requests.ts';
import {
  type NamedRequest,
  reassignRequests,
  requestsAfter,
  requestsBy,
  returnRequests,
} from './joining/queries.ts';
import { leaveGroup } from './members/manage-members.ts';
import {
  allGroupsOf,
  countSharedGroups,
  deleteMember,
  type MemberRow,
  memberIds,
  reassignMember,
  upsertMember,
} from './members/queries.ts';
import { roleIn } from './present-group.ts';
import {
  bumpGroupVersion,
  findGroup,
  foundedGroupsOf,
  groupsAfter,
  groupsOf,
  reassignFoundedGroups,
  returnFoundedGroups,
  updateGroupRow,
  type ViewedGroup,
} from './queries.ts';

type GroupsExport = Pick<CallReply<'exportMe'>, 'memberships' | 'joinRequests'>;

/** All hives of a player, left ones included, and their join requests. */
export function exportGroups({ db }: GroupsDeps, playerId: string): StreamedFields<GroupsExport> {
  const groups = paginate<ViewedGroup>((last, limit) =>
    groupsAfter(db.read, playerId, last, limit),
  );
  const requests = paginate<NamedRequest>((last, limit) =>
    requestsAfter(db.read, playerId, last, limit),
  );
  return {
    memberships: mapPages(groups, (rows) => rows.map((row) => exportMembership(row, playerId))),
    joinRequests: mapPages(requests, (rows) => rows.map(presentRequest)),
  };
}

function exportMembership(row: ViewedGroup, playerId: string): GroupsExport['memberships'][number] {
  const role = roleIn(row, playerId);
  const leftAt = row.left_at ?? row.ended_at;
  return {
    groupId: row.id,
    name: row.name,
    joinedAt: formatIsoTime(row.joined_at ?? row.created_at),
    ...((role === 'owner' || role === 'member') && { role }),
    ...(leftAt !== null && { leftAt: formatIsoTime(leftAt) }),
  };
}

/** Before a player is deleted: their hives pass to the longest-standing member. */
export async function leaveGroups(deps: GroupsDeps, playerId: string): Promise<void> {
  for (const { id } of await groupsOf(deps.db.read, playerId, 'active')) {
    try {
      await leaveGroup(deps, { playerId }, id);
    } catch (error) {
      // Removed, or the hive has ended, in the meantime.
      if (!(error instanceof Refusal)) throw error;
    }
  }
}

/** Where both players are in a hive, one membership goes; ownership of either is kept. */
export const groupsMergeStep = {
  collection: 'groups',

  /** Locks the hives, so that removing the member happens before, or sees the account. */
  async keys(sql: Reader, from: string, to: string) {
    const joined = [...(await allGroupsOf(sql, from)), ...(await allGroupsOf(sql, to))];
    const requested = await requestsBy(sql, from);
    return [...joined, ...requested].map(({ group_id }) => `group:${group_id}`);
  },

  async count(sql: Reader, from: string, to: string) {
    const moving = await allGroupsOf(sql, from);
    return { moves: moving.length, meets: await countSharedGroups(sql, from, to) };
  },

  async move(sql: Writer, from: string, to: string) {
    const mine = new Map((await allGroupsOf(sql, to)).map(byGroup));
    const moving = await allGroupsOf(sql, from);
    const memo: GroupsMemo = { members: [], founded: await foundedGroupsOf(sql, from) };
    for (const member of moving) {
      const { group_id } = member;
      const own = mine.get(group_id);
      const isOwner = (await findGroup(sql, group_id, from))?.owner_id === from;
      if (keepsOwn(member, own)) await deleteMember(sql, group_id, from);
      else if (own) await deleteMember(sql, group_id, to);
      await reassignMember(sql, group_id, from, to);
      memo.members.push({ member, isOwner, ...(own && { own }) });
    }
    await reassignFoundedGroups(sql, from, to);
    return { signals: await hiveSignals(sql, moving, [to]), memo };
  },

  /** A hive that the account has left since stays left. Ownership goes with the place, and never to who isn't in. */
  async undo(sql: Writer, { members, founded }: GroupsMemo, guestId: string, accountId: string) {
    const current = new Map((await allGroupsOf(sql, accountId)).map(byGroup));
    const returned = [];
    for (const { member, own, isOwner } of members) {
      const now = current.get(member.group_id);
      const hasReturned = keepsOwn(member, own)
        ? await addMemberAgain(sql, member, now, isOwner)
        : await returnMember(sql, member, own, now);
      if (hasReturned) returned.push(member);
    }
    await returnFoundedGroups(sql, founded, accountId, guestId);
    return {
      signals: await hiveSignals(sql, returned, [guestId, accountId]),
      returned: returned.length,
      // All of them: a place that isn't given back leaves the guest outside.
      groupIds: members.map(({ member }) => member.group_id),
    };
  },
};

interface GroupsMemo {
  /** The places of the anonymous player, each with the account's own in the same hive. */
  members: { member: MemberRow; own?: MemberRow; isOwner: boolean }[];
  founded: RowKey[];
}

const byGroup = (row: MemberRow) => [row.group_id, row] as const;

/** An active membership of either wins. */
const keepsOwn = (member: MemberRow, own: MemberRow | undefined): own is MemberRow =>
  own !== undefined && (own.left_at === null || member.left_at !== null);

/** The account was in the hive too: both are again, if the account still is and there is room. */
async function addMemberAgain(
  sql: Writer,
  member: MemberRow,
  now: MemberRow | undefined,
  isOwner: boolean,
): Promise<boolean> {
  if (!now) return false;
  if (member.left_at === null) {
    if (now.left_at !== null) return false;
    if ((await memberIds(sql, member.group_id)).length >= maxHiveMembers) return false;
  }
  await upsertMember(sql, member);
  if (isOwner && member.left_at === null) {
    const { group_id, player_id: owner_id } = member;
    await updateGroupRow(sql, group_id, now.player_id, { owner_id });
  }
  return true;
}

async function returnMember(
  sql: Writer,
  member: MemberRow,
  own: MemberRow | undefined,
  now: MemberRow | undefined,
): Promise<boolean> {
  const isUntouched = now?.joined_at === member.joined_at && now.left_at === member.left_at;
  if (!isUntouched) return false;
  await reassignMember(sql, member.group_id, now.player_id, member.player_id);
  if (own) await upsertMember(sql, own);
  return true;
}

/** Open requests pass to the account, unless it has asked too or is a member. */
export const joinRequestsMergeStep = {
  collection: 'joinRequests',

  async count(sql: Reader, from: string, to: string) {
    const moving = await requestsBy(sql, from);
    const requested = await requestsBy(sql, to);
    const joined = (await allGroupsOf(sql, to)).filter(({ left_at }) => left_at === null);
    const known = new Set([...requested, ...joined].map(({ group_id }) => group_id));
    return {
      moves: moving.length,
      meets: moving.filter(({ group_id }) => known.has(group_id)).length,
    };
  },

  async move(sql: Writer, from: string, to: string) {
    const moving = await requestsBy(sql, from);
    await reassignRequests(sql, from, to);
    return { signals: await hiveSignals(sql, moving, [to]), memo: moving.map(({ id }) => id) };
  },

  /** Those that still wait for an answer. */
  async undo(sql: Writer, ids: string[], guestId: string, accountId: string) {
    const waiting = (await requestsBy(sql, accountId)).filter(({ id }) => ids.includes(id));
    const waitingIds = waiting.map(({ id }) => id);
    await returnRequests(sql, waitingIds, accountId, guestId);
    return {
      signals: await hiveSignals(sql, waiting, [guestId, accountId]),
      returned: waiting.length,
    };
  },
};

/** Signals all members, because a member's or requester's id changes. */
async function hiveSignals(
  sql: Writer,
  hives: readonly { group_id: string }[],
  playerIds: readonly string[],
) {
  const signals: AddressedSignal[] = [];
  for (const { group_id: id } of hives) {
    const members = await memberIds(sql, id);
    const { version } = await bumpGroupVersion(sql, id);
    signals.push({ topic: 'group', id, version, to: [...new Set([...members, ...playerIds])] });
  }
  return signals;
}
