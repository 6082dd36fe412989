import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pushModal, useTopModal } from '../dialog/modal-stack.ts';
import { waitForAnimations } from '../wait-for-animations.ts';
import { mascotTiming } from './mascot-timing.ts';

interface Visit {
  isAsking: boolean;
  displayMs: number;
  onGone(): void;
}

export function useMascot({ isAsking, displayMs, onGone }: Visit) {
  const box = useRef<HTMLElement>(null);
  const figure = useRef<HTMLDivElement>(null);
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
    const overlay = box.current;
    // Its dialog may have been removed; it is rendered anew elsewhere.
    if (isLeaving || !overlay?.isConnected) return;
    if (!(overlay instanceof HTMLDialogElement)) {
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

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    if (isLeaving) {
      if (box.current) void waitForAnimations(box.current).then(() => isOver || onGone());
    } else if (!isSpeaking) {
      if (figure.current)
        void waitForAnimations(figure.current).then(() => {
          if (!isOver) timer = setTimeout(setSpeaking, mascotTiming.bubbleDelayMs, true);
        });
    } else if (!isAsking) {
      timer = setTimeout(setLeaving, displayMs, true);
    }
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isSpeaking, isLeaving, isAsking, displayMs, onGone]);

  return { box, figure, isSpeaking, isLeaving, leave };
}
