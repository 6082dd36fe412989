import type { Daily } from '../../api/daily.ts';
import { wordsFor } from '../../api/error-copy.ts';
import { AskDialog } from '../../ui/dialog/AskDialog.tsx';
import { useGiveUp } from './use-give-up.ts';

interface GiveUpDialogProps {
  userId: string;
  daily: Daily;
  isOpen: boolean;
  onClose(): void;
}

export default function GiveUpDialog({ userId, daily, isOpen, onClose }: GiveUpDialogProps) {
  const { mutate, isPending, error } = useGiveUp(userId, daily);
  return (
    <AskDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Give up?"
      stay="Play on"
      go="Give up"
      isBusy={isPending}
      onGo={() => mutate(undefined, { onSuccess: onClose })}
      fault={error ? wordsFor(error) : undefined}
    >
      <p>
        The bee opens its envelope and the game ends here.
        {!daily.game.archive && ' Your streak goes on all the same.'}
      </p>
    </AskDialog>
  );
}
