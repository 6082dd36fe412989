import type { Dance } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSuppressToast } from '../../../domain/notifications/suppress-toast.ts';
import { activeDancesQuery } from '../../../domain/play/active-dances.ts';
import { dancePath } from '../../../domain/play/dance-path.ts';
import { usePollInterval } from '../../../platform/use-poll-interval.ts';
import { Button, ButtonLink } from '../../../ui/button/Button.tsx';
import { openLoaded } from '../../../ui/dialog/open-loaded.ts';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { DanceLength } from '../DanceLength.tsx';
import { hasLeft, partnerName, partnerNameCapitalized } from '../partner-name.ts';
import { useRematch } from './use-rematch.ts';

const loadStartOverDialog = () => import('./StartOverDialog.tsx');
const StartOverDialog = lazy(loadStartOverDialog);

interface RematchProps {
  /** The dance that is over, if the result of one is shown. */
  game: Pick<Dance, 'gameConfig'> & { gameId?: string };
  opponent: NonNullable<Dance['opponent']>;
}

/** Starts another dance in one tap, whoever of the two is first, or links to the one that they have begun since. */
export function Rematch({ game, opponent }: RematchProps) {
  if (opponent.canDance === false) return <NoRematch opponent={opponent} />;
  return <RematchButtons game={game} opponent={opponent} />;
}

/** Whoever has left, or can't be reached, is not offered as if they could. */
function NoRematch({ opponent }: Pick<RematchProps, 'opponent'>) {
  return (
    <Stack gap={3}>
      <p>
        {hasLeft(opponent)
          ? 'Your partner has left Bee Jinx, so there is no second dance.'
          : `${partnerNameCapitalized({ opponent })} can’t dance now.`}
      </p>
      <ButtonLink to="/jinx/dance">Dance with somebody else</ButtonLink>
    </Stack>
  );
}

function RematchButtons({ game: { gameId, gameConfig: last }, opponent }: RematchProps) {
  const [maxRounds, setMaxRounds] = useState(last.maxRounds);
  const gameConfig = { ...last, maxRounds };
  const refetchInterval = usePollInterval();
  const { data: active } = useQuery({ ...activeDancesQuery, refetchInterval });
  const begun = active?.find(
    (one) => one.opponent?.userId === opponent.userId && one.gameId !== gameId,
  );
  const { again, isBusy, existing, fault } = useRematch({
    opponentId: opponent.userId,
    gameConfig,
  });
  /** Undefined until the dialog is first opened. */
  const [isStartingOver, setStartingOver] = useState<boolean>();
  const name = partnerName({ opponent });
  // Their tap on the same button is answered by mine.
  const isAsked = begun?.status === 'invited' && !begun.isInviter && begun.isRematch;
  useSuppressToast('rematch', opponent.userId);

  return (
    <Stack gap={3}>
      {isAsked && <p role="status">{partnerNameCapitalized({ opponent })} wants to dance again.</p>}
      {begun === undefined || isAsked ? (
        <>
          <Button isBusy={isBusy} onClick={() => again(false)}>
            Dance again
          </Button>
          {!isAsked && <DanceLength chosen={maxRounds} onChoose={setMaxRounds} />}
        </>
      ) : (
        <ButtonLink to={dancePath(begun.gameId)}>
          {begun.status === 'invited' && !begun.isInviter
            ? `Answer ${name}`
            : `Your dance with ${name}`}
        </ButtonLink>
      )}
      {(existing !== undefined || (begun && isUnderWay(begun))) && (
        <Button
          variant="outline"
          onClick={() => openLoaded(loadStartOverDialog, () => setStartingOver(true))}
        >
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
