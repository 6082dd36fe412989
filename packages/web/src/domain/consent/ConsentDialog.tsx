import { Bee } from '../../ui/bee/Bee.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './ConsentDialog.module.css';

interface ConsentDialogProps {
  isOpen: boolean;
  context: 'default' | 'buzz';
  onAccept(): void;
  onDecline(): void;
  isBusy?: boolean;
  fault?: string | undefined;
}

/** Only an answer closes it. Both answers look alike. */
export function ConsentDialog({
  isOpen,
  context,
  onAccept,
  onDecline,
  isBusy = false,
  fault,
}: ConsentDialogProps) {
  const mood = fault === undefined ? 'waving' : 'oops';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={ignore}
      mustAnswer
      layer="top"
      title="May we count you?"
      perched={<Bee pose={isBusy ? 'sealing' : mood} size={112} />}
      actions={
        <>
          <Button isBusy={isBusy} onClick={onAccept}>
            Accept
          </Button>
          <Button isBusy={isBusy} onClick={onDecline}>
            Decline
          </Button>
        </>
      }
    >
      {context === 'buzz' && (
        <p className={styles.lead}>
          One question before your first buzz. It goes out whatever you answer.
        </p>
      )}
      <p>
        We keep which puzzles you play, the words you try and how many rounds it takes. If you
        accept, PostHog may help us count, without your address. No adverts, nothing sold. Change it
        any time in settings.
      </p>
      <Fault>{fault}</Fault>
      <VisuallyHidden as="p" role="status">
        {isBusy && 'Noting your answer…'}
      </VisuallyHidden>
    </Dialog>
  );
}

function ignore(): void {}
