import type { Daily } from '../../api/daily.ts';
import { wordsFor } from '../../api/error-copy.ts';
import { Button } from '../../ui/Button.tsx';
import { Bee } from '../../ui/bee/Bee.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Fault } from '../../ui/modals/Fault.tsx';
import { useGiveUp } from './use-give-up.ts';

interface GiveUpDialogProps {
  userId: string;
  daily: Daily;
  isOpen: boolean;
  onClose(): void;
}

/** Asks once. */
export default function GiveUpDialog({ userId, daily, isOpen, onClose }: GiveUpDialogProps) {
  const { mutate, isPending, error } = useGiveUp(userId, daily);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Give up?"
      perched={<Bee pose="oops" size={112} />}
      actions={
        <>
          <Button onClick={onClose}>Play on</Button>
          <Button
            look="danger"
            isBusy={isPending}
            onClick={() => mutate(undefined, { onSuccess: onClose })}
          >
            Give up
          </Button>
        </>
      }
    >
      <p>
        The bee opens its envelope and the game ends here.
        {!daily.game.archive && ' Your streak goes on all the same.'}
      </p>
      <Fault>{error ? wordsFor(error) : undefined}</Fault>
    </Dialog>
  );
}
