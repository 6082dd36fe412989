import styles from './Skeleton.module.css';

interface SkeletonProps {
  variant?: 'line' | 'block' | 'card' | 'avatar';
  /** The last one is shorter. */
  lines?: number;
}

/** Reserves the place of what is loading. The screen announces it (`aria-busy`, a status). */
export function Skeleton({ variant = 'line', lines = 1 }: SkeletonProps) {
  if (variant !== 'line') {
    return <span className={`${styles.bone} ${styles[variant]}`} aria-hidden="true" data-loading />;
  }
  return (
    <span className={styles.lines} aria-hidden="true" data-loading>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike.
        <span key={line} className={`${styles.bone} ${styles.line}`} />
      ))}
    </span>
  );
}
