import styles from './LoadingScreen.module.css';

export function LoadingScreen() {
  return (
    <div className={styles.loading} role="status">
      <svg className={styles.cell} viewBox="0 0 32 32" aria-hidden="true">
        <path d="M16 2 28 9v14L16 30 4 23V9Z" />
      </svg>
      <p>Waking the bee…</p>
    </div>
  );
}
