import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { wordsFor } from '../../../api/error-copy.ts';
import { Button } from '../../../ui/Button.tsx';
import { Countdown } from '../../../ui/Countdown.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { partnerName, partnerNameFirst } from '../partner-name.ts';
import type { Play } from '../play.ts';
import styles from './Nudge.module.css';
import { nudgeWaitMs } from './nudging.ts';

/** Reminds who hasn't said a word yet. The server says how often that is fair. */
export function Nudge({ game }: Pick<Play, 'game'>) {
  const { gameId, roundNumber, opponent } = game;
  const { mutate, isPending, data, error } = useMutation({
    mutationFn: async (recipientUserId: string) => {
      try {
        const opponentUserId = recipientUserId;
        await call('nudge', { body: { recipientUserId, opponentUserId, gameId, roundNumber } });
        return { againAt: undefined };
      } catch (refused) {
        const waitMs = nudgeWaitMs(refused);
        if (waitMs === undefined) throw refused;
        return { againAt: Date.now() + waitMs };
      }
    },
  });
  if (!opponent) return null;
  if (data) {
    const name = partnerNameFirst(game);
    return (
      <p role="status" className={styles.said}>
        {data.againAt === undefined ? (
          `${name} has been nudged.`
        ) : (
          <>
            {name} was nudged in this round. You can nudge again <Countdown until={data.againAt} />.
          </>
        )}
      </p>
    );
  }
  return (
    <div className={styles.nudge}>
      <Button look="outline" isBusy={isPending} onClick={() => mutate(opponent.userId)}>
        <span className={styles.label}>
          <Icon name="bell" />
          <span className={styles.name}>Nudge {partnerName(game)}</span>
        </span>
      </Button>
      {error && (
        <p role="alert" className={styles.said}>
          {wordsFor(error)}
        </p>
      )}
    </div>
  );
}
