import type { SessionInfo } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export function sessionsQuery(userId: string) {
  return queryOptions({
    queryKey: ['sessions', userId],
    queryFn: async ({ signal }): Promise<SessionInfo[]> =>
      (await call('listSessions', { signal })).sessions,
  });
}
