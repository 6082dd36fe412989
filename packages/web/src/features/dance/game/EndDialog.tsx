import type { Dance } from '@bee-jinx/contract/browser';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { AskDialog } from '../../../ui/dialog/AskDialog.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { partnerName } from '../partner-name.ts';
import { told } from '../told.ts';
import { useCommand } from '../use-command.ts';

interface EndDialogProps {
  game: Dance;
  isOpen: boolean;
  onClose(): void;
}

export default function EndDialog({ game, isOpen, onClose }: EndDialogProps) {
  const [notifyOpponent, setNotify] = useState(true);
  const { run, isBusy, fault } = useCommand(() =>
    told(call('abandonDance', { body: { gameId: game.gameId, notifyOpponent } })),
  );
  return (
    <AskDialog
      isOpen={isOpen}
      onClose={onClose}
      title="End this dance?"
      stay="Dance on"
      go="End it"
      isBusy={isBusy}
      onGo={() => run(undefined, { onSuccess: onClose })}
      fault={fault}
    >
      <p>It ends for you and for {partnerName(game)}, and counts for nobody.</p>
      {!game.opponent?.isBee && (
        <Switch label={`Tell ${partnerName(game)}`} isOn={notifyOpponent} onTurn={setNotify} />
      )}
    </AskDialog>
  );
}
