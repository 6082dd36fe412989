import type { RefCallback } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import styles from './FriendActions.module.css';
import type { ConfirmedFriendAction, DanceLabel, FriendAction } from './friend.ts';

interface FriendActionsProps {
  busy: FriendAction | undefined;
  danceLabel: DanceLabel;
  onDance(): void;
  onNudge: (() => void) | undefined;
  onAsk(question: ConfirmedFriendAction): void;
  askRef(question: ConfirmedFriendAction): RefCallback<HTMLButtonElement>;
}

export function FriendActions({
  busy,
  danceLabel,
  onDance,
  onNudge,
  onAsk,
  askRef,
}: FriendActionsProps) {
  return (
    <Stack gap={1}>
      <div className={styles.main}>
        <Button isBusy={busy === 'dance'} onClick={onDance}>
          {danceLabel}
        </Button>
        {onNudge && (
          <Button variant="outline" isBusy={busy === 'nudge'} onClick={onNudge}>
            Nudge
          </Button>
        )}
      </div>
      <div className={styles.quiet}>
        <button
          type="button"
          ref={askRef('remove')}
          className={styles.ask}
          onClick={() => onAsk('remove')}
        >
          Remove friend
        </button>
        <button
          type="button"
          ref={askRef('block')}
          className={styles.ask}
          onClick={() => onAsk('block')}
        >
          Block
        </button>
      </div>
    </Stack>
  );
}
