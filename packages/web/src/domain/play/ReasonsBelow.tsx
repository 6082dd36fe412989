import type { Reasons } from '@bee-jinx/game';
import { Reason } from './Reason.tsx';
import styles from './ReasonsBelow.module.css';

/** Each below the card with its word. */
export function CardReasons({ reasons }: { reasons: Readonly<Reasons> | undefined }) {
  if (!reasons) return null;
  return (
    <div className={styles.below}>
      <div>
        <Reason reason={reasons[0]} />
      </div>
      <div>
        <Reason reason={reasons[1]} />
      </div>
    </div>
  );
}
