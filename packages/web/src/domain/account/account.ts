import type { Account } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export function accountQuery(userId: string) {
  return queryOptions({
    queryKey: ['account', userId],
    queryFn: async ({ signal }): Promise<Account | null> =>
      (await call('readAccount', { signal })).account ?? null,
  });
}
