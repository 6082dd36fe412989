import { useEffect } from 'react';
import { Bee } from '../bee/Bee.tsx';
import { Button } from '../button/Button.tsx';
import bubble from './Bubble.module.css';
import styles from './Mascot.module.css';
import { MascotDialogFrame, MascotPopoverFrame } from './MascotFrame.tsx';
import type { MascotMessage } from './mascot-queue.ts';
import { mascotBlurPx, mascotTiming } from './mascot-timing.ts';
import { useMascot } from './use-mascot.ts';

interface MascotOverlayProps extends MascotMessage {
  blurPx?: number;
  displayMs?: number;
  /** Sends it away. */
  isOver?: boolean;
  onExited(): void;
}

export function MascotOverlay({
  message,
  details,
  actions = [],
  hasEqualAnswers = false,
  isAside = false,
  from = 'right',
  bee = <Bee pose="waving" />,
  blurPx = mascotBlurPx.overlay,
  displayMs = mascotTiming.displayMs,
  isOver = false,
  onDismiss,
  onExited,
}: MascotOverlayProps) {
  const isAsking = actions.length > 0;
  const {
    box: overlayRef,
    figure: beeRef,
    isSpeaking,
    isLeaving,
    leave,
  } = useMascot({ isAsking, displayMs, onExited });
  useEffect(() => {
    if (isOver) leave();
  }, [isOver, leave]);
  const Frame = isAsking ? MascotDialogFrame : MascotPopoverFrame;

  function dismiss(): void {
    if (isLeaving) return;
    leave();
    onDismiss?.();
  }

  return (
    <Frame
      overlayRef={overlayRef}
      from={from}
      blurPx={blurPx}
      isSpeaking={isSpeaking}
      label={isAsking ? message : undefined}
      isAside={isAside}
      onDismiss={dismiss}
    >
      <div className={styles.backdrop} />
      <div className={styles.scene}>
        <div ref={beeRef} className={styles.figure}>
          {bee}
        </div>
        <div className={bubble.bubble} data-speaking={isSpeaking || undefined}>
          <p className={bubble.message} aria-live="polite">
            {isSpeaking && message}
          </p>
          {isSpeaking && details}
          {isAsking && isSpeaking && (
            <div className={bubble.actions} data-equal={hasEqualAnswers || undefined}>
              {actions.map(({ label, onPress }, index) => (
                <Button
                  key={label}
                  variant={index === 0 || (hasEqualAnswers && index === 1) ? 'honey' : 'outline'}
                  ref={index === 0 && !hasEqualAnswers ? focus : undefined}
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
