import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorMessage } from '../../api/error-message.ts';
import { shownPlayerId } from '../../domain/account/player.ts';
import { FeedbackDialog } from '../../domain/feedback/FeedbackDialog.tsx';
import { ownBuildId } from '../../platform/build-id.ts';
import { useLocation } from '../../platform/router/router-context.tsx';
import { useStore } from '../../platform/store.ts';
import { showMascot } from '../../ui/mascot/mascot-queue.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { sendFeedback } from './send-feedback.ts';

interface FeedbackOverlayProps {
  isOpen: boolean;
  onClose(): void;
}

export default function FeedbackOverlay({ isOpen, onClose }: FeedbackOverlayProps) {
  const { pathname } = useLocation();
  const send = useMutation({
    mutationFn: sendFeedback,
    onSuccess: ({ hasScreenshot }, { screenshot }) => {
      onClose();
      if (screenshot && !hasScreenshot) {
        const text = 'Your words have arrived. There’s no room for more pictures today.';
        showToast({ lead: 'Filed. Thank you!', text, variant: 'done' });
      } else showMascot({ message: 'Filed. Thank you!', from: 'bottom' });
    },
  });
  const { reset } = send;
  const isSent = send.isSuccess && !isOpen;
  // The next feedback may be closed by the browser's Back, and isn't sent then.
  useEffect(() => {
    if (isSent) reset();
  }, [isSent, reset]);
  return (
    <FeedbackDialog
      isOpen={isOpen}
      onClose={() => {
        onClose();
        if (!send.isPending) reset();
      }}
      onSend={(feedback) => send.mutate(feedback)}
      screen={pathname}
      version={ownBuildId()}
      draftKey={`draft.feedback.${useStore(shownPlayerId)}`}
      isBusy={send.isPending}
      isSent={isSent}
      fault={send.error ? errorMessage(send.error) : undefined}
    />
  );
}
