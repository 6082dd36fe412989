import { useId } from 'react';
import { pointyHexagon } from '../../ui/pointy-hexagon.ts';
import styles from './DayCell.module.css';
import type { DayState } from './day-state.ts';

/** Fuller is better, so that nobody depends on colours. */
const levels: Record<DayState, number> = {
  excellent: 100,
  good: 72,
  average: 48,
  more_challenging: 26,
  lost: 0,
  begun: 0,
  open: 0,
};

export function DayCell({ state, text }: { state: DayState; text: string }) {
  const inside = useId();
  const top = 58 - (levels[state] / 100) * 58;
  return (
    <svg
      className={styles.cell}
      viewBox={pointyHexagon.frame}
      aria-hidden="true"
      data-state={state}
    >
      <clipPath id={inside}>
        <path d={pointyHexagon.path} />
      </clipPath>
      <path className={styles.ground} d={pointyHexagon.path} />
      <g clipPath={`url(#${inside})`}>
        <path className={styles.honey} d={`M0 ${top}H52V58H0Z`} />
        {state === 'lost' && <path className={styles.cross} d="M4 6 48 52M48 6 4 52" />}
      </g>
      <path className={styles.edge} d={pointyHexagon.path} />
      <text className={styles.number} x="26" y="36">
        {text}
      </text>
    </svg>
  );
}
