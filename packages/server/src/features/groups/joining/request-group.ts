import type { CallReply } from '@bee-jinx/contract';
import type { JoinMethod } from '@bee-jinx/game';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { changeGroup } from '../change-group.ts';
import type { GroupsParts } from '../parts.ts';
import { askOwner } from './ask-owner.ts';
import type { HiveWish } from './find-hive.ts';
import { findHiveToJoin } from './join-group.ts';
import { presentRequest } from './present-request.ts';
import { findRequest } from './queries.ts';

export async function requestGroup(
  parts: GroupsParts,
  { playerId }: Caller,
  wish: HiveWish & { joinMethod: JoinMethod },
): Promise<CallReply<'requestGroup'>> {
  const { id: groupId } = await findHiveToJoin(parts, wish, playerId);
  const requestId = await changeGroup(
    parts,
    { playerId, groupId, action: 'request' },
    (sql, group, now) => askOwner(sql, group, playerId, wish.joinMethod, now),
  );
  const request = await findRequest(parts.db.read, requestId);
  if (!request) throw new Refusal('request_not_open');
  return { request: presentRequest(request) };
}
