import type { Dance } from '@bee-jinx/contract/browser';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { partnerName } from '../partner-name.ts';
import { useRematch } from './use-rematch.ts';

interface StartOverDialogProps {
  gameConfig: Dance['gameConfig'];
  opponent: NonNullable<Dance['opponent']>;
  isOpen: boolean;
  onClose(): void;
}

/** Two players have one open dance at most, so a new one ends the other. */
export default function StartOverDialog({ gameConfig, opponent, ...dialog }: StartOverDialogProps) {
  const { again, isBusy, fault, clearError } = useRematch({
    opponentId: opponent.userId,
    gameConfig,
  });
  function close(): void {
    clearError();
    dialog.onClose();
  }
  return (
    <ConfirmDialog
      isOpen={dialog.isOpen}
      onClose={close}
      title="Start over?"
      cancelLabel="Keep it"
      confirmLabel="End it"
      onConfirm={() => again(true)}
      isBusy={isBusy}
      fault={fault}
    >
      <p>
        You and {partnerName({ opponent })} have a dance under way. A new one ends it, and it counts
        for nobody.
      </p>
    </ConfirmDialog>
  );
}
