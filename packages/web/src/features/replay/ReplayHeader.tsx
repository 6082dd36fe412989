import type { Replay } from '@bee-jinx/contract/browser';
import { isSentPairNumber } from '@bee-jinx/game';
import { useTitle } from '../../ui/use-title.ts';
import { outcomeLabel } from './outcome-label.ts';
import styles from './ReplayHeader.module.css';

export function ReplayHeader({ replay }: { replay: Replay }) {
  const { displayName, puzzle } = replay;
  const { puzzleNumber } = puzzle;
  const game = isSentPairNumber(puzzleNumber) ? 'a friend’s pair' : `No. ${puzzleNumber}`;
  useTitle(`${displayName} plays ${game} · Bee Jinx`);
  return (
    <header className={styles.head}>
      <p className={styles.who}>
        {displayName} plays {game}
      </p>
      <h1 className={styles.outcome} tabIndex={-1}>
        {outcomeLabel(replay)}
      </h1>
    </header>
  );
}
