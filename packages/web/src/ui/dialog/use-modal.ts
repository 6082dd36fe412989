import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { waitForAnimations } from '../wait-for-animations.ts';
import { pushModal } from './modal-stack.ts';

export interface ModalProps {
  isOpen: boolean;
  onClose(): void;
  mustAnswer?: boolean;
  /** The element that gets the focus on opening; by default the title. */
  firstFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The browser traps and restores the focus; the rest is here. */
export function useModal({ isOpen, onClose, mustAnswer = false, firstFocus }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isPressOutside = useRef(false);
  // Children stay mounted until it has faded out.
  const [isMounted, setFilled] = useState(isOpen);
  if (isOpen && !isMounted) setFilled(true);

  useLayoutEffect(() => {
    const box = dialog.current;
    if (!isOpen || !box) return;
    const leaveModals = pushModal(box);
    box.showModal();
    if (firstFocus?.current) firstFocus.current.focus();
    else title.current?.focus({ preventScroll: true });
    return () => {
      leaveModals();
      box.close();
      void waitForAnimations(box).then(() => setFilled(box.open));
    };
  }, [isOpen, firstFocus]);

  const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;
  return {
    isFilled: isMounted,
    title,
    dialogProps: {
      ref: dialog,
      closedby: mustAnswer ? 'none' : 'closerequest',
      onCancel(event: SyntheticEvent) {
        if (!isOwn(event)) return;
        event.preventDefault();
        if (!mustAnswer) onClose();
      },
      onClose(event: SyntheticEvent<HTMLDialogElement>) {
        const box = event.currentTarget;
        if (!isOwn(event) || box.open || !isOpen) return;
        // Some browsers close at the second Escape in any case.
        if (mustAnswer) box.showModal();
        else onClose();
      },
      onPointerDown(event: SyntheticEvent) {
        isPressOutside.current = isOwn(event);
      },
      onClick(event: SyntheticEvent) {
        if (isPressOutside.current && isOwn(event) && !mustAnswer) onClose();
      },
    },
  } as const;
}
