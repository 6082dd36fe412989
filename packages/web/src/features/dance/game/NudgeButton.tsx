import type { Dance } from '@bee-jinx/contract/browser';
import { errorMessage } from '../../../api/error-message.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Countdown } from '../../../ui/countdown/Countdown.tsx';
import { focusIfLost } from '../../../ui/focus-if-lost.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { partnerName, partnerNameCapitalized } from '../partner-name.ts';
import styles from './NudgeButton.module.css';
import { useNudge } from './use-nudge.ts';

/** Reminds a partner who hasn't said a word yet. The server limits how often. */
export function NudgeButton({ dance }: { dance: Dance }) {
  const { opponent } = dance;
  const { mutate, isPending, data, error, reset } = useNudge(dance);
  if (!opponent) return null;
  if (data) {
    const name = partnerNameCapitalized(dance);
    return (
      <p role="status" ref={focusIfLost} tabIndex={-1} className={styles.said}>
        {data.againAt === undefined ? (
          `${name} has been nudged.`
        ) : (
          <>
            {name} was nudged in this round. You can nudge again{' '}
            <Countdown until={data.againAt} onDone={reset} />.
          </>
        )}
      </p>
    );
  }
  return (
    <div className={styles.nudge}>
      <Button variant="outline" isBusy={isPending} onClick={() => mutate(opponent.userId)}>
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
