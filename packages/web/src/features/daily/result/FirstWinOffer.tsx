import type { DailyGame } from '@bee-jinx/contract/browser';
import { suggestedReminderMinute } from '@bee-jinx/game';
import { useEffect, useState } from 'react';
import layout from '../../../domain/play/layout.module.css';
import { formatReminderTime, useTurnOnReminder } from '../../../domain/push/daily-reminder.ts';
import { showInstallPrompt, useInstallWay } from '../../../platform/install-prompt.ts';
import { canAskForPush } from '../../../platform/push/browser-push.ts';
import { safeLocalStorage } from '../../../platform/safe-storage.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { IconButton } from '../../../ui/icon-button/IconButton.tsx';
import { MutedText } from '../../../ui/layout/MutedText.tsx';
import styles from './FirstWinOffer.module.css';
import { answerOffer, isOfferOpen, rememberOffer } from './first-win-offer.ts';

/** After the first win in this browser: what brings a player back tomorrow. Asked once. */
export function FirstWinOffer({ game }: { game: DailyGame }) {
  const [isOpen, setOpen] = useState(() => isOfferOpen(safeLocalStorage, game.puzzleNumber));
  const [mayRemind] = useState(canAskForPush);
  const installWay = useInstallWay();
  const reminder = useTurnOnReminder();
  const isShown = isOpen && (mayRemind || installWay !== undefined);
  useEffect(() => {
    if (isShown) rememberOffer(safeLocalStorage, game.puzzleNumber);
  }, [isShown, game.puzzleNumber]);
  if (!isShown) return null;

  function close(): void {
    answerOffer(safeLocalStorage);
    setOpen(false);
  }

  async function install(): Promise<void> {
    answerOffer(safeLocalStorage);
    await showInstallPrompt();
  }

  return (
    <section className={styles.offer} aria-labelledby="first-win-offer">
      <div className={layout.head}>
        <h2 id="first-win-offer" className={layout.heading}>
          Same time tomorrow?
        </h2>
        <IconButton icon="close" label="Not now" onClick={close} />
      </div>
      {mayRemind && <Remind reminder={reminder} at={reminderMinute(game)} />}
      {installWay === 'prompt' && (
        <Button variant="outline" onClick={install}>
          Install Bee Jinx
        </Button>
      )}
      {installWay === 'by-hand' && (
        <p className={styles.how}>
          <Icon name="share" />
          <span>
            Keep Bee Jinx on your home screen: tap <b>Share</b>, then <b>Add to Home Screen</b>.
          </span>
        </p>
      )}
    </section>
  );
}

interface RemindProps {
  reminder: ReturnType<typeof useTurnOnReminder>;
  at: number;
}

function Remind({ reminder: { mutate, isPending, isSuccess, fault }, at }: RemindProps) {
  const time = formatReminderTime(at);
  if (isSuccess) {
    return (
      <p className={styles.done} role="status">
        <Icon name="check" />
        See you tomorrow at {time}, unless you have played by then.
      </p>
    );
  }
  return (
    <>
      <Button
        variant="outline"
        isBusy={isPending}
        onClick={() => mutate(at, { onSuccess: () => answerOffer(safeLocalStorage) })}
      >
        Remind me tomorrow
      </Button>
      <MutedText>
        One push a day at {time}, only if you haven’t played yet. Settings turn it off.
      </MutedText>
      <Fault>{fault}</Fault>
    </>
  );
}

function reminderMinute({ finishedAt }: DailyGame): number {
  const played = finishedAt === undefined ? new Date() : new Date(finishedAt);
  return suggestedReminderMinute(played.getHours() * 60 + played.getMinutes());
}
