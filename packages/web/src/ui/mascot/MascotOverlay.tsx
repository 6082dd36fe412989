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
  onExited(): void;
}

export function MascotOverlay({
  message,
  actions = [],
  from = 'right',
  bee = <Bee pose="waving" />,
  blurPx = mascotBlurPx.overlay,
  displayMs = mascotTiming.displayMs,
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
          {isAsking && isSpeaking && (
            <div className={bubble.actions}>
              {actions.map(({ label, onPress }, index) => (
                <Button
                  key={label}
                  variant={index === 0 ? 'honey' : 'outline'}
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
