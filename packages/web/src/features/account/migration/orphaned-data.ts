import type { CallReply } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { eventQueue } from '../../../domain/analytics/track.ts';
import { safeLocalStorage } from '../../../platform/safe-storage.ts';

export interface OrphanedData {
  postHogId: string;
  displayName: string;
  collections: CallReply<'previewMigration'>['collections'];
}

export const orphanedDataKey = (userId: string) => ['left-behind', userId];

/** The data of the anonymous player who signed in here, unless its migration was declined. */
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
      if (postHogId === undefined || safeLocalStorage.read(declinedKey) === postHogId) return null;
      return { postHogId, displayName, collections };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const declinedKey = 'migration.declined';

/** The offer is made once: whoever has declined it isn't asked again. */
export function declineMigration({ postHogId }: OrphanedData): void {
  safeLocalStorage.write(declinedKey, postHogId);
}

export async function migrateOrphanedData({ postHogId }: OrphanedData, userId: string) {
  const migrated = await call('migrateData', { body: { postHogId, supabaseId: userId } });
  eventQueue.reassign(postHogId, userId);
  return migrated;
}
