import { Avatar } from '../../ui/avatar/Avatar.tsx';
import { BeeFace } from '../../ui/bee/BeeFace.tsx';
import { pointyHexagon } from '../../ui/pointy-hexagon.ts';
import styles from './SeatFace.module.css';
import type { SeatView } from './seat-view.ts';

/** As wide as the parent says with --face-size. Its name stands beside it or is said elsewhere. */
export function SeatFace({ seat }: { seat: SeatView }) {
  return (
    <span className={styles.face}>
      {seat.isBee ? (
        <span className={styles.bee}>
          <svg viewBox={pointyHexagon.frame} aria-hidden="true">
            <path d={pointyHexagon.path} />
          </svg>
          <BeeFace face="ha" size={40} />
        </span>
      ) : (
        <Avatar
          userId={seat.seatId}
          name={seat.name}
          face={seat.face}
          isYou={seat.isYou ?? false}
          isDecorative
        />
      )}
    </span>
  );
}
