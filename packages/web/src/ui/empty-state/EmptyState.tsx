import type { ReactNode } from 'react';
import styles from './EmptyState.module.css';

interface EmptyStateProps {
  picture?: ReactNode;
  title: string;
  level?: 1 | 2 | 3;
  children?: ReactNode;
  action?: ReactNode;
}

export function EmptyState({ picture, title, level = 2, children, action }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.empty} data-empty-state>
      {picture && <div className={styles.picture}>{picture}</div>}
      <Heading className={styles.title}>{title}</Heading>
      {children && <p className={styles.text}>{children}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
