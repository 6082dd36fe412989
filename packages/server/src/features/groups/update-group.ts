import type { CallReply } from '@bee-jinx/contract';
import type { JoinPolicy } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import type { Notice } from '../notifications/notify.ts';
import { changeGroup } from './change-group.ts';
import type { GroupsDeps } from './deps.ts';
import { inviteCodeLockKeys, pickInviteCode } from './invite-code.ts';
import { memberIds } from './members/queries.ts';
import { loadPresentedGroup } from './present-group.ts';
import * as queries from './queries.ts';
import { endGroup } from './queries.ts';
import { validateDescription, validateHiveName } from './validate-group.ts';

interface Changes {
  name?: string | undefined;
  description?: string | undefined;
  inviteCode?: string | undefined;
  joinPolicy?: JoinPolicy | undefined;
}

export async function updateGroup(
  deps: GroupsDeps,
  { playerId }: Caller,
  groupId: string,
  input: Changes,
): Promise<CallReply<'updateGroup'>> {
  const words = {
    ...(input.name !== undefined && { name: validateHiveName(input.name) }),
    ...(input.description !== undefined && {
      description: validateDescription(input.description),
    }),
    ...(input.joinPolicy !== undefined && { join_policy: input.joinPolicy }),
  };
  const who = {
    playerId,
    groupId,
    action: 'update' as const,
    alsoLock: inviteCodeLockKeys(input.inviteCode),
  };
  await changeGroup(deps, who, async (sql, group) => {
    const code =
      input.inviteCode !== undefined && (await pickInviteCode(sql, input.inviteCode, groupId));
    const changes = {
      ...words,
      ...(code &&
        code.code !== group.invite_code && { invite_code: code.code, code_key: code.key }),
    };
    const isNothing = Object.entries(changes).every(
      ([column, value]) => group[column as keyof typeof changes] === value,
    );
    if (!isNothing) await queries.updateGroupRow(sql, groupId, playerId, changes);
    return { result: undefined, isNothing };
  });
  return { group: await loadPresentedGroup(deps, groupId, playerId) };
}

export function deleteGroup(
  deps: GroupsDeps,
  { playerId }: Caller,
  groupId: string,
): Promise<CallReply<'deleteGroup'>> {
  return changeGroup(deps, { playerId, groupId, action: 'delete' }, async (sql, _group, now) => {
    const others = (await memberIds(sql, groupId)).filter((id) => id !== playerId);
    const alsoSignal = await endGroup(sql, groupId, { now, reason: null });
    const text = '{name} has ended {hive}.';
    const notices = others.map(
      (to): Notice => ({ to, from: playerId, groupId, type: 'group_ended', text }),
    );
    return { result: { deleted: true }, alsoSignal, notices };
  });
}
