import type { Dance } from '@bee-jinx/contract/browser';
import { call } from '../../../api/call.ts';
import { Button } from '../../../ui/Button.tsx';
import { Fault } from '../../../ui/modals/Fault.tsx';
import { partnerName, partnerNameFirst } from '../partner-name.ts';
import { useCommand } from '../use-command.ts';
import styles from './ThatCounts.module.css';

/** A near miss is a jinx if both say so, before the next word. */
export function ThatCounts({ game }: { game: Dance }) {
  const { gameId, rounds, thatCounts } = game;
  const { run, isBusy, fault } = useCommand(() =>
    call('thatCounts', { body: { gameId, roundNumber: rounds.length } }),
  );
  return (
    <section className={styles.offer} aria-label="That counts">
      <p>
        {thatCounts.mine
          ? `You said that counts. It is a jinx if ${partnerName(game)} says so too.`
          : thatCounts.theirs
            ? `${partnerNameFirst(game)} says the last two words count as one. And you?`
            : 'Were the last two words as good as one?'}
      </p>
      {!thatCounts.mine && (
        <Button look="outline" size="small" isBusy={isBusy} onClick={() => run()}>
          That counts
        </Button>
      )}
      <Fault>{fault}</Fault>
    </section>
  );
}
