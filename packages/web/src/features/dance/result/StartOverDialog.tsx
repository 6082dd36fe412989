import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';

interface StartOverDialogProps {
  name: string;
  isOpen: boolean;
  isBusy: boolean;
  onClose(): void;
  onConfirm(): void;
}

/** Two players have one dance at a time, so a new one ends the other. */
export default function StartOverDialog({ name, isOpen, isBusy, ...on }: StartOverDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={on.onClose}
      title="Start over?"
      actions={
        <>
          <Button onClick={on.onClose}>Keep it</Button>
          <Button look="danger" isBusy={isBusy} onClick={on.onConfirm}>
            End it
          </Button>
        </>
      }
    >
      <p>You and {name} have a dance under way. A new one ends it, and it counts for nobody.</p>
    </Dialog>
  );
}
