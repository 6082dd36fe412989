import { WarmthMeter } from '../../ui/WarmthMeter.tsx';
import type { Phase } from './tutorial.ts';
import styles from './Warmth.module.css';

/** The cell in the middle: it glows when there is warmth to tell, and is a jar at a jinx. */
export function Warmth({ warmth, phase }: { warmth: number | undefined; phase: Phase }) {
  return (
    <div className={styles.warmth} data-phase={phase}>
      <WarmthMeter warmth={warmth} />
    </div>
  );
}
