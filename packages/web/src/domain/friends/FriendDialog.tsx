import { type ReactNode, type RefCallback, useEffect, useId, useRef, useState } from 'react';
import { Dialog } from '../../ui/dialog/Dialog.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { focusOnMount } from '../../ui/focus-on-mount.ts';
import { IconButton } from '../../ui/icon-button/IconButton.tsx';
import { ConfirmActions, confirmTexts } from './ConfirmActions.tsx';
import { FriendActions } from './FriendActions.tsx';
import styles from './FriendDialog.module.css';
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
  /** Beside the list on a large screen, instead of over it. */
  isBeside?: boolean;
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
  isBeside = false,
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

  const back = () => setQuestion(undefined);
  const actions = (
    <FriendActions
      busy={busy}
      danceLabel={danceLabel}
      onDance={onDance}
      onNudge={onNudge}
      onAsk={ask}
      askRef={focusIfCameFrom}
    />
  );
  const content = (
    <>
      <FriendSummary
        friend={friend}
        today={today}
        wordsAt={wordsAt}
        headToHead={headToHead}
        isDancing={danceLabel !== 'Dance'}
        onRetry={onRetry}
      />
      <Fault>{question ? undefined : fault}</Fault>
    </>
  );
  const isBesideList = isBeside && isOpen;
  return (
    <>
      {isBesideList && (
        <FriendPanel key={friend.userId} title={friend.displayName} onClose={onClose}>
          {content}
          {actions}
        </FriendPanel>
      )}
      {question ? (
        <Dialog
          isOpen={isOpen}
          // Closes the question first, then the dialog.
          onClose={back}
          title={confirmTexts[question].title(isolateBidi(friend.displayName))}
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
          <div
            role="group"
            aria-label={confirmTexts[question].title(friend.displayName)}
            ref={focusOnMount}
            tabIndex={-1}
          >
            <p>{confirmTexts[question].text}</p>
          </div>
          <Fault>{fault}</Fault>
        </Dialog>
      ) : (
        <Dialog
          isOpen={isOpen && !isBeside}
          onClose={onClose}
          title={friend.displayName}
          actions={actions}
        >
          {content}
        </Dialog>
      )}
    </>
  );
}

interface FriendPanelProps {
  title: string;
  onClose(): void;
  children: ReactNode;
}

/** Takes the focus when it opens, and gives it back to the row that opened it. */
function FriendPanel({ title, onClose, children }: FriendPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const opener = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} ref={heading} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      {children}
    </section>
  );
}
