import type { ReactNode } from 'react';
import styles from './CombActions.module.css';

interface CombActionsProps {
  /** While the cards turn. */
  isInert: boolean;
  children: ReactNode;
}

/** The buttons below the comb. */
export function CombActions({ isInert, children }: CombActionsProps) {
  return (
    <div className={styles.acts} inert={isInert}>
      {children}
    </div>
  );
}
