import type { ReactNode } from 'react';
import styles from './CombActions.module.css';

interface CombActionsProps {
  /** True while the cards turn: the buttons ignore presses. */
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
