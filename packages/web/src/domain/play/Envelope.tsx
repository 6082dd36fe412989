import styles from './Envelope.module.css';

/** The folds of an envelope, drawn on the hexagon around them. */
export function Envelope() {
  return (
    <>
      <span className={styles.pocket} />
      <span className={styles.flap} />
    </>
  );
}
