import { useHasChanged } from '../../ui/use-has-changed.ts';
import { fingerprint } from './fingerprint.ts';
import styles from './Seal.module.css';
import { Wax } from './Wax.tsx';

interface SealProps {
  /** Read out in its place; without one it is a picture only. */
  label?: string;
  /** Whose it is; without one it is the bee's. */
  initial?: string;
  /** Its first and last four digits stand beneath. */
  hash?: string | undefined;
  isBroken?: boolean;
  /** Pressed into the paper as it appears. */
  isFresh?: boolean;
  /** Where it isn't said, the place says it, with --seal-size. */
  size?: 's' | 'm' | 'l';
}

/**
 * The promise. How far its halves fall apart, the place can say with --seal-apart-x, --seal-apart-y and
 * --seal-turn: on a card they reach the corners.
 */
export function Seal({ label, initial, hash, isBroken = false, isFresh, size }: SealProps) {
  const breaks = useHasChanged(isBroken);
  return (
    <span className={size ? `${styles.seal} ${styles[size]}` : styles.seal} data-fresh={isFresh}>
      {label !== undefined && <span className={styles.unseen}>{label}</span>}
      <span className={styles.wax}>
        {isBroken ? (
          <>
            <span className={styles.left} data-breaks={breaks}>
              <Wax initial={initial} half="left" />
            </span>
            <span className={styles.right} data-breaks={breaks}>
              <Wax initial={initial} half="right" />
            </span>
          </>
        ) : (
          <Wax initial={initial} />
        )}
      </span>
      {hash !== undefined && <code className={styles.print}>{fingerprint(hash)}</code>}
    </span>
  );
}
