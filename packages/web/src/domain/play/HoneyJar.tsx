import styles from './HoneyJar.module.css';

/** What a jinx fills. */
export function HoneyJar({ lands = false }: { lands?: boolean }) {
  return (
    <svg className={styles.jar} viewBox="0 0 52 58" aria-hidden="true" data-lands={lands}>
      <path
        className={styles.honey}
        d="M13.6 15.5h24.8C43.6 20 46 26.6 46 34c0 8.3-1.8 14.4-4.8 18-1 1.1-2.2 1.6-3.6 1.6H14.4c-1.4 0-2.6-.5-3.6-1.6C7.8 48.4 6 42.3 6 34c0-7.4 2.4-14 7.6-18.5Z"
      />
      <path className={styles.lid} d="M12 4.6h28v10.9H12Z" />
      <path className={styles.label} d="M26 25.6 33.8 30.1v9L26 43.6l-7.8-4.5v-9Z" />
    </svg>
  );
}
