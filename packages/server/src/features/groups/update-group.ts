import type { CallReply } from '@bee-jinx/contract';
import type { JoinPolicy } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { acceptableDescription, acceptableHiveName } from './acceptable-group.ts';
import { changeGroup } from './change-group.ts';
import { codeFor, codeLock } from './free-code.ts';
import type { GroupsParts } from './parts.ts';
import { showGroup } from './present-group.ts';
import * as queries from './queries.ts';

interface Changes {
  name?: string | undefined;
  description?: string | undefined;
  inviteCode?: string | undefined;
  joinPolicy?: JoinPolicy | undefined;
}

export async function updateGroup(
  parts: GroupsParts,
  { playerId }: Caller,
  groupId: string,
  wish: Changes,
): Promise<CallReply<'updateGroup'>> {
  const words = {
    ...(wish.name !== undefined && { name: acceptableHiveName(wish.name) }),
    ...(wish.description !== undefined && {
      description: acceptableDescription(wish.description),
    }),
    ...(wish.joinPolicy !== undefined && { join_policy: wish.joinPolicy }),
  };
  const who = { playerId, groupId, action: 'update' as const, alsoLock: codeLock(wish.inviteCode) };
  await changeGroup(parts, who, async (sql, group) => {
    const code = wish.inviteCode !== undefined && (await codeFor(sql, wish.inviteCode, groupId));
    const changes = {
      ...words,
      ...(code &&
        code.code !== group.invite_code && { invite_code: code.code, code_key: code.key }),
    };
    const isNothing = Object.entries(changes).every(
      ([column, value]) => group[column as keyof typeof changes] === value,
    );
    if (!isNothing) await queries.updateGroup(sql, groupId, playerId, changes);
    return { result: undefined, isNothing };
  });
  return { group: await showGroup(parts, groupId, playerId) };
}
