import { useMutation } from '@tanstack/react-query';
import { use, useState } from 'react';
import { useLocation } from 'react-router';
import { wordsFor } from '../../api/error-copy.ts';
import { PlayerIdContext } from '../../api/player.ts';
import { newKey } from '../../platform/new-key.ts';
import { ownBuildId } from '../../platform/offline/build-id.ts';
import { showMascot } from '../../ui/mascot/mascots.ts';
import { FeedbackDialog } from '../../ui/modals/feedback/FeedbackDialog.tsx';
import { closeFeedback } from '../../ui/modals/feedback/open-feedback.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { sendFeedback } from './send-feedback.ts';

/** Over any screen. It knows which one that is. */
export default function FeedbackOverlay({ isOpen }: { isOpen: boolean }) {
  const { pathname } = useLocation();
  const [key, setKey] = useState(newKey);
  const send = useMutation({
    mutationFn: sendFeedback(key),
    onSuccess: ({ hasScreenshot }, { screenshot }) => {
      closeFeedback();
      setKey(newKey());
      if (screenshot && !hasScreenshot) {
        const text = 'Your words have arrived. There’s no room for more pictures today.';
        showToast({ lead: 'Filed. Thank you!', text, look: 'done' });
      } else showMascot({ message: 'Filed. Thank you!', from: 'bottom' });
    },
  });
  return (
    <FeedbackDialog
      isOpen={isOpen}
      onClose={() => {
        closeFeedback();
        if (!send.isPending) send.reset();
      }}
      onSend={(feedback) => send.mutate(feedback)}
      screen={pathname}
      version={ownBuildId()}
      draftKey={`draft.feedback.${use(PlayerIdContext)}`}
      isBusy={send.isPending}
      isSent={send.isSuccess && !isOpen}
      fault={send.error ? wordsFor(send.error) : undefined}
    />
  );
}
