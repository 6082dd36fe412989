import { type RefCallback, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { ConfirmActions, confirmTexts } from './ConfirmActions.tsx';
import { FriendActions } from './FriendActions.tsx';
import { FriendSummary } from './FriendSummary.tsx';
import {
  type ConfirmedFriendAction,
  type DanceLabel,
  type Friend,
  type FriendAction,
  type FriendToday,
  type HeadToHead,
  isolateBidi,
} from './friend.ts';

interface FriendDialogProps {
  isOpen: boolean;
  onClose(): void;
  friend: Friend;
  headToHead?: HeadToHead | 'loading' | 'error' | undefined;
  onRetry?: (() => void) | undefined;
  today?: FriendToday | undefined;
  wordsAt?: string | undefined;
  danceLabel?: DanceLabel | undefined;
  onDance(): void;
  /** Absent when there is nothing to nudge about. */
  onNudge?: (() => void) | undefined;
  onRemove(): void;
  onBlock(): void;
  busy?: FriendAction | undefined;
  fault?: string | undefined;
}

export function FriendDialog({
  isOpen,
  onClose,
  friend,
  headToHead,
  onRetry,
  today,
  wordsAt,
  danceLabel = 'Dance',
  onDance,
  onNudge,
  onRemove,
  onBlock,
  busy,
  fault,
}: FriendDialogProps) {
  const [question, setQuestion] = useState<ConfirmedFriendAction>();
  const cameFrom = useRef<ConfirmedFriendAction>(undefined);
  if (!isOpen && question) setQuestion(undefined);

  function ask(next: ConfirmedFriendAction): void {
    cameFrom.current = next;
    setQuestion(next);
  }

  /** Restores the focus to the button that opened the question. */
  const focusIfCameFrom = (action: ConfirmedFriendAction): RefCallback<HTMLButtonElement> => {
    return (button) => {
      if (!button || cameFrom.current !== action) return;
      cameFrom.current = undefined;
      button.focus();
    };
  };

  if (question) {
    const { title, text } = confirmTexts[question];
    const back = () => setQuestion(undefined);
    return (
      <Dialog
        isOpen={isOpen}
        // Closes the question first, then the dialog.
        onClose={back}
        title={title(isolateBidi(friend.displayName))}
        actions={
          <ConfirmActions
            question={question}
            isBusy={busy === question}
            onYes={question === 'remove' ? onRemove : onBlock}
            onNo={back}
          />
        }
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields; this is a question that is read out as a whole. */}
        <div role="group" aria-label={title(friend.displayName)} ref={focusOnMount} tabIndex={-1}>
          <p>{text}</p>
        </div>
        <Fault>{fault}</Fault>
      </Dialog>
    );
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={friend.displayName}
      actions={
        <FriendActions
          busy={busy}
          danceLabel={danceLabel}
          onDance={onDance}
          onNudge={onNudge}
          onAsk={ask}
          askRef={focusIfCameFrom}
        />
      }
    >
      <FriendSummary
        friend={friend}
        today={today}
        wordsAt={wordsAt}
        headToHead={headToHead}
        onRetry={onRetry}
      />
      <Fault>{fault}</Fault>
    </Dialog>
  );
}
