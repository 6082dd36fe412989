import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import type { GroupsDeps } from './deps.ts';
import { findOrCreateFriendsGroup } from './friends-group.ts';
import { presentGroup } from './present-group.ts';
import { groupsOf } from './queries.ts';

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
  return { groups: groups.sort((one, other) => Number(other.joined) - Number(one.joined)) };
}
