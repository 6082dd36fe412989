import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import styles from './Wordmark.module.css';

/** Sized by the font size around it. On the splash the bee has carried the second dot away. */
export function Wordmark({ isStacked = false }: { isStacked?: boolean }) {
  return (
    <span className={isStacked ? styles.stacked : styles.mark}>
      <VisuallyHidden>bee jinx</VisuallyHidden>
      <span aria-hidden="true">bee</span>
      <span aria-hidden="true" className={styles.jinx}>
        j{'\u0131'}nx
        <Dot className={styles.first} />
        {!isStacked && <Dot className={styles.second} />}
      </span>
    </span>
  );
}

function Dot({ className }: { className: string | undefined }) {
  return (
    <svg viewBox="0 0 26 30" className={`${styles.dot} ${className}`} aria-hidden="true">
      <path d="M10.5 1.2a5 5 0 0 1 5 0l7.5 4.4a5 5 0 0 1 2.5 4.3v10.2a5 5 0 0 1-2.5 4.3l-7.5 4.4a5 5 0 0 1-5 0L3 24.4a5 5 0 0 1-2.5-4.3V9.9A5 5 0 0 1 3 5.6Z" />
    </svg>
  );
}
