import { useState } from 'react';
import { Openers, useOpened } from '../../ui/samples/Openers.tsx';
import { Sample, type SampleSection } from '../../ui/samples/Sample.tsx';
import { FeedbackDialog } from './FeedbackDialog.tsx';

export const section: SampleSection = { chapter: 'over-the-page', order: 4, title: 'Feedback' };

const states = ['Write', 'Sending', 'Not sent', 'Sent'] as const;
type State = (typeof states)[number];

export function Samples() {
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
        version="0.1.0"
        isBusy={state === 'Sending'}
        isSent={state === 'Sent'}
        fault={state === 'Not sent' ? 'It didn’t arrive. What you wrote is still here.' : undefined}
      />
    </Sample>
  );
}
