import { ConsentDialog } from '../../../domain/consent/ConsentDialog.tsx';
import { Sample } from '../Sample.tsx';
import { Openers } from './Openers.tsx';
import { useOpened } from './use-opened.ts';

const states = ['Asked', 'Before a buzz', 'Noting it', 'Not noted'] as const;
type State = (typeof states)[number];

export function ConsentSamples() {
  const { state, isOpen, open, close } = useOpened<State>('Asked', 'Noting it');
  return (
    <Sample name="Accept and Decline are twins" note="only an answer closes it" isWide>
      <Openers states={states} onOpen={open} />
      <ConsentDialog
        isOpen={isOpen}
        context={state === 'Before a buzz' ? 'buzz' : 'default'}
        isBusy={state === 'Noting it'}
        fault={state === 'Not noted' ? 'That didn’t arrive. Try again.' : undefined}
        onAccept={close}
        onDecline={close}
      />
    </Sample>
  );
}
