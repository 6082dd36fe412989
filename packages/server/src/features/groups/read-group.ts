import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { requirePermission } from './change-group.ts';
import type { GroupsDeps } from './deps.ts';
import { findOrCreateFriendsGroup } from './friends-group.ts';
import { presentGroup, roleIn, unknownHiveRefusal } from './present-group.ts';
import { findGroup, groupsOf } from './queries.ts';

export async function listGroups(
  deps: GroupsDeps,
  { playerId }: Caller,
  input: { includeInactive?: boolean | undefined; type?: 'hive' | 'friends' | undefined },
): Promise<CallReply<'listGroups'>> {
  if (input.type === 'friends') {
    return { groups: [], group: { groupId: await findOrCreateFriendsGroup(deps, playerId) } };
  }
  const rows = await groupsOf(deps.db.read, playerId, input.includeInactive ? 'all' : 'active');
  const groups = rows.map((row) => presentGroup(row, playerId));
  return { groups: groups.sort((a, b) => Number(b.joined) - Number(a.joined)) };
}

export async function readGroup(
  deps: GroupsDeps,
  { playerId }: Caller,
  groupId: string,
): Promise<CallReply<'readGroup'>> {
  return { group: presentGroup(await requireVisibleGroup(deps, groupId, playerId), playerId) };
}

/** For members only. */
export async function requireVisibleGroup({ db }: GroupsDeps, groupId: string, playerId: string) {
  const row = await findGroup(db.read, groupId, playerId);
  if (!row) throw unknownHiveRefusal();
  requirePermission(roleIn(row, playerId), 'see');
  return row;
}
