import type { ReactNode } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Badge.module.css';

interface BadgeProps {
  variant?: 'comb' | 'ink' | 'honey' | 'leaf' | 'sting';
  children: ReactNode;
}

export function Badge({ variant = 'comb', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[variant]}`}>{children}</span>;
}

interface CountBadgeProps {
  count: number;
  /** Read out with the number: "unread". */
  label: string;
}

const maxShown = 99;

/** Nothing for zero. */
export function CountBadge({ count, label }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={`${styles.badge} ${styles.ink} ${styles.count}`}>
      {count > maxShown ? `${maxShown}+` : count}
      <VisuallyHidden> {label}</VisuallyHidden>
    </span>
  );
}
