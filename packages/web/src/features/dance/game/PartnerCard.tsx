import { Avatar } from '../../../ui/Avatar.tsx';
import { BeePeek } from '../../../ui/bee/BeePeek.tsx';
import type { RevealPhase } from '../../../ui/comb/phase.ts';
import { initialOf } from '../../../ui/face-of.ts';
import { HexCard } from '../../../ui/HexCard.tsx';
import { Seal } from '../../../ui/Seal.tsx';
import { partnerNameFirst } from '../partner-name.ts';
import { haveTheySealed, type Play } from '../play.ts';
import styles from './PartnerCard.module.css';

interface PartnerCardProps {
  state: Play;
  phase: RevealPhase;
}

/** Empty while they think, an envelope once they have sealed, and their word when both are in. */
export function PartnerCard({ state, phase }: PartnerCardProps) {
  const { game, turning } = state;
  const { opponent } = game;
  const isTurned = turning !== undefined;
  const isSealed = !isTurned && haveTheySealed(state);
  const name = partnerNameFirst(game);
  const wax = opponent && !opponent.isBee ? { initial: initialOf(opponent.displayName) } : {};
  return (
    <div className={styles.theirs}>
      <div className={styles.card} data-side="right">
        <HexCard
          word={turning?.theirs}
          face={isTurned ? 'front' : isSealed ? 'back' : 'awaited'}
          look={phase === 'jinx' ? 'jinx' : 'plain'}
          height="answer"
          backLabel={isSealed ? `${name}’s word, sealed` : `${name} is thinking`}
          seal={(isSealed || isTurned) && <Seal {...wax} isBroken={isTurned} isFresh={isSealed} />}
          perched={
            isSealed &&
            opponent &&
            (opponent.isBee ? (
              <BeePeek hidden={false} className={styles.peek ?? ''} />
            ) : (
              <span className={styles.face}>
                <Avatar userId={opponent.userId} name={opponent.displayName} isDecorative />
              </span>
            ))
          }
        />
      </div>
    </div>
  );
}
