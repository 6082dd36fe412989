import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import type { Notice } from '../notifications/notify.ts';
import { changeGroup } from './change-group.ts';
import type { GroupsDeps } from './deps.ts';
import { memberIds } from './members/queries.ts';
import { endGroup } from './queries.ts';

export function deleteGroup(
  deps: GroupsDeps,
  { playerId }: Caller,
  groupId: string,
): Promise<CallReply<'deleteGroup'>> {
  return changeGroup(deps, { playerId, groupId, action: 'delete' }, async (sql, _group, now) => {
    const others = (await memberIds(sql, groupId)).filter((id) => id !== playerId);
    const alsoTell = await endGroup(sql, groupId, { now, reason: null });
    const text = '{name} has ended {hive}.';
    const notices = others.map(
      (to): Notice => ({ to, from: playerId, groupId, type: 'group_ended', text }),
    );
    return { result: { deleted: true }, alsoTell, notices };
  });
}
