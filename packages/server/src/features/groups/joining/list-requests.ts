import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../../platform/http/caller.ts';
import type { GroupsDeps } from '../deps.ts';
import { presentRequest } from './present-request.ts';
import { requestsBy, requestsTo } from './queries.ts';

export async function listRequests(
  { db }: GroupsDeps,
  { playerId }: Caller,
  groupId: string | undefined,
): Promise<CallReply<'groupRequests'>> {
  const requests = await requestsTo(db.read, playerId, groupId);
  const sent = await requestsBy(db.read, playerId);
  return {
    requests: requests.map(presentRequest),
    sent: sent
      .filter((row) => groupId === undefined || row.group_id === groupId)
      .map(presentRequest),
  };
}
