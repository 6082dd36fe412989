import { Bee } from '../../ui/bee/Bee.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './ConsentDialog.module.css';
import { countingExplained } from './counting-explained.ts';

interface ConsentDialogProps {
  isOpen: boolean;
  context: 'default' | 'buzz';
  onAccept(): void;
  onDecline(): void;
  onSkip(): void;
  isBusy?: boolean;
  fault?: string | undefined;
}

/** Both answers look alike; the question can be put off. */
export function ConsentDialog({
  isOpen,
  context,
  onAccept,
  onDecline,
  onSkip,
  isBusy = false,
  fault,
}: ConsentDialogProps) {
  const mood = fault === undefined ? 'waving' : 'oops';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onSkip}
      layer="top"
      title="May we count your games?"
      perched={<Bee pose={isBusy ? 'sealing' : mood} size={112} />}
      actions={
        <>
          <Button isBusy={isBusy} onClick={onAccept}>
            Accept
          </Button>
          <Button isBusy={isBusy} onClick={onDecline}>
            Decline
          </Button>
          <div className={styles.skip}>
            <Button variant="outline" size="small" onClick={onSkip}>
              Not now
            </Button>
          </div>
        </>
      }
    >
      {context === 'buzz' && (
        <p className={styles.lead}>
          One question before your first buzz. It goes out whatever you answer.
        </p>
      )}
      <p>{countingExplained} Change it any time in settings.</p>
      <Fault>{fault}</Fault>
      <VisuallyHidden as="p" role="status">
        {isBusy && 'Noting your answer…'}
      </VisuallyHidden>
    </Dialog>
  );
}
