import type { Dance } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { activeDancesQuery } from '../../../api/active-dances.ts';
import { useToldHere } from '../../../api/told-here.ts';
import { useLookAgain } from '../../../platform/use-look-again.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { danceAddress } from '../dance-queries.ts';
import { partnerName, partnerNameFirst } from '../partner-name.ts';
import styles from './Rematch.module.css';
import { useRematch } from './use-rematch.ts';

const StartOverDialog = lazy(() => import('./StartOverDialog.tsx'));

interface RematchProps {
  game: Pick<Dance, 'gameConfig'>;
  opponent: NonNullable<Dance['opponent']>;
}

/** Dance again; or go on with the dance that the two have begun since. */
export function Rematch({ game: { gameConfig }, opponent }: RematchProps) {
  const refetchInterval = useLookAgain();
  const { data: active } = useQuery({ ...activeDancesQuery, refetchInterval });
  const begun = active?.find((one) => one.opponent?.userId === opponent.userId);
  const { again, isBusy, existing, fault } = useRematch({
    opponentId: opponent.userId,
    gameConfig,
  });
  const [isAsking, setAsking] = useState(false);
  const [wasAsked, setWasAsked] = useState(false);
  const name = partnerName({ opponent });
  useToldHere('rematch', opponent.userId);

  function ask(): void {
    setWasAsked(true);
    setAsking(true);
  }

  return (
    <div className={styles.rematch}>
      {begun === undefined ? (
        <Button isBusy={isBusy} onClick={() => again({ confirmEndExisting: false })}>
          Dance again
        </Button>
      ) : begun.status === 'invited' && !begun.isInviter ? (
        <>
          <p role="status">{partnerNameFirst({ opponent })} wants to dance again.</p>
          <ButtonLink to={danceAddress(begun.gameId)}>Answer {name}</ButtonLink>
        </>
      ) : (
        <ButtonLink to={danceAddress(begun.gameId)}>Your dance with {name}</ButtonLink>
      )}
      {(existing !== undefined || (begun && isUnderWay(begun))) && (
        <Button look="outline" onClick={ask}>
          Start over instead
        </Button>
      )}
      <Fault>{fault}</Fault>
      <Suspense>
        {wasAsked && (
          <StartOverDialog
            gameConfig={gameConfig}
            opponent={opponent}
            isOpen={isAsking}
            onClose={() => setAsking(false)}
          />
        )}
      </Suspense>
    </div>
  );
}

/** A rematch in which nothing was said yet is as new as another would be. */
const isUnderWay = ({ status, isRematch, rounds }: Dance): boolean =>
  status !== 'invited' && (!isRematch || rounds.length > 0);
