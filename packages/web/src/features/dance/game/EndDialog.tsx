import type { Dance } from '@bee-jinx/contract/browser';
import { useState } from 'react';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { partnerName } from '../partner-name.ts';
import { told } from '../told.ts';
import { useCommand } from '../use-command.ts';

interface EndDialogProps {
  game: Dance;
  isOpen: boolean;
  onClose(): void;
}

/** Asks once. */
export default function EndDialog({ game, isOpen, onClose }: EndDialogProps) {
  const [notifyOpponent, setNotify] = useState(true);
  const { run, isBusy, fault } = useCommand(() =>
    told(call('abandonDance', { body: { gameId: game.gameId, notifyOpponent } })),
  );
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="End this dance?"
      perched={<Bee pose="oops" size={112} />}
      actions={
        <>
          <Button onClick={onClose}>Dance on</Button>
          <Button
            look="danger"
            isBusy={isBusy}
            onClick={() => run(undefined, { onSuccess: onClose })}
          >
            End it
          </Button>
        </>
      }
    >
      <p>It ends for you and for {partnerName(game)}, and counts for nobody.</p>
      {!game.opponent?.isBee && (
        <Switch label={`Tell ${partnerName(game)}`} isOn={notifyOpponent} onTurn={setNotify} />
      )}
      <Fault>{fault}</Fault>
    </Dialog>
  );
}
