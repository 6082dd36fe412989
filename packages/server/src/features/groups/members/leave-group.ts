import type { CallReply } from '@bee-jinx/contract';
import type { Writer } from '../../../platform/database/database.ts';
import { findPlayer } from '../../identity/queries.ts';
import type { Notice } from '../../notifications/notify.ts';
import { changeGroup, type GroupChange } from '../change-group.ts';
import type { GroupsDeps } from '../deps.ts';
import { endGroup, updateGroupRow, type ViewedGroup } from '../queries.ts';
import { endMembership, memberIds } from './queries.ts';

/** An owner hands over to who came first; who is last ends the hive. */
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
    return { result, alsoTell: await endGroup(sql, group.id, { now, reason: null }) };
  }
  if (group.owner_id !== playerId) return { result };
  await updateGroupRow(sql, group.id, playerId, { owner_id: heirId });
  const heir = await findPlayer(sql, heirId);
  return {
    result: { ...result, newOwner: { userId: heirId, displayName: heir?.display_name ?? '' } },
    notices: [newOwnerNotice(group.id, playerId, heirId)],
  };
}

export function newOwnerNotice(groupId: string, from: string, to: string): Notice {
  const text = '{name} has handed {hive} over to you. You are its owner now.';
  return { to, from, groupId, type: 'group_owner', text };
}
