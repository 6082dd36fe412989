import type { Swarm } from '@bee-jinx/contract/browser';
import { toBoardSeats } from '../../../domain/swarm/shown-swarm.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import styles from './SealedCount.module.css';

/** In the place of the other's card: how many envelopes lie on the table. */
export function SealedCount({ swarm }: { swarm: Swarm }) {
  const seats = toBoardSeats(swarm, swarm.round);
  const sealed = seats.filter(({ hasSealed }) => hasSealed).length;
  return (
    <div className={styles.card}>
      <div className={styles.hexagon}>
        <VisuallyHidden>{`${sealed} of ${seats.length} have sealed`}</VisuallyHidden>
        <span className={styles.count} aria-hidden="true">
          {sealed}/{seats.length}
        </span>
        <span className={styles.cells} aria-hidden="true">
          {seats.map(({ seatId, hasSealed }) => (
            <span key={seatId} className={styles.cell} data-sealed={hasSealed} />
          ))}
        </span>
      </div>
    </div>
  );
}
