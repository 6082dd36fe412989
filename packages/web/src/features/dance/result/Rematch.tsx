import type { Dance } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSuppressToast } from '../../../domain/notifications/suppress-toast.ts';
import { activeDancesQuery } from '../../../domain/play/active-dances.ts';
import { usePollInterval } from '../../../platform/use-poll-interval.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { dancePath } from '../dance-queries.ts';
import { partnerName, partnerNameCapitalized } from '../partner-name.ts';
import { useRematch } from './use-rematch.ts';

const StartOverDialog = lazy(() => import('./StartOverDialog.tsx'));

interface RematchProps {
  game: Pick<Dance, 'gameConfig'>;
  opponent: NonNullable<Dance['opponent']>;
}

/** Starts another dance, or links to the one that the two have begun since. */
export function Rematch({ game: { gameConfig }, opponent }: RematchProps) {
  const refetchInterval = usePollInterval();
  const { data: active } = useQuery({ ...activeDancesQuery, refetchInterval });
  const begun = active?.find((one) => one.opponent?.userId === opponent.userId);
  const { again, isBusy, existing, fault } = useRematch({
    opponentId: opponent.userId,
    gameConfig,
  });
  /** Undefined until the dialog is first opened, and so fetched. */
  const [isStartingOver, setStartingOver] = useState<boolean>();
  const name = partnerName({ opponent });
  useSuppressToast('rematch', opponent.userId);

  return (
    <Stack gap={3}>
      {begun === undefined ? (
        <Button isBusy={isBusy} onClick={() => again(false)}>
          Dance again
        </Button>
      ) : begun.status === 'invited' && !begun.isInviter ? (
        <>
          <p role="status">{partnerNameCapitalized({ opponent })} wants to dance again.</p>
          <ButtonLink to={dancePath(begun.gameId)}>Answer {name}</ButtonLink>
        </>
      ) : (
        <ButtonLink to={dancePath(begun.gameId)}>Your dance with {name}</ButtonLink>
      )}
      {(existing !== undefined || (begun && isUnderWay(begun))) && (
        <Button look="outline" onClick={() => setStartingOver(true)}>
          Start over instead
        </Button>
      )}
      <Fault>{fault}</Fault>
      <Suspense>
        {isStartingOver !== undefined && (
          <StartOverDialog
            gameConfig={gameConfig}
            opponent={opponent}
            isOpen={isStartingOver}
            onClose={() => setStartingOver(false)}
          />
        )}
      </Suspense>
    </Stack>
  );
}

/** Starting over would change nothing in a rematch without any rounds. */
const isUnderWay = ({ status, isRematch, rounds }: Dance): boolean =>
  status !== 'invited' && (!isRematch || rounds.length > 0);
