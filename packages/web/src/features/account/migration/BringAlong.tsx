import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { CallError } from '../../../api/call-error.ts';
import { usePlayer } from '../../../api/player.ts';
import { bringPushAlong } from '../../../api/push.ts';
import { track } from '../../../platform/track.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { showToast } from '../../../ui/toast/toasts.ts';
import styles from './BringAlong.module.css';
import { collectionWords, meetingWords } from './collection-words.ts';
import { decline } from './declined.ts';
import { type LeftBehind, leftBehindKey } from './use-left-behind.ts';

interface BringAlongProps {
  left: LeftBehind;
  onDone(): void;
}

/** What would move, before anything does. */
export function BringAlong({ left, onDone }: BringAlongProps) {
  const { userId, displayName } = usePlayer();
  const cache = useQueryClient();
  const finish = () => {
    onDone();
    cache.setQueryData(leftBehindKey(userId), null);
  };
  const bring = useMutation({
    mutationFn: () =>
      call('migrateData', { body: { postHogId: left.postHogId, supabaseId: userId } }),
    onError: (error) =>
      track({
        eventType: 'FEATURE_FAILED',
        eventData: { feature: 'migration', error: migrationFault(error) },
      }),
    onSuccess: () => {
      finish();
      bringPushAlong(left.postHogId, userId).catch(() => {
        // The next visit says it again.
      });
      void cache.invalidateQueries();
      showToast({ look: 'done', text: `Everything is with ${displayName} now.` });
    },
  });

  function leave(): void {
    decline(left.postHogId);
    finish();
  }

  return (
    <>
      <p>
        In this browser you played as <strong>{left.displayName}</strong>. Bring that along into
        your account?
      </p>
      <ul className={styles.list}>
        {left.collections.map((collection) => (
          <li key={collection.collection}>
            <span className={styles.what}>{collectionWords(collection)}</span>
            <p className={styles.meets}>{meetingWords(collection)}</p>
          </li>
        ))}
      </ul>
      <Fault>{bring.error ? migrationFault(bring.error) : undefined}</Fault>
      <Button isBusy={bring.isPending} onClick={() => bring.mutate()}>
        {bring.isPending ? 'Moving…' : 'Bring it along'}
      </Button>
      <Button look="outline" onClick={() => !bring.isPending && leave()}>
        Leave it
      </Button>
    </>
  );
}

function migrationFault(error: unknown): string {
  return error instanceof CallError && error.message ? error.message : 'Migration failed';
}
