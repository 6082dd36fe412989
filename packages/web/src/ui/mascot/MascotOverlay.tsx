import '../layers.css';
import type { CSSProperties, ReactNode, RefObject, SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../Button.tsx';
import { Bee } from '../bee/Bee.tsx';
import { useTopModal } from '../dialog/open-modals.ts';
import { useEscape } from '../use-escape.ts';
import styles from './Mascot.module.css';
import { mascotBlurPx, mascotTiming } from './mascot-timing.ts';
import type { MascotMessage } from './mascots.ts';
import { useMascot } from './use-mascot.ts';

interface MascotOverlayProps extends MascotMessage {
  blurPx?: number;
  displayMs?: number;
  onGone(): void;
}

export function MascotOverlay({
  message,
  actions = [],
  from = 'right',
  bee = <Bee pose="waving" />,
  blurPx = mascotBlurPx.overlay,
  displayMs = mascotTiming.displayMs,
  onDismiss,
  onGone,
}: MascotOverlayProps) {
  const isAsking = actions.length > 0;
  const { box, figure, isSpeaking, isLeaving, leave } = useMascot({ isAsking, displayMs, onGone });
  const Frame = isAsking ? AskingFrame : TellingFrame;

  function dismiss(): void {
    if (isLeaving) return;
    leave();
    onDismiss?.();
  }

  return (
    <Frame box={box} from={from} blurPx={blurPx} onDismiss={dismiss}>
      <div className={styles.backdrop} />
      <div className={styles.scene}>
        <div ref={figure} className={styles.figure}>
          {bee}
        </div>
        <div className={styles.bubble} data-speaking={isSpeaking || undefined}>
          <p className={styles.message} aria-live="polite">
            {isSpeaking && message}
          </p>
          {isAsking && isSpeaking && (
            <div className={styles.actions}>
              {actions.map(({ label, onPress }, index) => (
                <Button
                  key={label}
                  look={index === 0 ? 'honey' : 'outline'}
                  ref={index === 0 ? focus : undefined}
                  onClick={() => {
                    leave();
                    onPress?.();
                  }}
                >
                  {label}
                </Button>
              ))}
            </div>
          )}
        </div>
      </div>
    </Frame>
  );
}

const focus = (button: HTMLElement | null) => button?.focus();

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
function AskingFrame(props: FrameProps) {
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
function TellingFrame(props: FrameProps) {
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
