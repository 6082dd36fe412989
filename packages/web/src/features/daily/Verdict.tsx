import type { DailyRound } from '@bee-jinx/contract/browser';
import { warmthLabel } from '@bee-jinx/game';
import { fingerprint } from '../../domain/play/fingerprint.ts';
import { CardReasons } from '../../domain/play/ReasonsBelow.tsx';
import { warmthChangeLabel } from '../../domain/play/warmth-change-label.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import type { SealState } from './seal.ts';
import styles from './Verdict.module.css';

interface VerdictProps {
  revealed: DailyRound;
  previous: DailyRound | undefined;
  sealState: SealState;
}

/** How near it was, why either word fits, and that the seal has held. It is read out by the screen, not here. */
export function Verdict({ revealed, previous, sealState }: VerdictProps) {
  return (
    <div
      className={styles.verdict}
      data-explained={revealed.reasons !== undefined}
      aria-hidden="true"
    >
      <p className={styles.warmth}>
        <b className={styles.word}>{warmthLabel(revealed.warmth)}</b>
        {previous && warmthChangeLabel(previous.warmth, revealed.warmth)}
      </p>
      {sealState === 'valid' && (
        <p className={styles.seal}>
          <Icon name="check" />
          <span>
            Seal unbroken until now
            <code className={styles.print}>{fingerprint(revealed.seal)}</code>
          </span>
        </p>
      )}
      {revealed.reasons && (
        <div className={styles.reasons}>
          <CardReasons reasons={revealed.reasons} />
        </div>
      )}
    </div>
  );
}
