import styles from './OnTheWay.module.css';

/** Where the code of the next screen takes its time, the tap was heard all the same. */
export function NavigationProgress() {
  return <div className={styles.bar} role="progressbar" aria-label="Loading the next screen" />;
}
