import type { Dance } from '@bee-jinx/contract/browser';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../api/call.ts';
import { errorMessage } from '../../../api/error-message.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { partnerName, partnerNameCapitalized } from '../partner-name.ts';
import styles from './NudgeButton.module.css';
import { nudgeWaitMs } from './nudge-rules.ts';

/** Reminds who hasn't said a word yet. The server says how often that is fair. */
export function NudgeButton({ dance }: { dance: Dance }) {
  const { gameId, roundNumber, opponent } = dance;
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
    const name = partnerNameCapitalized(dance);
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
          <span className={styles.name}>Nudge {partnerName(dance)}</span>
        </span>
      </Button>
      {error && (
        <p role="alert" className={styles.said}>
          {errorMessage(error)}
        </p>
      )}
    </div>
  );
}
