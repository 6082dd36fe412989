import styles from './JinxShout.module.css';

/** Shouted the moment both words are face up. A screen reader gets it from the stage's status line. */
export function JinxShout() {
  return (
    <p className={styles.shout} aria-hidden="true">
      Jinx!
    </p>
  );
}
