import type { ReactNode } from 'react';
import styles from './CombActions.module.css';

interface ActsProps {
  /** The stage belongs to the cards while they turn. */
  isInert: boolean;
  children: ReactNode;
}

/** What can be done with the word, below the comb. */
export function CombActions({ isInert, children }: ActsProps) {
  return (
    <div className={styles.acts} inert={isInert}>
      {children}
    </div>
  );
}
