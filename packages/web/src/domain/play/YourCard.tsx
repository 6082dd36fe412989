import type { ReactNode } from 'react';
import { HexCard } from './HexCard.tsx';
import type { RevealPhase } from './phase.ts';
import { Seal } from './Seal.tsx';
import styles from './YourCard.module.css';

interface YourCardProps {
  phase: RevealPhase;
  /** The player's word; undefined until it is submitted. */
  word: string | undefined;
  /** The other word, so that both have one size. */
  pairedWith?: string | undefined;
  initial: string;
  field: ReactNode;
}

/**
 * The field, and over it the card with what was said. The field stays underneath and isn't locked
 * either: a phone would close its keyboard.
 */
export function YourCard({ phase, word, pairedWith, initial, field }: YourCardProps) {
  const isSealed = phase === 'sealing';
  return (
    <div className={styles.yours}>
      <div className={styles.field} data-covered={word !== undefined}>
        {field}
      </div>
      {word !== undefined && (
        <div className={styles.said} data-side="left" aria-hidden="true">
          <HexCard
            word={word}
            pairedWith={isSealed ? undefined : pairedWith}
            face={isSealed ? 'back' : 'front'}
            variant={phase === 'jinx' ? 'jinx' : 'plain'}
            height="answer"
            seal={
              <span className={styles.seal} data-gone={!isSealed}>
                <Seal initial={initial} isFresh />
              </span>
            }
          />
        </div>
      )}
    </div>
  );
}
