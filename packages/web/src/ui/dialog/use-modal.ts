import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { waitForAnimations } from '../wait-for-animations.ts';
import { pushModal } from './modal-stack.ts';

export interface ModalProps {
  isOpen: boolean;
  onClose(): void;
  /** Only a choice closes it: neither Escape nor a press beside it does. */
  mustAnswer?: boolean;
  /** What has the focus at first; the title, if nothing is named. */
  firstFocus?: RefObject<HTMLElement | null> | undefined;
}

/** The browser keeps the focus in a modal dialog and gives it back; the rest is here. */
export function useModal({ isOpen, onClose, mustAnswer = false, firstFocus }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const isPressOutside = useRef(false);
  // What is in it stays until it has faded away.
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
        // Some browsers close at the second Escape whatever one says.
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
