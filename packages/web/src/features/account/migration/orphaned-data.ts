import type { CallReply } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { eventQueue } from '../../../domain/analytics/track.ts';
import { dailyWords } from '../../../domain/play/daily.ts';
import { danceWords } from '../../../domain/play/dance.ts';
import { reassignQueuedWords } from '../../../domain/play/offline/reassign-queued-words.ts';
import { swarmWords } from '../../../domain/swarm/swarm.ts';
import { safeLocalStorage } from '../../../platform/safe-storage.ts';

type Conflicts = NonNullable<CallReply<'checkOrphanedData'>['conflicts']>;

export interface OrphanedData {
  postHogId: string;
  displayName: string;
  collections: CallReply<'previewMigration'>['collections'];
  /** Puzzles of days that both have played. */
  conflicts: Conflicts;
}

export const orphanedDataKey = (userId: string) => ['left-behind', userId];

/** The data of the anonymous player who signed in here, unless its migration was declined. */
export function useOrphanedData(userId: string) {
  return useQuery({
    queryKey: orphanedDataKey(userId),
    queryFn: async ({ signal }): Promise<OrphanedData | null> => {
      const { hasData, conflicts = [] } = await call('checkOrphanedData', { signal });
      if (!hasData) return null;
      const {
        postHogId,
        displayName = '',
        collections,
      } = await call('previewMigration', { signal });
      if (postHogId === undefined || safeLocalStorage.read(declinedKey) === postHogId) return null;
      return { postHogId, displayName, collections, conflicts };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

const declinedKey = 'migration.declined';

/** Whoever has declined or undone it keeps the two apart: nothing is asked or brought along again. */
export function declineMigration(postHogId: string): void {
  safeLocalStorage.write(declinedKey, postHogId);
}

/** By puzzle: whose game is kept. */
export type KeptGames = Record<number, Conflicts[number]['firstFinished']>;

export async function migrateOrphanedData(
  { postHogId, conflicts }: OrphanedData,
  userId: string,
  kept: KeptGames,
) {
  const keep = Object.entries(kept).map(([puzzleNumber, from]) => ({
    puzzleNumber: Number(puzzleNumber),
    from,
  }));
  const body = { postHogId, supabaseId: userId, ...(keep.length > 0 && { keep }) };
  const migrated = await call('migrateData', { body });
  eventQueue.reassign(postHogId, userId);
  // A word that waits for a game that didn't come along goes with it: in the account's game it would meet another word.
  for (const { puzzleNumber, firstFinished } of conflicts) {
    const word = dailyWords.queue.find(postHogId, puzzleNumber);
    if (word && (kept[puzzleNumber] ?? firstFinished) === 'account') dailyWords.queue.remove(word);
  }
  reassignQueuedWords(dailyWords.queue, postHogId, userId);
  reassignQueuedWords(danceWords.queue, postHogId, userId);
  reassignQueuedWords(swarmWords.queue, postHogId, userId);
  return migrated;
}

export async function undoMigration(postHogId: string, userId: string) {
  const undone = await call('undoMigration', { body: { postHogId, supabaseId: userId } });
  declineMigration(postHogId);
  return undone;
}
