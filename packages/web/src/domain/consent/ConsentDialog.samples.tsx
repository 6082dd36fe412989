import { Openers, useOpened } from '../../ui/samples/Openers.tsx';
import { Sample, type SampleSection } from '../../ui/samples/Sample.tsx';
import { ConsentDialog } from './ConsentDialog.tsx';

export const section: SampleSection = { chapter: 'over-the-page', order: 3, title: 'Consent' };

const states = ['Asked', 'Before a buzz', 'Noting it', 'Not noted'] as const;
type State = (typeof states)[number];

export function Samples() {
  const { state, isOpen, open, close } = useOpened<State>('Asked', 'Noting it');
  return (
    <Sample name="Accept and Decline are twins" note="it can be put off" isWide>
      <Openers states={states} onOpen={open} />
      <ConsentDialog
        isOpen={isOpen}
        context={state === 'Before a buzz' ? 'buzz' : 'default'}
        isBusy={state === 'Noting it'}
        fault={state === 'Not noted' ? 'That didn’t arrive. Try again.' : undefined}
        onAccept={close}
        onDecline={close}
        onSkip={close}
      />
    </Sample>
  );
}
