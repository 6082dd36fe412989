import type { Dance } from '@bee-jinx/contract/browser';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../../../api/call.ts';
import { Button, ButtonLink } from '../../../ui/Button.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { activeDancesQuery, danceAddress } from '../dance-queries.ts';
import { partnerName, partnerNameFirst } from '../partner-name.ts';
import { useCommand } from '../use-command.ts';
import { useLookAgain } from '../use-look-again.ts';
import styles from './Rematch.module.css';

/** Dance again; or go on with the dance that the two have begun since. */
export function Rematch({ game }: { game: Dance }) {
  const { opponent, gameConfig } = game;
  const navigate = useNavigate();
  const refetchInterval = useLookAgain();
  const { data: active } = useQuery({ ...activeDancesQuery, refetchInterval });
  const { run, isBusy, fault } = useCommand((opponentId: string) =>
    call('rematchDance', { body: { opponentId, gameConfig } }),
  );
  if (!opponent) return null;
  const begun = active?.find((one) => one.opponent?.userId === opponent.userId);
  const isAsked = begun?.status === 'invited' && !begun.isInviter;
  if (begun && !isAsked) {
    return (
      <ButtonLink to={danceAddress(begun.gameId)}>Your dance with {partnerName(game)}</ButtonLink>
    );
  }
  const again = (): void =>
    run(opponent.userId, {
      onSuccess: (reply) => void navigate(danceAddress(reply.game.gameId)),
    });
  return (
    <div className={styles.rematch}>
      {begun && <p role="status">{partnerNameFirst(game)} wants to dance again.</p>}
      {begun ? (
        <ButtonLink to={danceAddress(begun.gameId)}>Answer {partnerName(game)}</ButtonLink>
      ) : (
        <Button isBusy={isBusy} onClick={again}>
          Dance again
        </Button>
      )}
      <Fault>{fault}</Fault>
    </div>
  );
}
