import type { CallReply } from '@bee-jinx/contract/browser';
import type { QueryClient } from '@tanstack/react-query';
import { errorMessage } from '../../../api/error-message.ts';
import { readAllAnew } from '../../../domain/account/read-all-anew.ts';
import { statsQuery } from '../../../domain/play/daily.ts';
import { today } from '../../../platform/today.ts';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { broughtAlongMessage, streakMessage, undoneMessage } from './collection-labels.ts';
import { undoMigration } from './orphaned-data.ts';

interface Merge {
  postHogId: string;
  userId: string;
}

/** Tells what came along, with a way back. */
export async function showBroughtAlong(
  cache: QueryClient,
  merge: Merge,
  { collections }: CallReply<'migrateData'>,
): Promise<void> {
  const hasGames = collections.some(({ collection }) => collection === 'dailyGames');
  const stats = hasGames
    ? await cache.fetchQuery({ ...statsQuery(today()), staleTime: 0 }).catch(() => undefined)
    : undefined;
  showToast({
    variant: 'done',
    lead: broughtAlongMessage(collections),
    text: streakMessage(stats?.currentStreak ?? 0),
    action: {
      label: 'Undo',
      onPress: () => {
        undoAndShow(cache, merge).catch((error: unknown) =>
          showToast({ variant: 'fault', text: errorMessage(error) }),
        );
      },
    },
  });
}

export async function undoAndShow(cache: QueryClient, { postHogId, userId }: Merge): Promise<void> {
  const undone = await undoMigration(postHogId, userId);
  await readAllAnew(cache, userId);
  showToast({ variant: 'done', lead: 'Undone.', text: undoneMessage(undone) });
}
