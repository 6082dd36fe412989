import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { useHasChanged } from '../../ui/use-has-changed.ts';
import styles from './Seal.module.css';

interface SealProps {
  /** For screen readers; without one it is decorative. */
  label?: string;
  /** The player's initial on the wax; without one it is the bee's seal. */
  initial?: string;
  isBroken?: boolean;
  /** Animates as it appears. */
  isFresh?: boolean;
  /** By default the parent sets the size with --seal-size. */
  size?: 's' | 'm' | 'l';
}

/**
 * The parent can set how far the broken halves are apart with --seal-apart-x, --seal-apart-y and
 * --seal-turn.
 */
export function Seal({ label, initial, isBroken = false, isFresh, size }: SealProps) {
  const breaks = useHasChanged(isBroken);
  return (
    <span className={size ? `${styles.seal} ${styles[size]}` : styles.seal} data-fresh={isFresh}>
      {label !== undefined && <VisuallyHidden>{label}</VisuallyHidden>}
      <span className={styles.wax}>
        {isBroken ? (
          <>
            <span className={styles.left} data-breaks={breaks}>
              <Wax initial={initial} half="leftHalf" />
            </span>
            <span className={styles.right} data-breaks={breaks}>
              <Wax initial={initial} half="rightHalf" />
            </span>
          </>
        ) : (
          <Wax initial={initial} />
        )}
      </span>
    </span>
  );
}

const drop =
  'M3-29C13-31 18-23 24-18C31-13 31-4 29 3C28 12 24 15 19 22C13 30 3 28-5 28C-15 29-21 23-25 16C-31 10-29 1-28-7C-27-17-19-19-14-25C-9-30-4-28 3-29Z';

/** The drawing, whole or one half of it. */
function Wax({ initial, half }: { initial?: string | undefined; half?: 'leftHalf' | 'rightHalf' }) {
  return (
    <svg
      className={half ? `${styles.drop} ${styles[half]}` : styles.drop}
      viewBox="-31 -31 62 64"
      aria-hidden="true"
    >
      <path className={styles.rim} d={drop} transform="translate(1 2.6)" />
      <path className={styles.body} d={drop} />
      <circle className={styles.ring} r="18.5" />
      <path className={styles.light} d="M-17-13.5C-14-18.5-7-22.6.5-23" />
      {initial === undefined ? (
        <g className={styles.mark}>
          <path d="M-1.3-9.7Q-1.8-12.6-5.2-12.2M1.3-9.7Q1.8-12.6 5.2-12.2" />
          <path className={styles.head} d="M-3.9-4.4C-4.3-11.4 4.3-11.4 3.9-4.4Z" />
          <path d="M-6.2-.8C-11.2 1.8-14.3-.4-13.9-3.6C-13.4-7.3-8.2-8-6-3.4M6.2-.8C11.2 1.8 14.3-.4 13.9-3.6C13.4-7.3 8.2-8 6-3.4" />
          <path d="M-5.8-.4Q0-4.8 5.8-.4Q8 7 0 13.2Q-8 7-5.8-.4ZM-6 3.7H6M-4.3 8.3H4.3" />
        </g>
      ) : (
        <text className={styles.initial} y="9">
          {initial}
        </text>
      )}
    </svg>
  );
}
