import type { ReactNode } from 'react';
import styles from './filtered-list.module.css';

/** The name of a row: it opens what else is known about it. */
export function OpenButton({ onOpen, children }: { onOpen(): void; children: ReactNode }) {
  return (
    <button type="button" className={styles.open} aria-haspopup="dialog" onClick={onOpen}>
      {children}
    </button>
  );
}
