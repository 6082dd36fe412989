import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { errorMessage } from '../../../api/error-message.ts';
import { cacheDance } from '../../../domain/play/dance.ts';
import { dancePath } from '../../../domain/play/dance-path.ts';
import { useNavigate } from '../../../platform/router/router-context.tsx';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { BusyDots } from '../../../ui/busy-dots/BusyDots.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { focusOnMount } from '../../../ui/focus-on-mount.ts';
import { useDanceWithBee } from '../dance-commands.ts';
import { partnerQuery, stopFindingPartner } from '../dance-queries.ts';
import styles from './PartnerSearch.module.css';

/** Waits for another player who is searching. After a while the bee offers itself. */
export function PartnerSearch({ onStop }: { onStop(): void }) {
  const navigate = useNavigate();
  const cache = useQueryClient();
  const { data, error } = useQuery(partnerQuery);
  const withBee = useDanceWithBee();
  const isPaired = useRef(false);
  const isBeeOffered = data?.beeOffered === true;

  const found = data?.game;
  useEffect(() => {
    if (!found) return;
    isPaired.current = true;
    cacheDance(cache, found);
    void navigate(dancePath(found.gameId));
  }, [found, cache, navigate]);

  useEffect(
    () => () => {
      if (isPaired.current) return;
      stopFindingPartner();
    },
    [],
  );

  return (
    <section className={styles.search} aria-label="Finding a partner">
      {isBeeOffered ? (
        <Bee pose="waving" size={120} />
      ) : (
        <span className={styles.dots}>
          <BusyDots />
        </span>
      )}
      {/* One element throughout: it takes the focus from the pressed button, and its changes are read out. */}
      <p role="status" ref={focusOnMount} tabIndex={-1}>
        {isBeeOffered ? (
          <>
            <b>Nobody has come yet. I would dance with you.</b> I am the bee, not a person.
          </>
        ) : (
          'Looking for somebody who is looking too.'
        )}
      </p>
      {isBeeOffered && (
        <>
          <Button
            isBusy={withBee.isBusy}
            onClick={() =>
              withBee.run(undefined, {
                // Leaves `isPaired` false: a poll in between renews the wait, which unmounting ends.
                onSuccess: ({ game }) => void navigate(dancePath(game.gameId)),
              })
            }
          >
            Dance with the bee
          </Button>
          <p className={styles.note}>Or keep this open: the search goes on.</p>
        </>
      )}
      <Fault>{withBee.fault ?? (error ? errorMessage(error) : undefined)}</Fault>
      <Button variant="outline" onClick={onStop}>
        Stop looking
      </Button>
    </section>
  );
}
