import { useState } from 'react';
import { Bee } from '../../ui/bee/Bee.tsx';
import { MascotOverlay } from '../../ui/mascot/MascotOverlay.tsx';
import { mascotBlurPx } from '../../ui/mascot/mascot-timing.ts';
import styles from './ConsentDialog.module.css';
import { countingExplained } from './counting-explained.ts';

interface ConsentQuestionProps {
  isOpen: boolean;
  onAccept(): void;
  onDecline(): void;
  onSkip(): void;
}

/** The question of ConsentDialog, asked by the mascot. It stays until it has flown off, or another tab has answered. */
export function ConsentQuestion({ isOpen, onAccept, onDecline, onSkip }: ConsentQuestionProps) {
  const [isShown, setShown] = useState(isOpen);
  if (isOpen && !isShown) setShown(true);
  if (!isShown) return null;
  return (
    <MascotOverlay
      message="May we count your games?"
      details={
        <p className={styles.details}>{countingExplained} Change it any time in settings.</p>
      }
      actions={[
        { label: 'Accept', onPress: onAccept },
        { label: 'Decline', onPress: onDecline },
        { label: 'Not now', onPress: onSkip },
      ]}
      hasEqualAnswers
      from="bottom"
      bee={<Bee pose="waving" size={112} />}
      blurPx={mascotBlurPx.provider}
      isOver={!isOpen}
      onDismiss={onSkip}
      onExited={() => setShown(false)}
    />
  );
}
