import { type FocusEvent, useEffect, useRef, useState } from 'react';
import { Bee } from '../bee/Bee.tsx';
import { useTopModal } from '../dialog/modal-stack.ts';
import { Icon } from '../icon/Icon.tsx';
import { useEscape } from '../use-escape.ts';
import { useSwipe } from '../use-swipe.ts';
import { waitForAnimations } from '../wait-for-animations.ts';
import { type PausableTimer, pauseTimer, startTimer } from './pausable-timer.ts';
import styles from './Toast.module.css';
import { type Toast, type ToastContent, toastQueue } from './toast-queue.ts';

const lifeMs = 5000;

interface ToastCardProps {
  toast: Toast;
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
  // In a dialog Escape closes the dialog.
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

function ToastArt({ variant = 'plain', art }: Pick<ToastContent, 'variant' | 'art'>) {
  if (art !== undefined) return <span className={styles.art}>{art}</span>;
  if (variant === 'done') {
    return (
      <span className={styles.tick}>
        <Icon name="check" />
      </span>
    );
  }
  if (variant === 'fault') {
    return (
      <span className={styles.bee}>
        <Bee pose="oops" size={54} lookAt="ahead" />
      </span>
    );
  }
  return null;
}

function useAutoDismiss(lifeMs: number, isHeld: boolean, onOver: () => void): void {
  const watch = useRef<PausableTimer>({ left: lifeMs });
  const over = useRef(onOver);
  useEffect(() => {
    over.current = onOver;
  });
  useEffect(() => {
    if (isHeld) return;
    watch.current = startTimer(watch.current, performance.now());
    const timer = setTimeout(() => over.current(), watch.current.left);
    return () => {
      clearTimeout(timer);
      watch.current = pauseTimer(watch.current, performance.now());
    };
  }, [isHeld]);
}
