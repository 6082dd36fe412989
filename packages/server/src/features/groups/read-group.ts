import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { requirePermission } from './change-group.ts';
import type { GroupsDeps } from './deps.ts';
import { presentGroup, roleIn, unknownHiveRefusal } from './present-group.ts';
import { findGroup, type ViewedGroup } from './queries.ts';

export async function readGroup(
  deps: GroupsDeps,
  { playerId }: Caller,
  groupId: string,
): Promise<CallReply<'readGroup'>> {
  return { group: presentGroup(await requireVisibleGroup(deps, groupId, playerId), playerId) };
}

/** Only for who is in it. */
export async function requireVisibleGroup(
  { db }: GroupsDeps,
  groupId: string,
  playerId: string,
): Promise<ViewedGroup> {
  const row = await findGroup(db.read, groupId, playerId);
  if (!row) throw unknownHiveRefusal();
  requirePermission(roleIn(row, playerId), 'see');
  return row;
}
