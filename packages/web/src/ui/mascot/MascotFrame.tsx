import '../layers.css';
import {
  type CSSProperties,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useTopModal } from '../dialog/open-modals.ts';
import { useEscape } from '../use-escape.ts';
import styles from './Mascot.module.css';
import { mascotTiming } from './mascot-timing.ts';

interface FrameProps {
  box: RefObject<HTMLElement | null>;
  from: string;
  blurPx: number;
  onDismiss(): void;
  children: ReactNode;
}

const lookOf = ({ from, blurPx }: FrameProps) => ({
  className: styles.overlay,
  'data-from': from,
  style: {
    '--slide-time': `${mascotTiming.animationMs}ms`,
    '--blur': `${blurPx}px`,
  } as CSSProperties,
});

/** Nothing else can be done until there is a choice. */
export function AskingFrame(props: FrameProps) {
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

/** It only tells: the focus, and the keyboard of a phone, stay where they are. */
export function TellingFrame(props: FrameProps) {
  const { box, onDismiss, children } = props;
  const topModal = useTopModal();
  const [firstHome] = useState(topModal);
  useEscape(onDismiss);
  return createPortal(
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: Escape does the same, from anywhere.
    <div
      {...lookOf(props)}
      ref={box as RefObject<HTMLDivElement | null>}
      popover="manual"
      data-moved={topModal !== firstHome || undefined}
      onClick={onDismiss}
    >
      {children}
    </div>,
    topModal ?? document.body,
  );
}

const isBeside = ({ target }: SyntheticEvent) =>
  target instanceof Element && target.closest('[data-speaking]') === null;
