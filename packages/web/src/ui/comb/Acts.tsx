import type { ReactNode } from 'react';
import styles from './Acts.module.css';

interface ActsProps {
  /** The stage belongs to the cards while they turn. */
  isAway: boolean;
  children: ReactNode;
}

/** What can be done with the word, below the comb. */
export function Acts({ isAway, children }: ActsProps) {
  return (
    <div className={styles.acts} inert={isAway}>
      {children}
    </div>
  );
}
