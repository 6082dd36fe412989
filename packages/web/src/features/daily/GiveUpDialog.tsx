import { errorMessage } from '../../api/error-message.ts';
import type { Daily } from '../../domain/play/daily.ts';
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog.tsx';
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
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="Give up?"
      cancelLabel="Play on"
      confirmLabel="Give up"
      isBusy={isPending}
      onConfirm={() => mutate(undefined, { onSuccess: onClose })}
      fault={error ? errorMessage(error) : undefined}
    >
      <p>
        The bee opens its envelope and the game ends here.
        {!daily.game.archive && ' Your streak goes on all the same.'}
      </p>
    </ConfirmDialog>
  );
}
