import { Bee } from '../../ui/bee/Bee.tsx';
import { BeePeek } from '../../ui/bee/BeePeek.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { fingerprint } from './fingerprint.ts';
import { HexCard } from './HexCard.tsx';
import type { RevealPhase } from './phase.ts';
import { preventFocusLoss } from './prevent-focus-loss.ts';
import { Seal } from './Seal.tsx';
import styles from './TheirCard.module.css';

interface TheirCardProps {
  phase: RevealPhase;
  word: string | undefined;
  /** From the second round on, the card animates in. */
  isNext: boolean;
  /** The hash of the seal; the tutorial has none. */
  hash?: string | undefined;
  /** Opens the sheet with all seals. */
  onVerifySeals?: (() => void) | undefined;
}

/** The bee and its envelope: it hides while the card turns, and then reacts to the result. */
export function TheirCard({ phase, word, isNext, hash, onVerifySeals }: TheirCardProps) {
  const isSealed = phase === 'typing' || phase === 'sealing';
  const feels = phase === 'warming' ? 'oops' : phase === 'jinx' ? 'jinx' : undefined;
  return (
    <div className={styles.theirs} data-next={isNext}>
      {feels && (
        <div className={styles.feels} data-pose={feels}>
          <Bee pose={feels} lookAt="ahead" onStage className={styles.bee} />
        </div>
      )}
      <div className={styles.card} data-side="right">
        <HexCard
          // Not even in the page before the card turns.
          word={isSealed ? undefined : word}
          face={isSealed ? 'back' : 'front'}
          look={phase === 'jinx' ? 'jinx' : 'plain'}
          height="answer"
          backLabel="The bee’s word, sealed"
          seal={<Seal isFresh={isNext} isBroken={!isSealed} hash={hash} />}
          perched={
            <div className={styles.perch} data-away={!isSealed}>
              <BeePeek hidden={!isSealed} className={styles.peek ?? ''} />
            </div>
          }
        />
        {hash !== undefined && isSealed && (
          <button
            type="button"
            className={styles.open}
            onMouseDown={preventFocusLoss}
            onClick={onVerifySeals}
          >
            <VisuallyHidden>Show the whole seal {fingerprint(hash)}</VisuallyHidden>
          </button>
        )}
      </div>
    </div>
  );
}
