import { useSlideDown } from '../../ui/use-slide-down.ts';
import styles from './Trail.module.css';
import { TrailRow } from './TrailRow.tsx';
import { TrailStart } from './TrailStart.tsx';
import type { TrailRound } from './trail-round.ts';

interface TrailProps {
  rounds: readonly TrailRound[];
  /** The pair it all began with; a dance has none. */
  start?: readonly [string, string] | undefined;
  /** Whose trail it is, where it isn't the reader's. */
  you?: string;
  /** The other side, as in the middle of a sentence: "the bee". */
  them: string;
}

/** The rounds so far, newest first: one sees the two minds closing in. */
export function Trail({ rounds, start, you = 'you', them }: TrailProps) {
  const newestFirst = rounds.toSorted((one, other) => other.round - one.round);
  const list = useSlideDown(newestFirst[0]?.round ?? 0);
  return (
    <ol ref={list.ref} className={styles.trail}>
      {newestFirst.map((round) => (
        <li key={round.round} className={styles.item} data-fresh={round.round > list.shownAtFirst}>
          <TrailRow {...round} you={you} them={them} isFresh={round.round > list.shownAtFirst} />
        </li>
      ))}
      {start && (
        <li className={styles.item}>
          <TrailStart pair={start} />
        </li>
      )}
    </ol>
  );
}
