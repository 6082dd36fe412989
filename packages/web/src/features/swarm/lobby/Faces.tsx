import type { Swarm } from '@bee-jinx/contract/browser';
import type { ReactNode } from 'react';
import { SeatFace } from '../../../domain/swarm/SeatFace.tsx';
import { toSeatView } from '../../../domain/swarm/shown-swarm.ts';
import styles from './Faces.module.css';

type Seat = Swarm['seats'][number];

interface FacesProps {
  seats: readonly Seat[];
  /** For a screen that is read from three metres. */
  size?: 'phone' | 'table';
  /** Beside a face, such as a seal or a reaction. */
  mark?: (seat: Seat) => ReactNode;
  /** Below the name. */
  note?: (seat: Seat) => string | undefined;
}

/** Who sits at the table. Those who are away for the moment are paler. */
export function Faces({ seats, size = 'phone', mark, note }: FacesProps) {
  return (
    <ul className={styles.faces} data-size={size}>
      {seats.map((seat) => {
        const view = toSeatView(seat);
        const name = seat.isMe ? 'You' : view.name;
        const text = note?.(seat);
        return (
          <li
            key={seat.seat}
            className={styles.seat}
            data-away={!seat.isHere || seat.state === 'away'}
          >
            <span className={styles.face}>
              <SeatFace seat={view} />
              {mark && <span className={styles.mark}>{mark(seat)}</span>}
            </span>
            <bdi className={styles.name} data-long={hasLongWord(name)}>
              {name}
            </bdi>
            {text !== undefined && <span className={styles.note}>{text}</span>}
          </li>
        );
      })}
    </ul>
  );
}

/** Words that don't fit below a face in full size. */
const hasLongWord = (name: string): boolean => name.split(/\s/).some((word) => word.length > 7);
