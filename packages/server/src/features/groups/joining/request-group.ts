import type { CallReply } from '@bee-jinx/contract';
import type { JoinMethod } from '@bee-jinx/game';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changeGroup } from '../change-group.ts';
import type { GroupsDeps } from '../deps.ts';
import { createJoinRequest } from './create-join-request.ts';
import type { HiveLookup } from './find-hive.ts';
import { findHiveToJoin } from './join-group.ts';
import { presentRequest } from './present-request.ts';
import { findRequest } from './queries.ts';

export async function requestGroup(
  deps: GroupsDeps,
  { playerId }: Caller,
  input: HiveLookup & { joinMethod: JoinMethod },
): Promise<CallReply<'requestGroup'>> {
  const { id: groupId } = await findHiveToJoin(deps, input, playerId);
  const requestId = await changeGroup(
    deps,
    { playerId, groupId, action: 'request' },
    (sql, group, now) => createJoinRequest(sql, group, playerId, input.joinMethod, now),
  );
  const request = await findRequest(deps.db.read, requestId);
  if (!request) throw new Refusal('request_not_open');
  return { request: presentRequest(request) };
}
