import type { Replay } from '@bee-jinx/contract/browser';
import { useTitle } from '../../ui/use-title.ts';
import styles from './Head.module.css';
import { outcomeWords } from './words.ts';

/** Whose game it is, and how it ended: that may be known. */
export function Head({ replay }: { replay: Replay }) {
  const { displayName, puzzle } = replay;
  useTitle(`${displayName} plays No. ${puzzle.puzzleNumber} · Bee Jinx`);
  return (
    <header className={styles.head}>
      <p className={styles.who}>
        {displayName} plays No. {puzzle.puzzleNumber}
      </p>
      <h1 className={styles.outcome} tabIndex={-1}>
        {outcomeWords(replay)}
      </h1>
    </header>
  );
}
