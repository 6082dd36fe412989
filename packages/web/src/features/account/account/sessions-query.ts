import type { KnownSession } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';

export function sessionsQuery(userId: string) {
  return queryOptions({
    queryKey: ['sessions', userId],
    queryFn: async ({ signal }): Promise<KnownSession[]> =>
      (await call('listSessions', { signal })).sessions,
  });
}
