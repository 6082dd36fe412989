import { type ReactNode, useId } from 'react';
import styles from './AdminPanel.module.css';

interface PanelProps {
  title: string;
  /** Beside the title: a button, a choice. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A titled part of a page. */
export function AdminPanel({ title, aside, children }: PanelProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
