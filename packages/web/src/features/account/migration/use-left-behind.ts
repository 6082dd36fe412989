import type { CallReply } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { wasDeclined } from './declined.ts';

export interface LeftBehind {
  postHogId: string;
  displayName: string;
  collections: CallReply<'previewMigration'>['collections'];
}

export const leftBehindKey = (userId: string) => ['left-behind', userId];

/** What the anonymous player who signed in here left, unless it was to be left. */
export function useLeftBehind(userId: string) {
  return useQuery({
    queryKey: leftBehindKey(userId),
    queryFn: async ({ signal }): Promise<LeftBehind | null> => {
      const { hasData } = await call('checkOrphanedData', { signal });
      if (!hasData) return null;
      const {
        postHogId,
        displayName = '',
        collections,
      } = await call('previewMigration', { signal });
      if (postHogId === undefined || wasDeclined(postHogId)) return null;
      return { postHogId, displayName, collections };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
