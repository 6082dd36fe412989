import { useRef, useState } from 'react';
import { Bee } from '../bee/Bee.tsx';
import { Button } from '../button/Button.tsx';
import { Openers, useOpened } from '../samples/Openers.tsx';
import { Sample, type SampleSection } from '../samples/Sample.tsx';
import { sampleText } from '../samples/sample-data.ts';
import { TextField } from '../text-field/TextField.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

export const section: SampleSection = { chapter: 'over-the-page', order: 1, title: 'Dialogs' };

const states = ['Plain dialog', 'With the bee', 'Must be answered', 'First field', 'Long dialog'];

export function Samples() {
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
            <Button variant="danger" onClick={() => setAsking(true)}>
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
