import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { useTopModal } from '../dialog/modal-stack.ts';
import { useEscape } from '../use-escape.ts';
import { useSwipe } from '../use-swipe.ts';
import { waitForAnimations } from '../wait-for-animations.ts';
import styles from './Toast.module.css';
import { ToastArt } from './ToastArt.tsx';
import { type Toast, toastQueue } from './toast-queue.ts';
import { useAutoDismiss } from './use-lifetime.ts';

const lifeMs = 5000;

interface ToastCardProps {
  toast: Toast;
  /** Somebody is reading: time stands still. */
  isHeld: boolean;
  onLeave(): void;
}

export function ToastCard({ toast, isHeld, onLeave }: ToastCardProps) {
  const { id, lead, text, action } = toast;
  const card = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement>(undefined);
  const [isLeaving, setLeaving] = useState(false);

  function leave(): void {
    if (card.current?.contains(document.activeElement)) cameFrom.current?.focus();
    setLeaving(true);
    onLeave();
  }

  useAutoDismiss(lifeMs, isHeld || isLeaving, leave);
  useEffect(() => {
    if (isLeaving && card.current)
      void waitForAnimations(card.current).then(() => toastQueue.remove(id));
  }, [isLeaving, id]);
  // In a dialog the key closes the dialog, which is what one looks at.
  useEscape(leave, useTopModal() === undefined);
  const swipe = useSwipe({ target: card, axis: 'x', towards: 'both', onDismiss: leave });

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens to what happens on it; nothing can be done here that Escape or time doesn't do.
    <div
      {...swipe}
      ref={card}
      className={styles.toast}
      data-leaving={isLeaving || undefined}
      data-toast
      onFocus={({ currentTarget, relatedTarget }: FocusEvent) => {
        const isFromOutside =
          relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget);
        if (isFromOutside) cameFrom.current = relatedTarget;
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        leave();
      }}
    >
      <ToastArt {...toast} />
      <p className={styles.text}>
        {lead !== undefined && <strong>{lead} </strong>}
        {text}
      </p>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            leave();
            action.onPress();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
