import type { CSSProperties, ReactNode } from 'react';
import styles from './Columns.module.css';

interface ColumnsProps {
  /** How much of the width each column takes: `[2, 1]`. With one share they stand below each other. */
  shares: readonly number[];
  children: ReactNode;
}

/**
 * Children side by side on a large screen, below each other elsewhere. Their order is the reading order, so that
 * the Tab key follows the eye. A `Screen` that holds columns uses the whole width.
 */
export function Columns({ shares, children }: ColumnsProps) {
  const template = shares.map((share) => `minmax(0, ${share}fr)`).join(' ');
  return (
    <div className={styles.frame} data-columns={shares.length > 1 ? shares.length : undefined}>
      <div className={styles.columns} style={{ '--columns': template } as CSSProperties}>
        {children}
      </div>
    </div>
  );
}

interface ColumnProps {
  children: ReactNode;
  /** Stays in view while a longer column beside it is scrolled. */
  isSticky?: boolean;
}

export function Column({ children, isSticky = false }: ColumnProps) {
  return (
    <div className={styles.column} data-sticky={isSticky}>
      {children}
    </div>
  );
}
