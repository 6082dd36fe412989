import { lazy, Suspense, useEffect, useState } from 'react';
import { ConsentDialog } from '../../domain/consent/ConsentDialog.tsx';
import { ConsentQuestion } from '../../domain/consent/ConsentQuestion.tsx';
import { saveConsent } from '../../domain/consent/consent.ts';
import { consentDialogContext, skipConsent } from '../../domain/consent/request-consent.ts';
import { closeFeedback, feedbackOpenPath } from '../../domain/feedback/open-feedback.ts';
import { useLocation } from '../../platform/router/router-context.tsx';
import { useStore } from '../../platform/store.ts';
import { MascotProvider } from '../../ui/mascot/MascotProvider.tsx';
import { ToastViewport } from '../../ui/toast/ToastViewport.tsx';

const FeedbackOverlay = lazy(() => import('../../features/feedback/FeedbackOverlay.tsx'));

export default function Overlays() {
  const { pathname } = useLocation();
  const openedAt = useStore(feedbackOpenPath);
  const isOpen = openedAt === pathname;
  // Navigation closes it.
  const isLeft = openedAt !== undefined && !isOpen;
  useEffect(() => {
    if (isLeft) closeFeedback();
  }, [isLeft]);
  // Stays mounted when closed, so that the text isn't lost.
  const [wasOpened, setWasOpened] = useState(isOpen);
  if (isOpen && !wasOpened) setWasOpened(true);
  return (
    <MascotProvider>
      <ToastViewport />
      {wasOpened && (
        <Suspense>
          <FeedbackOverlay isOpen={isOpen} />
        </Suspense>
      )}
      <ConsentOverlay />
    </MascotProvider>
  );
}

/** The mascot asks in a quiet moment, the dialog before a first post. The answer takes effect at once; it is sent to the server later. */
function ConsentOverlay() {
  const context = useStore(consentDialogContext);
  return (
    <>
      <ConsentQuestion
        isOpen={context === 'default'}
        onAccept={() => saveConsent('modal_accept')}
        onDecline={() => saveConsent('modal_decline')}
        onSkip={skipConsent}
      />
      <ConsentDialog
        isOpen={context === 'buzz'}
        context="buzz"
        onAccept={() => saveConsent('modal_accept')}
        onDecline={() => saveConsent('modal_decline')}
        onSkip={skipConsent}
      />
    </>
  );
}
