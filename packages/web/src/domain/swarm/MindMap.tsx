import type { CSSProperties } from 'react';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { isolateBidi } from '../friends/friend.ts';
import styles from './MindMap.module.css';
import {
  type MapPoint,
  type Nearness,
  placeMinds,
  placeNumber,
  strongestTies,
} from './mind-map-layout.ts';
import { SeatFace } from './SeatFace.tsx';
import { capitalize, type SeatView } from './seat-view.ts';

interface MindMapProps {
  seats: readonly SeatView[];
  nearness: readonly Nearness[];
  /** Width by height. */
  aspect?: number;
}

/** Who thought like whom: the closer two stand, the more alike they thought. */
export function MindMap({ seats, nearness, aspect = 1.25 }: MindMapProps) {
  const ids = seats.map(({ seatId }) => seatId);
  const points = placeMinds(ids, nearness, { aspect, minGap: seats.length > 8 ? 0.17 : 0.2 });
  const ties = strongestTies(ids, nearness);
  const nameOf = (id: string) => {
    const seat = seats.find(({ seatId }) => seatId === id);
    if (!seat) return 'somebody';
    return seat.isYou ? 'you' : isolateBidi(seat.name);
  };
  return (
    <div className={styles.map} style={{ aspectRatio: aspect }}>
      <svg
        className={styles.ties}
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {ties.map(({ a, b, nearness: near }) => {
          const [one, other] = [points.get(a), points.get(b)];
          return (
            one &&
            other && (
              <line
                key={`${a} ${b}`}
                x1={one.x * 100}
                y1={one.y * 100}
                x2={other.x * 100}
                y2={other.y * 100}
                style={{ strokeWidth: 2 + near / 14 }}
              />
            )
          );
        })}
      </svg>
      <div aria-hidden="true">
        {ties.slice(0, 3).map(({ a, b, nearness: near }) => {
          const [one, other] = [points.get(a), points.get(b)];
          return (
            one &&
            other && (
              <span key={`${a} ${b}`} className={styles.number} style={at(placeNumber(one, other))}>
                {near}
              </span>
            )
          );
        })}
        {seats.map((seat) => {
          const point = points.get(seat.seatId);
          return (
            point && (
              <span key={seat.seatId} className={styles.mind} style={at(point)}>
                <SeatFace seat={seat} />
                <span className={styles.name}>{seat.isYou ? 'You' : seat.name}</span>
              </span>
            )
          );
        })}
      </div>
      <VisuallyHidden as="ul">
        {ties.map(({ a, b, nearness: near }) => (
          <li key={`${a} ${b}`}>
            {`${capitalize(nameOf(a))} and ${nameOf(b)}: ${near} of 100 alike`}
          </li>
        ))}
      </VisuallyHidden>
    </div>
  );
}

const at = ({ x, y }: MapPoint): CSSProperties => ({ left: `${x * 100}%`, top: `${y * 100}%` });
