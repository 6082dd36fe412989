import { useState } from 'react';
import { FeedbackDialog } from '../../../domain/feedback/FeedbackDialog.tsx';
import { Sample } from '../Sample.tsx';
import { sampleVersion } from '../samples.ts';
import { Openers } from './Openers.tsx';
import { useOpened } from './use-opened.ts';

const states = ['Write', 'Sending', 'Not sent', 'Sent'] as const;
type State = (typeof states)[number];

export function FeedbackSamples() {
  const { state, isOpen, open, close } = useOpened<State>('Write');
  const [kind, setKind] = useState<string>();
  return (
    <Sample name="What was written stays" note={kind && `Last sent: ${kind}.`} isWide>
      <Openers states={states} onOpen={open} />
      <FeedbackDialog
        draftKey="draft.feedback.sample"
        isOpen={isOpen}
        onClose={close}
        onSend={(feedback) => {
          setKind(feedback.kind);
          open('Sent');
        }}
        screen="/admin/theme-lab"
        version={sampleVersion}
        isBusy={state === 'Sending'}
        isSent={state === 'Sent'}
        fault={state === 'Not sent' ? 'It didn’t arrive. What you wrote is still here.' : undefined}
      />
    </Sample>
  );
}
