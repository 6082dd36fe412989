import { ConsentDialog } from '../../domain/consent/ConsentDialog.tsx';
import { saveConsent } from '../../domain/consent/consent.ts';
import { consentDialogContext } from '../../domain/consent/request-consent.ts';
import { useStore } from '../../platform/store.ts';

/** The question, whenever somebody asks it. The answer holds at once; the server hears of it in its time. */
export function ConsentOverlay() {
  const context = useStore(consentDialogContext);
  return (
    <ConsentDialog
      isOpen={context !== undefined}
      context={context ?? 'default'}
      onAccept={() => saveConsent('modal_accept')}
      onDecline={() => saveConsent('modal_decline')}
    />
  );
}
