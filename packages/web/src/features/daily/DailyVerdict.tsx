import type { DailyTrailRound } from '../../domain/play/daily.ts';
import { Verdict } from '../../domain/play/Verdict.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import styles from './Verdict.module.css';

interface DailyVerdictProps {
  revealed: DailyTrailRound;
  previous: DailyTrailRound | undefined;
  /** The bee's word is proven to be the one that it had sealed. */
  isSealValid: boolean;
}

export function DailyVerdict({ revealed, previous, isSealValid }: DailyVerdictProps) {
  return (
    <Verdict revealed={revealed} previous={previous} classes={styles}>
      {isSealValid && (
        <p className={styles.seal}>
          <Icon name="check" />
          Sealed before you typed
        </p>
      )}
    </Verdict>
  );
}
