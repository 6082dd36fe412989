import { LaterBee, LaterBeePeek } from '../../ui/bee/LaterBee.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './BeeCard.module.css';
import { HexCard } from './HexCard.tsx';
import type { RevealPhase } from './phase.ts';
import { preventFocusLoss } from './prevent-focus-loss.ts';
import { Seal } from './Seal.tsx';

interface BeeCardProps {
  phase: RevealPhase;
  word: string | undefined;
  /** From the second round on, the card animates in. */
  isNext: boolean;
  /** The player's word, so that both have one size. */
  pairedWith?: string | undefined;
  /** In the tutorial the bee seals its word only when the player does. */
  sealsLate?: boolean;
  /** Opens the sheet with all seals; the tutorial has none. */
  onVerifySeals?: (() => void) | undefined;
}

/** The bee and its envelope: it hides while the card turns, and then reacts to the result. */
export function BeeCard({
  phase,
  word,
  isNext,
  pairedWith,
  sealsLate = false,
  onVerifySeals,
}: BeeCardProps) {
  const isSealed = phase === 'typing' || phase === 'sealing';
  const isInMind = sealsLate && phase === 'typing';
  const feels = phase === 'warming' ? 'oops' : phase === 'jinx' ? 'jinx' : undefined;
  return (
    <div className={styles.theirs} data-next={isNext}>
      {feels && (
        <div className={styles.feels} data-pose={feels}>
          <LaterBee pose={feels} lookAt="ahead" onStage className={styles.bee} />
        </div>
      )}
      <div className={styles.card} data-side="right">
        <HexCard
          // Not even in the page before the card turns.
          word={isSealed ? undefined : word}
          saidBy="The bee said"
          pairedWith={pairedWith}
          face={isSealed ? 'back' : 'front'}
          variant={phase === 'jinx' ? 'jinx' : 'plain'}
          height="answer"
          backLabel={isInMind ? 'The bee has a word in mind' : 'The bee’s word, sealed'}
          seal={!isInMind && <Seal isFresh={isNext || sealsLate} isBroken={!isSealed} />}
          perched={
            <div className={styles.perch} data-away={!isSealed}>
              <LaterBeePeek hidden={!isSealed} className={styles.peek ?? ''} />
            </div>
          }
        />
        {onVerifySeals && isSealed && (
          <button
            type="button"
            className={styles.open}
            onMouseDown={preventFocusLoss}
            onClick={onVerifySeals}
          >
            <VisuallyHidden>Show the seal</VisuallyHidden>
          </button>
        )}
      </div>
    </div>
  );
}
