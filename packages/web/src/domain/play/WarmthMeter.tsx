import { formatWarmth, type WarmthLabel, warmthLabel } from '@bee-jinx/game';
import { type CSSProperties, useId } from 'react';
import { pointyHexagon } from '../../ui/pointy-hexagon.ts';
import { useHasChanged } from '../../ui/use-has-changed.ts';
import styles from './WarmthMeter.module.css';

interface WarmthMeterProps {
  /** 0 to 100; undefined shows an empty cell. */
  warmth?: number | undefined;
  size?: 's' | 'm' | 'l';
  /** Also shows the label ("Warm") below the cell. */
  hasLabel?: boolean;
  /** Animates as it appears; a change is always animated. */
  isFresh?: boolean;
}

/** Below the bottom of the cell, so that no honey is visible. */
const emptyLevel = -8;

const colours: Record<Exclude<WarmthLabel, 'Jinx'>, string | undefined> = {
  Cold: styles.cold,
  Cool: styles.cool,
  Mild: styles.mild,
  Warm: styles.warm,
  Hot: styles.hot,
};

/** The warmth as number, honey level and colour; 100 is shown as a jar. */
export function WarmthMeter({ warmth, size = 'm', hasLabel, isFresh = false }: WarmthMeterProps) {
  const isAnimated = useHasChanged(warmth) || isFresh;
  const label = warmth === undefined ? undefined : warmthLabel(warmth);
  return (
    <span
      className={`${styles.meter} ${styles[size]}`}
      role="img"
      aria-label={warmth === undefined ? 'No warmth yet' : formatWarmth(warmth)}
      data-moves={isAnimated}
      data-fresh={isFresh}
    >
      {label === 'Jinx' ? (
        <HoneyJar isAnimated={isAnimated} />
      ) : (
        <Cell warmth={warmth} label={label} />
      )}
      {hasLabel && <span className={styles.word}>{label}</span>}
    </span>
  );
}

interface CellProps {
  warmth: number | undefined;
  label: keyof typeof colours | undefined;
}

function Cell({ warmth, label }: CellProps) {
  const inside = useId();
  return (
    <svg viewBox={pointyHexagon.frame} aria-hidden="true" className={label && colours[label]}>
      <clipPath id={inside}>
        <path d={pointyHexagon.path} />
      </clipPath>
      <path className={styles.ground} d={pointyHexagon.path} />
      <g clipPath={`url(#${inside})`}>
        <g className={styles.level} style={{ '--warmth': warmth ?? emptyLevel } as CSSProperties}>
          {/* The key restarts the animation of the surface. */}
          <path
            key={warmth}
            className={styles.honey}
            d="M-52 2q13-4 26 0t26 0 26 0 26 0 26 0 26 0V70H-52Z"
          />
        </g>
      </g>
      <path className={styles.edge} d={pointyHexagon.path} />
      <text key={`n${warmth}`} className={styles.number} x="26" y="36.4">
        {warmth}
      </text>
    </svg>
  );
}

export function HoneyJar({ isAnimated = false }: { isAnimated?: boolean }) {
  return (
    <svg className={styles.jar} viewBox="0 0 52 58" aria-hidden="true" data-lands={isAnimated}>
      <path
        className={styles.jarHoney}
        d="M13.6 15.5h24.8C43.6 20 46 26.6 46 34c0 8.3-1.8 14.4-4.8 18-1 1.1-2.2 1.6-3.6 1.6H14.4c-1.4 0-2.6-.5-3.6-1.6C7.8 48.4 6 42.3 6 34c0-7.4 2.4-14 7.6-18.5Z"
      />
      <path className={styles.lid} d="M12 4.6h28v10.9H12Z" />
      <path className={styles.jarLabel} d="M26 25.6 33.8 30.1v9L26 43.6l-7.8-4.5v-9Z" />
    </svg>
  );
}
