import { HexCard } from '../../../domain/play/HexCard.tsx';
import type { RevealPhase } from '../../../domain/play/phase.ts';
import { Seal } from '../../../domain/play/Seal.tsx';
import { Avatar } from '../../../ui/avatar/Avatar.tsx';
import { initialOf } from '../../../ui/avatar/avatar-face.ts';
import { BeePeek } from '../../../ui/bee/BeePeek.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { partnerNameCapitalized } from '../partner-name.ts';
import { type DancePlay, hasPartnerSealed } from '../played-dance.ts';
import styles from './PartnerCard.module.css';
import { isNudged } from './remarks.ts';

interface PartnerCardProps {
  state: DancePlay;
  phase: RevealPhase;
}

/** Empty while they think, an envelope once they have sealed, and their word when both are in. */
export function PartnerCard({ state, phase }: PartnerCardProps) {
  const { game, revealing } = state;
  const { opponent } = game.dance;
  const isTurned = revealing !== undefined;
  const isSealed = !isTurned && hasPartnerSealed(game);
  const isKnocking = isNudged(state);
  const name = partnerNameCapitalized(game.dance);
  const wax = opponent && !opponent.isBee ? { initial: initialOf(opponent.displayName) } : {};
  return (
    <div className={styles.theirs}>
      <div className={styles.card} data-side="right">
        <HexCard
          word={revealing?.theirs}
          saidBy={`${name} said`}
          pairedWith={revealing?.yours}
          face={isTurned ? 'front' : isSealed ? 'back' : 'awaited'}
          variant={phase === 'jinx' ? 'jinx' : 'plain'}
          height="answer"
          backLabel={isSealed ? `${name}’s word, sealed` : `${name} is thinking`}
          seal={(isSealed || isTurned) && <Seal {...wax} isBroken={isTurned} isFresh={isSealed} />}
          perched={
            isSealed &&
            opponent &&
            (opponent.isBee ? (
              <BeePeek hidden={false} className={styles.peek ?? ''} />
            ) : (
              <span className={styles.face} data-knocks={isKnocking}>
                <Avatar userId={opponent.userId} name={opponent.displayName} isDecorative />
                {isKnocking && (
                  <span className={styles.bell}>
                    <Icon name="bell" />
                  </span>
                )}
              </span>
            ))
          }
        />
      </div>
    </div>
  );
}
