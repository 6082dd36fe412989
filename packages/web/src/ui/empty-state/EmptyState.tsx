import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  picture?: ReactNode;
  title: string;
  /** The level of the title among the headings around it. */
  level?: 1 | 2 | 3;
  children?: ReactNode;
  action?: ReactNode;
}

/** Nothing here yet: it says what could be, and invites to it. */
export function EmptyState({ picture, title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty}>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
