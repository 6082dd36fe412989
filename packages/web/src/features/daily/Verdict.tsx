import type { DailyRound } from '@bee-jinx/contract/browser';
import { warmthWord } from '@bee-jinx/game';
import { comparedWith } from '../../ui/comb/compared-with.ts';
import { ReasonsBelow } from '../../ui/comb/ReasonsBelow.tsx';
import { fingerprint } from '../../ui/fingerprint.ts';
import { Icon } from '../../ui/Icon.tsx';
import type { SealState } from './seal.ts';
import styles from './Verdict.module.css';

interface VerdictProps {
  turned: DailyRound;
  before: DailyRound | undefined;
  sealState: SealState;
}

/** How near it was, why either word fits, and that the seal has held. It is read out by the screen, not here. */
export function Verdict({ turned, before, sealState }: VerdictProps) {
  return (
    <div
      className={styles.verdict}
      data-explained={turned.reasons !== undefined}
      aria-hidden="true"
    >
      <p className={styles.warmth}>
        <b className={styles.word}>{warmthWord(turned.warmth)}</b>
        {before && comparedWith(before.warmth, turned.warmth)}
      </p>
      {sealState === 'valid' && (
        <p className={styles.seal}>
          <Icon name="check" />
          <span>
            Seal unbroken until now
            <code className={styles.print}>{fingerprint(turned.seal)}</code>
          </span>
        </p>
      )}
      {turned.reasons && (
        <div className={styles.reasons}>
          <ReasonsBelow reasons={turned.reasons} />
        </div>
      )}
    </div>
  );
}
