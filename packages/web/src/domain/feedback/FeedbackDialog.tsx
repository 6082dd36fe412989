import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useDraft } from '../../platform/use-draft.ts';
import { Bee } from '../../ui/bee/Bee.tsx';
import { BusyDots } from '../../ui/busy-dots/BusyDots.tsx';
import { Button } from '../../ui/button/Button.tsx';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import styles from './FeedbackDialog.module.css';
import { FeedbackForm } from './FeedbackForm.tsx';
import { emptyDraft, type Feedback, type FeedbackDraft, toFeedback } from './feedback.ts';

interface FeedbackDialogProps {
  isOpen: boolean;
  onClose(): void;
  onSend(feedback: Feedback): void;
  screen: string;
  version: string;
  isBusy?: boolean;
  fault?: string | undefined;
  isSent?: boolean;
  draftKey: string;
}

/** The text survives closing and failed sending. */
export function FeedbackDialog({
  isOpen,
  onClose,
  onSend,
  screen,
  version,
  isBusy = false,
  fault,
  isSent = false,
  draftKey,
}: FeedbackDialogProps) {
  const formId = useId();
  const { draft, change } = useFeedbackDraft(draftKey, isSent);

  if (isSent) {
    return (
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title="Filed. Thank you."
        perched={<Bee pose="waving" size={112} />}
        actions={<Button onClick={onClose}>Done</Button>}
      >
        <p ref={focusOnMount} tabIndex={-1}>
          It’s in the right tray now. If you left a way to reach you, you may hear from us.
        </p>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Tell the bee"
      actions={
        <Button type="submit" form={formId} isBusy={isBusy}>
          {isBusy ? (
            <span className={styles.busy}>
              Sending <BusyDots />
            </span>
          ) : (
            'Send'
          )}
        </Button>
      }
    >
      <FeedbackForm
        id={formId}
        draft={draft}
        onChange={change}
        onSubmit={() => !isBusy && onSend(toFeedback(draft, { screen, version }))}
        screen={screen}
        version={version}
      />
      <Fault>{fault}</Fault>
    </Dialog>
  );
}

/** Kept until it is delivered; the text survives a reload of the tab. */
function useFeedbackDraft(key: string, isSent: boolean) {
  const [text, writeText] = useDraft(key);
  const [rest, setRest] = useState(emptyDraft);

  const clear = useEffectEvent(() => {
    writeText('');
    setRest(emptyDraft);
  });
  useEffect(() => {
    if (isSent) clear();
  }, [isSent]);

  function change({ text: written, ...others }: Partial<FeedbackDraft>): void {
    if (written !== undefined) writeText(written);
    setRest((before) => ({ ...before, ...others }));
  }
  return { draft: { ...rest, text }, change };
}
