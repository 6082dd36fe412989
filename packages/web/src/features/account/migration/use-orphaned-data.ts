import type { CallReply } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { isMigrationDeclined } from './declined-migration.ts';

export interface OrphanedData {
  postHogId: string;
  displayName: string;
  collections: CallReply<'previewMigration'>['collections'];
}

export const orphanedDataKey = (userId: string) => ['left-behind', userId];

/** What the anonymous player who signed in here left, unless it was to be left. */
export function useOrphanedData(userId: string) {
  return useQuery({
    queryKey: orphanedDataKey(userId),
    queryFn: async ({ signal }): Promise<OrphanedData | null> => {
      const { hasData } = await call('checkOrphanedData', { signal });
      if (!hasData) return null;
      const {
        postHogId,
        displayName = '',
        collections,
      } = await call('previewMigration', { signal });
      if (postHogId === undefined || isMigrationDeclined(postHogId)) return null;
      return { postHogId, displayName, collections };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}
