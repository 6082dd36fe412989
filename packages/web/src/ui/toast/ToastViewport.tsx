import '../layers.css';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from '../../platform/store.ts';
import { useTopModal } from '../dialog/modal-stack.ts';
import { isMotionAllowed } from '../motion.ts';
import styles from './Toast.module.css';
import { ToastCard } from './ToastCard.tsx';
import { type Toast, toastQueue } from './toast-queue.ts';

const maxVisibleToasts = 3;

const isFault = ({ variant }: Toast) => variant === 'fault';

/** Above everything, and inside the topmost dialog if there is one. */
export function ToastViewport() {
  const waiting = useStore(toastQueue);
  const topModal = useTopModal();
  const shown = waiting.slice(0, maxVisibleToasts);
  const newest = shown.at(-1)?.id;
  const box = useRef<HTMLDivElement>(null);
  // All are paused together: one that left would move the others under the pointer.
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  // An element that is removed under the pointer fires no leave event.
  const release = () => {
    setHovered(false);
    setFocused(false);
  };
  const card = (toast: Toast) => (
    <ToastCard key={toast.id} toast={toast} isHeld={isHovered || isFocused} onLeave={release} />
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each new toast, and in each new place, it is raised above what was opened since.
  useLayoutEffect(() => {
    const popover = box.current;
    // Its dialog may have been removed; it is rendered anew elsewhere.
    if (!popover?.showPopover || !popover.isConnected) return;
    if (popover.matches(':popover-open')) popover.hidePopover();
    popover.showPopover();
  }, [newest, topModal]);
  useReorderAnimation(box);

  if (typeof document === 'undefined') return null;
  return createPortal(
    // Toasts wear the dark theme everywhere.
    // biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody is reading.
    <div
      ref={box}
      popover="manual"
      className={styles.viewport}
      data-theme="dark"
      data-skin={document.documentElement.dataset.skin}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {/* Both are there before anything is said in them: only then is it heard. */}
      <div className={styles.list} role="status" aria-atomic="false">
        {shown.filter((toast) => !isFault(toast)).map(card)}
      </div>
      <div className={styles.list} role="alert" aria-atomic="false">
        {shown.filter(isFault).map(card)}
      </div>
    </div>,
    topModal ?? document.body,
  );
}

const glide = {
  duration: 240,
  easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
  composite: 'add',
} as const;

function useReorderAnimation(box: RefObject<HTMLElement | null>): void {
  const positions = useRef(new Map<HTMLElement, number>());
  useLayoutEffect(() => {
    const before = positions.current;
    positions.current = positionsIn(box.current);
    if (!isMotionAllowed()) return;
    for (const [card, top] of positions.current) {
      const way = (before.get(card) ?? top) - top;
      if (way === 0) continue;
      card.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], glide);
    }
  });
}

/** Layout positions, without running animations. */
function positionsIn(box: HTMLElement | null): Map<HTMLElement, number> {
  const cards = box?.querySelectorAll<HTMLElement>('[data-toast]') ?? [];
  const top = box?.getBoundingClientRect().top ?? 0;
  return new Map([...cards].map((card) => [card, top + card.offsetTop]));
}
