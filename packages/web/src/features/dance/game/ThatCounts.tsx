import type { Dance } from '@bee-jinx/contract/browser';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { useDanceCommand } from '../use-dance-command.ts';
import styles from './ThatCounts.module.css';

/** A near miss is a jinx if both say so, before the next word. The bee asks for it: see remarks.ts. */
export function ThatCounts({ game }: { game: Dance }) {
  const { gameId, rounds, thatCounts } = game;
  const { run, isBusy, fault } = useDanceCommand(() =>
    call('thatCounts', { body: { gameId, roundNumber: rounds.length } }),
  );
  return (
    <>
      {!thatCounts.mine && (
        <Button look="outline" size="small" isBusy={isBusy} onClick={() => run()}>
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
