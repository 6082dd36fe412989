import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { pushModal, useTopModal } from '../dialog/modal-stack.ts';
import { waitForAnimations } from '../wait-for-animations.ts';
import { mascotTiming } from './mascot-timing.ts';

interface Visit {
  isAsking: boolean;
  displayMs: number;
  onExited(): void;
}

export function useMascot({ isAsking, displayMs, onExited }: Visit) {
  const overlayRef = useRef<HTMLElement>(null);
  const beeRef = useRef<HTMLDivElement>(null);
  const [isSpeaking, setSpeaking] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const leave = useCallback(() => setLeaving(true), []);

  // A message without actions is rendered in the topmost dialog, and again elsewhere when that
  // changes.
  const topModal = useTopModal();
  const home = isAsking ? undefined : topModal;

  // Closed as soon as it turns to leave: the focus is back and the page can be used while it flies off.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another home is another element in the box.
  useLayoutEffect(() => {
    const overlay = overlayRef.current;
    // Its dialog may have been removed; it is rendered anew elsewhere.
    if (isLeaving || !overlay?.isConnected) return;
    if (!(overlay instanceof HTMLDialogElement)) {
      if (!overlay.showPopover) return markOpen(overlay);
      overlay.showPopover();
      return () => {
        if (overlay.isConnected) overlay.hidePopover();
      };
    }
    const leaveModals = pushModal(overlay);
    overlay.showModal();
    return () => {
      leaveModals();
      overlay.close();
    };
  }, [isLeaving, home]);

  // Whoever shows it may render again at any time, which must not begin its time anew.
  const exited = useEffectEvent(onExited);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    if (isLeaving) {
      if (overlayRef.current)
        void waitForAnimations(overlayRef.current).then(() => isOver || exited());
    } else if (!isSpeaking) {
      if (beeRef.current)
        void waitForAnimations(beeRef.current).then(() => {
          if (!isOver) timer = setTimeout(setSpeaking, mascotTiming.bubbleDelayMs, true);
        });
    } else if (!isAsking) {
      timer = setTimeout(setLeaving, displayMs, true);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isSpeaking, isLeaving, isAsking, displayMs]);

  return { box: overlayRef, figure: beeRef, isSpeaking, isLeaving, leave };
}

/** For browsers without popovers, such as Safari before 17: styles show what has the attribute of an open dialog. */
function markOpen(overlay: HTMLElement): () => void {
  overlay.toggleAttribute('open', true);
  return () => void overlay.toggleAttribute('open', false);
}
