import type { Replay } from '@bee-jinx/contract/browser';
import { useTitle } from '../../ui/use-title.ts';
import { outcomeLabel } from './outcome-label.ts';
import styles from './ReplayHeader.module.css';

export function ReplayHeader({ replay }: { replay: Replay }) {
  const { displayName, puzzle } = replay;
  useTitle(`${displayName} plays No. ${puzzle.puzzleNumber} · Bee Jinx`);
  return (
    <header className={styles.head}>
      <p className={styles.who}>
        {displayName} plays No. {puzzle.puzzleNumber}
      </p>
      <h1 className={styles.outcome} tabIndex={-1}>
        {outcomeLabel(replay)}
      </h1>
    </header>
  );
}
