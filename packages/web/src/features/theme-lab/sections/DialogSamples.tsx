import { useRef, useState } from 'react';
import { Bee } from '../../../ui/bee/Bee.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ConfirmDialog } from '../../../ui/dialog/ConfirmDialog.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { Sample } from '../Sample.tsx';
import { sampleText } from '../samples.ts';
import { Openers } from './Openers.tsx';
import { useOpened } from './use-opened.ts';

const states = ['Plain dialog', 'With the bee', 'Must be answered', 'First field', 'Long dialog'];

export function DialogSamples() {
  const { state, isOpen, open, close } = useOpened<string>('Plain dialog');
  const [isAsking, setAsking] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const hasBee = state === 'With the bee' || state === 'Must be answered';
  return (
    <>
      <Sample name="In the middle" note="Escape and a press beside it close it" isWide>
        <Openers states={states} onOpen={open} />
      </Sample>
      <Dialog
        title="End this dance?"
        isOpen={isOpen}
        onClose={close}
        mustAnswer={state === 'Must be answered'}
        perched={hasBee ? <Bee pose="waving" size={112} /> : undefined}
        firstFocus={state === 'First field' ? field : undefined}
        actions={
          <>
            <Button onClick={close}>Keep dancing</Button>
            <Button look="danger" onClick={() => setAsking(true)}>
              End it
            </Button>
          </>
        }
      >
        <p>Neither of you will know what the other would have said.</p>
        {state === 'First field' && <TextField ref={field} label="Last words" />}
        {state === 'Long dialog' && [...'abcdefghijkl'].map((key) => <p key={key}>{sampleText}</p>)}
      </Dialog>
      <ConfirmDialog
        title="Really?"
        layer="above"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        cancelLabel="Not really"
        confirmLabel="End it"
        isBusy={false}
        onConfirm={() => setAsking(false)}
        fault={undefined}
      >
        <p>A dialog above the other one.</p>
      </ConfirmDialog>
    </>
  );
}
