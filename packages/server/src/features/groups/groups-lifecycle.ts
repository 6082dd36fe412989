import type { CallReply } from '@bee-jinx/contract';
import { formatIsoTime } from '../../platform/clock.ts';
import type { Reader, Writer } from '../../platform/database/database.ts';
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
} from './joining/queries.ts';
import { leaveGroup } from './members/manage-members.ts';
import {
  allGroupsOf,
  countSharedGroups,
  deleteMember,
  memberIds,
  reassignMember,
} from './members/queries.ts';
import { roleIn } from './present-group.ts';
import {
  bumpGroupVersion,
  groupsAfter,
  groupsOf,
  reassignFoundedGroups,
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

  async move(sql: Writer, from: string, to: string): Promise<AddressedSignal[]> {
    const mine = new Map((await allGroupsOf(sql, to)).map((row) => [row.group_id, row]));
    const moving = await allGroupsOf(sql, from);
    for (const { group_id, left_at } of moving) {
      const own = mine.get(group_id);
      // An active membership of either wins.
      const keepsOwn = own !== undefined && (own.left_at === null || left_at !== null);
      if (keepsOwn) await deleteMember(sql, group_id, from);
      else if (own) await deleteMember(sql, group_id, to);
      await reassignMember(sql, group_id, from, to);
    }
    await reassignFoundedGroups(sql, from, to);
    return hiveSignals(sql, moving, to);
  },
};

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

  async move(sql: Writer, from: string, to: string): Promise<AddressedSignal[]> {
    const moving = await requestsBy(sql, from);
    await reassignRequests(sql, from, to);
    return hiveSignals(sql, moving, to);
  },
};

/** Signals all members, because a member's or requester's id changes. */
async function hiveSignals(sql: Writer, hives: readonly { group_id: string }[], playerId: string) {
  const signals: AddressedSignal[] = [];
  for (const { group_id: id } of hives) {
    const members = await memberIds(sql, id);
    const version = await bumpGroupVersion(sql, id);
    signals.push({ topic: 'group', id, version, to: [...new Set([...members, playerId])] });
  }
  return signals;
}
