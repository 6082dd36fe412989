import { type WarmthWord, warmthText, warmthWord } from '@bee-jinx/game';
import { type CSSProperties, useId } from 'react';
import { HoneyJar } from './HoneyJar.tsx';
import { pointy } from './pointy.ts';
import { useChanged } from './use-changed.ts';
import styles from './WarmthMeter.module.css';

interface WarmthMeterProps {
  /** 0 to 100; without one the cell is still empty. */
  warmth?: number | undefined;
  size?: 's' | 'm' | 'l';
  /** Also written below. */
  hasWord?: boolean;
  /** Rises as it appears; a change always does. */
  isFresh?: boolean;
}

const colours: Record<Exclude<WarmthWord, 'Jinx'>, string | undefined> = {
  Cold: styles.cold,
  Cool: styles.cool,
  Mild: styles.mild,
  Warm: styles.warm,
  Hot: styles.hot,
};

/** How near two words are: number, honey level and colour together. 100 is a jar. */
export function WarmthMeter({ warmth, size = 'm', hasWord, isFresh = false }: WarmthMeterProps) {
  const moves = useChanged(warmth) || isFresh;
  const word = warmth === undefined ? undefined : warmthWord(warmth);
  return (
    <span
      className={`${styles.meter} ${styles[size]}`}
      role="img"
      aria-label={warmth === undefined ? 'No warmth yet' : warmthText(warmth)}
      data-moves={moves}
      data-fresh={isFresh}
    >
      {word === 'Jinx' ? <HoneyJar lands={moves} /> : <Cell warmth={warmth} word={word} />}
      {hasWord && <span className={styles.word}>{word}</span>}
    </span>
  );
}

interface CellProps {
  warmth: number | undefined;
  word: keyof typeof colours | undefined;
}

function Cell({ warmth, word }: CellProps) {
  const inside = useId();
  return (
    <svg viewBox={pointy.frame} aria-hidden="true" className={word && colours[word]}>
      <clipPath id={inside}>
        <path d={pointy.path} />
      </clipPath>
      <path className={styles.ground} d={pointy.path} />
      <g clipPath={`url(#${inside})`}>
        <g className={styles.level} style={{ '--warmth': warmth ?? -8 } as CSSProperties}>
          {/* A new key lets the surface swing anew. */}
          <path
            key={warmth}
            className={styles.honey}
            d="M-52 2q13-4 26 0t26 0 26 0 26 0 26 0 26 0V70H-52Z"
          />
        </g>
      </g>
      <path className={styles.edge} d={pointy.path} />
      <text key={`n${warmth}`} className={styles.number} x="26" y="36.4">
        {warmth}
      </text>
    </svg>
  );
}
