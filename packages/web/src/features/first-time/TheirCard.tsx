import { Bee } from '../../ui/bee/Bee.tsx';
import { BeePeek } from '../../ui/bee/BeePeek.tsx';
import { HexCard } from '../../ui/HexCard.tsx';
import { Seal } from '../../ui/Seal.tsx';
import styles from './TheirCard.module.css';
import type { Phase } from './tutorial.ts';

interface TheirCardProps {
  phase: Phase;
  word: string | undefined;
  /** Comes after another one, rather than being there from the start. */
  isNext: boolean;
}

/** The bee and its envelope: it ducks while the card turns, and then has feelings about it. */
export function TheirCard({ phase, word, isNext }: TheirCardProps) {
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
          word={word}
          face={isSealed ? 'back' : 'front'}
          look={phase === 'jinx' ? 'jinx' : 'plain'}
          height="answer"
          backLabel="The bee’s word, sealed"
          seal={<Seal isFresh={isNext} isBroken={!isSealed} />}
          perched={
            <div className={styles.perch} data-away={!isSealed}>
              <BeePeek hidden={!isSealed} className={styles.peek ?? ''} />
            </div>
          }
        />
      </div>
    </div>
  );
}
