import { type RefCallback, useRef, useState } from 'react';
import { Dialog } from '../../dialog/Dialog.tsx';
import { readOut } from '../../read-out.ts';
import { Fault } from '../Fault.tsx';
import { FriendActions } from './FriendActions.tsx';
import { FriendSummary } from './FriendSummary.tsx';
import {
  type DanceLabel,
  type Friend,
  type FriendDeed,
  type FriendToday,
  type HeadToHead,
  isolated,
  type Question,
} from './friend.ts';
import { QuestionActions, questions } from './questions.tsx';

interface FriendDialogProps {
  isOpen: boolean;
  onClose(): void;
  friend: Friend;
  headToHead?: HeadToHead | 'loading' | 'error' | undefined;
  /** Another try, after an error. */
  onRetry?: (() => void) | undefined;
  today?: FriendToday | undefined;
  /** Where their words of today are, once they may be seen. */
  wordsAt?: string | undefined;
  danceLabel?: DanceLabel | undefined;
  onDance(): void;
  /** Only where there is something to be nudged about. */
  onNudge?: (() => void) | undefined;
  onRemove(): void;
  onBlock(): void;
  /** What is being done right now. */
  busy?: FriendDeed | undefined;
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
  const [question, setQuestion] = useState<Question>();
  const cameFrom = useRef<Question>(undefined);
  if (!isOpen && question) setQuestion(undefined);

  function ask(next: Question): void {
    cameFrom.current = next;
    setQuestion(next);
  }

  /** The focus goes back to where the question came from. */
  const focusIfCameFrom = (asked: Question): RefCallback<HTMLButtonElement> => {
    return (button) => {
      if (!button || cameFrom.current !== asked) return;
      cameFrom.current = undefined;
      button.focus();
    };
  };

  if (question) {
    const { title, text } = questions[question];
    const back = () => setQuestion(undefined);
    return (
      <Dialog
        isOpen={isOpen}
        // One step back: first the question goes, then the friend.
        onClose={back}
        title={title(isolated(friend.displayName))}
        actions={
          <QuestionActions
            question={question}
            isBusy={busy === question}
            onYes={question === 'remove' ? onRemove : onBlock}
            onNo={back}
          />
        }
      >
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset holds fields; this is a question that is read out as a whole. */}
        <div role="group" aria-label={title(friend.displayName)} ref={readOut} tabIndex={-1}>
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
