import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { friendsGroupOf } from './friends-group.ts';
import type { GroupsParts } from './parts.ts';
import { presentGroup } from './present-group.ts';
import { groupsOf } from './queries.ts';

export async function listGroups(
  parts: GroupsParts,
  { playerId }: Caller,
  wish: { includeInactive?: boolean | undefined; type?: 'hive' | 'friends' | undefined },
): Promise<CallReply<'listGroups'>> {
  if (wish.type === 'friends') {
    return { groups: [], group: { groupId: await friendsGroupOf(parts, playerId) } };
  }
  const rows = await groupsOf(parts.db.read, playerId, wish.includeInactive ? 'all' : 'active');
  const groups = rows.map((row) => presentGroup(row, playerId));
  return { groups: groups.sort((one, other) => Number(other.joined) - Number(one.joined)) };
}
