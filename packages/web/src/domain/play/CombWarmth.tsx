import styles from './CombWarmth.module.css';
import type { RevealPhase } from './phase.ts';
import { WarmthMeter } from './WarmthMeter.tsx';

interface CombWarmthProps {
  warmth: number | undefined;
  phase: RevealPhase;
}

/** The cell in the middle: it glows with a new warmth, and is a jar at a jinx. */
export function CombWarmth({ warmth, phase }: CombWarmthProps) {
  return (
    <div className={styles.warmth} data-phase={phase}>
      <WarmthMeter warmth={warmth} />
    </div>
  );
}
