import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Badge.module.css';

interface BadgeProps {
  look?: 'comb' | 'ink' | 'honey' | 'leaf' | 'sting';
  children: ReactNode;
}

/** A word or two about what stands beside it. */
export function Badge({ look = 'comb', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[look]}`}>{children}</span>;
}

interface CountBadgeProps {
  count: number;
  /** What is counted: "unread". Read out with the number. */
  label: string;
}

const most = 99;

/** How many; nothing at all when there are none. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={`${styles.badge} ${styles.ink} ${styles.count}`}>
      {count > most ? `${most}+` : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
