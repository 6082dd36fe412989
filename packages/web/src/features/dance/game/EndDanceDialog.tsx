import type { Dance } from '@bee-jinx/contract/browser';
import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { useAbandonDance } from '../dance-commands.ts';
import { partnerName } from '../partner-name.ts';

interface EndDanceDialogProps {
  game: Dance;
  isOpen: boolean;
  onClose(): void;
}

export default function EndDanceDialog({ game, isOpen, onClose }: EndDanceDialogProps) {
  const [notifyOpponent, setNotify] = useState(true);
  const { run, isBusy, fault } = useAbandonDance(game);
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title="End this dance?"
      cancelLabel="Dance on"
      confirmLabel="End it"
      isBusy={isBusy}
      onConfirm={() => run({ notifyOpponent }, { onSuccess: onClose })}
      fault={fault}
    >
      <p>It ends for you and for {partnerName(game)}, and counts for nobody.</p>
      {!game.opponent?.isBee && (
        <Switch label={`Tell ${partnerName(game)}`} isOn={notifyOpponent} onTurn={setNotify} />
      )}
    </ConfirmDialog>
  );
}
