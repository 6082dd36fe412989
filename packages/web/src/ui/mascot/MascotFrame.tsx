import '../layers.css';
import type { CSSProperties, ReactNode, RefObject, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from '../dialog/modal-stack.ts';
import { useEscape } from '../use-escape.ts';
import styles from './Mascot.module.css';
import { mascotTiming } from './mascot-timing.ts';

interface FrameProps {
  box: RefObject<HTMLElement | null>;
  from: string;
  blurPx: number;
  isHere: boolean;
  onDismiss(): void;
  children: ReactNode;
}

const lookOf = ({ from, blurPx, isHere }: FrameProps) => ({
  className: styles.overlay,
  'data-from': from,
  'data-here': isHere || undefined,
  style: {
    '--slide-time': `${mascotTiming.animationMs}ms`,
    '--blur': `${blurPx}px`,
  } as CSSProperties,
});

export function MascotDialogFrame(props: FrameProps) {
  const { box, onDismiss, children } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same.
    <dialog
      {...lookOf(props)}
      ref={box as RefObject<HTMLDialogElement | null>}
      aria-label="The bee asks"
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
      onClick={(event) => isBeside(event) && onDismiss()}
    >
      {children}
    </dialog>
  );
}

/** Without taking the focus, so that a phone's keyboard stays. */
export function MascotPopoverFrame(props: FrameProps) {
  const { box, onDismiss, children } = props;
  const topModal = useTopModal();
  useEscape(onDismiss);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape does the same, from anywhere.
    <div
      {...lookOf(props)}
      ref={box as RefObject<HTMLDivElement | null>}
      popover="manual"
      onClick={onDismiss}
    >
      {children}
    </div>,
    topModal ?? document.body,
  );
}

const isBeside = ({ target }: SyntheticEvent) =>
  target instanceof Element && target.closest('[data-speaking]') === null;
