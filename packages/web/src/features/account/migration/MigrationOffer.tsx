import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usePlayer } from '../../../domain/account/player.ts';
import { track } from '../../../domain/analytics/track.ts';
import { migratePushSubscription } from '../../../domain/push/push.ts';
import { BusyDots } from '../../../ui/busy-dots/BusyDots.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { collectionConflictMessage, collectionLabel } from './collection-labels.ts';
import { KeptGameChoice } from './KeptGameChoice.tsx';
import styles from './MigrationOffer.module.css';
import { migrationErrorMessage, migrationFailureEvent } from './migration-error.ts';
import {
  declineMigration,
  type KeptGames,
  migrateOrphanedData,
  type OrphanedData,
  orphanedDataKey,
} from './orphaned-data.ts';
import { showBroughtAlong } from './undo-toasts.ts';

interface MigrationOfferProps {
  left: OrphanedData;
  onDone(): void;
  /** Right after signing in: nothing is asked unless both have played the same day. */
  isAutomatic?: boolean;
}

/** Brings along what the anonymous player left; shows what that is and asks where there is a choice, or it has failed. */
export function MigrationOffer({ left, onDone, isAutomatic = false }: MigrationOfferProps) {
  const { userId, displayName } = usePlayer();
  const cache = useQueryClient();
  const [kept, setKept] = useState<KeptGames>({});
  const finish = () => {
    onDone();
    cache.setQueryData(orphanedDataKey(userId), null);
  };
  const migrate = useMutation({
    mutationFn: () => migrateOrphanedData(left, userId, kept),
    onError: (error) => track(migrationFailureEvent(error)),
    onSuccess: async (migrated) => {
      finish();
      migratePushSubscription(left.postHogId, userId).catch(() => {
        // The next visit tries again.
      });
      void cache.invalidateQueries();
      await showBroughtAlong(cache, { postHogId: left.postHogId, userId }, migrated);
    },
  });

  const startsByItself = isAutomatic && left.conflicts.length === 0;
  const { mutate, isIdle } = migrate;
  useEffect(() => {
    if (startsByItself && isIdle) mutate();
  }, [startsByItself, isIdle, mutate]);

  function leave(): void {
    declineMigration(left.postHogId);
    finish();
  }

  if (startsByItself && !migrate.isError) {
    return (
      <p role="status">
        Bringing along what you played as <strong>{left.displayName}</strong> <BusyDots />
      </p>
    );
  }
  return (
    <>
      <p>
        In this browser you played as <strong>{left.displayName}</strong>.{' '}
        {left.conflicts.length === 0
          ? 'Bring that along into your account?'
          : 'Your account has played the same day too: choose which game stays.'}
      </p>
      <Stack as="ul" gap={3} className={styles.list}>
        {left.collections.map((collection) => (
          <li key={collection.collection}>
            <span className={styles.what}>{collectionLabel(collection)}</span>
            {collection.collection !== 'dailyGames' && (
              <p className={styles.meets}>{collectionConflictMessage(collection)}</p>
            )}
          </li>
        ))}
      </Stack>
      <KeptGameChoice left={left} accountName={displayName} kept={kept} onChoose={setKept} />
      <Fault>{migrate.error ? migrationErrorMessage(migrate.error) : undefined}</Fault>
      <Button isBusy={migrate.isPending} onClick={() => mutate()}>
        {migrate.isPending ? 'Moving…' : 'Bring it along'}
      </Button>
      <Button variant="outline" onClick={() => !migrate.isPending && leave()}>
        Leave it
      </Button>
    </>
  );
}
