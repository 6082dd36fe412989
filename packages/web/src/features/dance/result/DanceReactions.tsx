import type { Dance } from '@bee-jinx/contract/browser';
import { reactions } from '@bee-jinx/game';
import { useEffect, useRef } from 'react';
import { Fault } from '../../../ui/fault/Fault.tsx';
import { vibrate } from '../../../ui/vibrate.ts';
import { ReactionIcon, reactionLabels } from '../../buzz/ReactionIcon.tsx';
import { useReactToDance } from '../dance-commands.ts';
import { partnerName, partnerNameCapitalized } from '../partner-name.ts';
import styles from './DanceReactions.module.css';

interface DanceReactionsProps {
  game: Dance;
  said: NonNullable<Dance['reactions']>;
}

/** One tap that the other sees at once. Choosing the current one again takes it back. */
export function DanceReactions({ game, said }: DanceReactionsProps) {
  const { run, fault } = useReactToDance(game);
  useFeltReaction(said.theirs);
  return (
    <section className={styles.reactions} aria-label={`Reactions to ${partnerName(game)}`}>
      <ul className={styles.row}>
        {reactions.map((reaction) => (
          <li key={reaction}>
            <button
              type="button"
              className={styles.reaction}
              aria-pressed={reaction === said.mine}
              onClick={() => run(reaction === said.mine ? null : reaction)}
            >
              <ReactionIcon reaction={reaction} />
              {reactionLabels[reaction]}
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.theirs} role="status">
        {said.theirs && (
          <span key={said.theirs} className={styles.said}>
            <ReactionIcon reaction={said.theirs} />
            <span>
              {partnerNameCapitalized(game)}: <b>{reactionLabels[said.theirs]}</b>
            </span>
          </span>
        )}
      </p>
      <Fault>{fault}</Fault>
    </section>
  );
}

/** One that comes while the result is open is felt in the hand. */
function useFeltReaction(theirs: string | undefined): void {
  const felt = useRef(theirs);
  useEffect(() => {
    if (theirs === felt.current) return;
    felt.current = theirs;
    if (theirs !== undefined) vibrate(40);
  }, [theirs]);
}
