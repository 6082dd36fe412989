import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../../api/call-error.ts';
import { usePlayer } from '../../../domain/account/player.ts';
import { track } from '../../../domain/analytics/track.ts';
import { migratePushSubscription } from '../../../domain/push/push.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { showToast } from '../../../ui/toast/toast-queue.ts';
import { collectionConflictMessage, collectionLabel } from './collection-labels.ts';
import styles from './MigrationOffer.module.css';
import {
  declineMigration,
  migrateOrphanedData,
  type OrphanedData,
  orphanedDataKey,
} from './orphaned-data.ts';

interface MigrationOfferProps {
  left: OrphanedData;
  onDone(): void;
}

/** Shows what would be moved to the account, and asks. */
export function MigrationOffer({ left, onDone }: MigrationOfferProps) {
  const { userId, displayName } = usePlayer();
  const cache = useQueryClient();
  const finish = () => {
    onDone();
    cache.setQueryData(orphanedDataKey(userId), null);
  };
  const migrate = useMutation({
    mutationFn: () => migrateOrphanedData(left, userId),
    onError: (error) =>
      track({
        eventType: 'FEATURE_FAILED',
        eventData: { feature: 'migration', error: migrationErrorMessage(error) },
      }),
    onSuccess: () => {
      finish();
      migratePushSubscription(left.postHogId, userId).catch(() => {
        // The next visit tries again.
      });
      void cache.invalidateQueries();
      showToast({ variant: 'done', text: `Everything is with ${displayName} now.` });
    },
  });

  function leave(): void {
    declineMigration(left);
    finish();
  }

  return (
    <>
      <p>
        In this browser you played as <strong>{left.displayName}</strong>. Bring that along into
        your account?
      </p>
      <Stack as="ul" gap={3} className={styles.list}>
        {left.collections.map((collection) => (
          <li key={collection.collection}>
            <span className={styles.what}>{collectionLabel(collection)}</span>
            <p className={styles.meets}>{collectionConflictMessage(collection)}</p>
          </li>
        ))}
      </Stack>
      <Fault>{migrate.error ? migrationErrorMessage(migrate.error) : undefined}</Fault>
      <Button isBusy={migrate.isPending} onClick={() => migrate.mutate()}>
        {migrate.isPending ? 'Moving…' : 'Bring it along'}
      </Button>
      <Button variant="outline" onClick={() => !migrate.isPending && leave()}>
        Leave it
      </Button>
    </>
  );
}

function migrationErrorMessage(error: unknown): string {
  return error instanceof CallError && error.message ? error.message : 'Migration failed';
}
