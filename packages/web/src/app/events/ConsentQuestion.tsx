import { turnConsent } from '../../platform/consent.ts';
import { consentQuestion } from '../../platform/consent-question.ts';
import { useStore } from '../../platform/store.ts';
import { ConsentDialog } from '../../ui/modals/consent/ConsentDialog.tsx';

/** The question, whenever somebody asks it. The answer holds at once; the server hears of it in its time. */
export function ConsentQuestion() {
  const context = useStore(consentQuestion);
  return (
    <ConsentDialog
      isOpen={context !== undefined}
      context={context ?? 'default'}
      onAccept={() => turnConsent('modal_accept')}
      onDecline={() => turnConsent('modal_decline')}
    />
  );
}
