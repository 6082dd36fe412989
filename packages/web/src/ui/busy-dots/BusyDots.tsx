import styles from './BusyDots.module.css';

/** Decoration: the text beside it says what is going on. */
export function BusyDots() {
  return (
    <svg className={styles.dots} viewBox="0 0 62 30" aria-hidden="true">
      <path d="M9 10 16.8 14.5v9L9 28l-7.8-4.5v-9Z" />
      <path d="M31 10 38.8 14.5v9L31 28l-7.8-4.5v-9Z" />
      <path d="M53 10 60.8 14.5v9L53 28l-7.8-4.5v-9Z" />
    </svg>
  );
}
