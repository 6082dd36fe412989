import type { Dance } from '@bee-jinx/contract/browser';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { useThatCounts } from '../dance-commands.ts';
import styles from './DanceTrailPanel.module.css';

/** A near miss is a jinx if both say so before the next word. */
export function ThatCounts({ game }: { game: Dance }) {
  const { run, isBusy, fault } = useThatCounts(game);
  return (
    <>
      {!game.thatCounts.mine && (
        <Button variant="outline" size="small" isBusy={isBusy} onClick={() => run()}>
          That counts
        </Button>
      )}
      {fault !== undefined && (
        <div className={styles.fault}>
          <Fault>{fault}</Fault>
        </div>
      )}
    </>
  );
}
