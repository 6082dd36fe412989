import '../layers.css';
import type { CSSProperties, ReactNode, RefObject, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from '../dialog/modal-stack.ts';
import { useEscape } from '../use-escape.ts';
import styles from './Mascot.module.css';
import { mascotTiming } from './mascot-timing.ts';

interface FrameProps {
  overlayRef: RefObject<HTMLElement | null>;
  from: string;
  blurPx: number;
  isSpeaking: boolean;
  /** Of a question. */
  label: string | undefined;
  isAside: boolean;
  onDismiss(): void;
  children: ReactNode;
}

const overlayProps = ({ from, blurPx, isSpeaking, isAside }: FrameProps) => ({
  className: styles.overlay,
  'data-from': from,
  'data-here': isSpeaking || undefined,
  'data-aside': isAside || undefined,
  style: {
    '--slide-time': `${mascotTiming.animationMs}ms`,
    '--blur': `${blurPx}px`,
  } as CSSProperties,
});

export function MascotDialogFrame(props: FrameProps) {
  const { overlayRef, label, onDismiss, children } = props;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same.
    <dialog
      {...overlayProps(props)}
      ref={overlayRef as RefObject<HTMLDialogElement | null>}
      aria-label={label}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
      onClick={(event) => isOutsideBubble(event) && onDismiss()}
    >
      {children}
    </dialog>
  );
}

/** A popover doesn't take the focus, so a phone's on-screen keyboard stays open. */
export function MascotPopoverFrame(props: FrameProps) {
  const { overlayRef, isAside, onDismiss, children } = props;
  const topModal = useTopModal();
  // Beside a dialog, Escape closes the dialog.
  useEscape(onDismiss, !isAside || topModal === undefined);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape does the same, from anywhere.
    <div
      {...overlayProps(props)}
      ref={overlayRef as RefObject<HTMLDivElement | null>}
      popover="manual"
      onClick={onDismiss}
    >
      {children}
    </div>,
    topModal ?? document.body,
  );
}

const isOutsideBubble = ({ target }: SyntheticEvent) =>
  target instanceof Element && target.closest('[data-speaking]') === null;
