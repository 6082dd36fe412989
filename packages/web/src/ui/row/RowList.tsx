import { type ReactNode, useId } from 'react';
import styles from './RowList.module.css';

/** Rows under a heading of their own; each is a list item. */
export function RowList({ title, children }: { title: string; children: ReactNode }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {title}
      </h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}
