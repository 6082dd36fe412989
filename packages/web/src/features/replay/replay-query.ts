import type { DanceReplay, Replay } from '@bee-jinx/contract/browser';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../api/call.ts';

export const replayQuery = (replayId: string) =>
  queryOptions({
    queryKey: ['replay', replayId],
    queryFn: async ({ signal }): Promise<Replay | DanceReplay> =>
      (await call('readReplay', { params: { replayId }, signal })).replay,
  });
