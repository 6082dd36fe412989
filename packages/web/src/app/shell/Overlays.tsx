import { useEffect } from 'react';
import { ConsentDialog } from '../../domain/consent/ConsentDialog.tsx';
import { ConsentQuestion } from '../../domain/consent/ConsentQuestion.tsx';
import { saveConsent } from '../../domain/consent/consent.ts';
import { consentDialogContext, skipConsent } from '../../domain/consent/request-consent.ts';
import { closeFeedback, feedbackOpenPath } from '../../domain/feedback/open-feedback.ts';
import { useLocation } from '../../platform/router/router-context.tsx';
import { type Store, useStore } from '../../platform/store.ts';
import { lazyOverlay } from '../../ui/dialog/lazy-overlay.tsx';
import { MascotProvider } from '../../ui/mascot/MascotProvider.tsx';
import { ToastViewport } from '../../ui/toast/ToastViewport.tsx';
import { session } from '../session/session.ts';
import { screenKeyOf } from './navigation.ts';
import { closeSettings, settingsOpenPath } from './open-settings.ts';
import { useFocusLateHeading } from './use-focus-late-heading.ts';

const SettingsSheet = lazyOverlay(() => import('../../features/settings/SettingsSheet.tsx'));
const FeedbackOverlay = lazyOverlay(() => import('../../features/feedback/FeedbackOverlay.tsx'));

export default function Overlays() {
  const isPlayer = useStore(session).status === 'open';
  const isInSettings = useIsOpen(settingsOpenPath);
  const { pathname, search } = useLocation();
  useFocusLateHeading(screenKeyOf(pathname, search));
  return (
    <MascotProvider>
      <ToastViewport />
      {isPlayer && <SettingsSheet isOpen={isInSettings} onClose={closeSettings} />}
      <FeedbackOverlay isOpen={useIsOpen(feedbackOpenPath)} onClose={closeFeedback} />
      <ConsentOverlay />
    </MascotProvider>
  );
}

/** Navigation closes it in the same render, so that the new screen can take the focus. */
function useIsOpen(openPath: Store<string | undefined>): boolean {
  const { pathname } = useLocation();
  const openedAt = useStore(openPath);
  const isOpen = openedAt === pathname;
  const isLeft = openedAt !== undefined && !isOpen;
  useEffect(() => {
    if (isLeft) openPath.set(undefined);
  }, [isLeft, openPath]);
  return isOpen;
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
