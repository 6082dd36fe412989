import type { RefObject } from 'react';
import { usePlayer } from '../../api/player.ts';
import { HexCard } from '../../ui/HexCard.tsx';
import { Seal } from '../../ui/Seal.tsx';
import { WordInput } from '../../ui/WordInput.tsx';
import { copy, refusals } from './copy.ts';
import type { Tutorial } from './tutorial.ts';
import styles from './YourCard.module.css';

interface YourCardProps {
  state: Tutorial;
  field: RefObject<HTMLTextAreaElement | null>;
  onType: (text: string) => void;
}

/**
 * The field, and over it the card with what was said. The field stays underneath and isn't locked
 * either: a phone would close its keyboard.
 */
export function YourCard({ state, field, onType }: YourCardProps) {
  const { phase, pair, said, draft, fault, timesRefused } = state;
  const initial = [...usePlayer().displayName][0]?.toUpperCase() ?? '';
  const isSealed = phase === 'sealing';
  return (
    <div className={styles.yours}>
      <div className={styles.field} data-covered={said !== undefined}>
        <WordInput
          ref={field}
          label={`${copy.yourWord}, ${pair.join(' + ')}`}
          value={draft}
          onChange={onType}
          fault={fault && refusals[fault]}
          timesRefused={timesRefused}
        />
      </div>
      {said && (
        <div className={styles.said} data-side="left" aria-hidden="true">
          <HexCard
            word={said.yours}
            face={isSealed ? 'back' : 'front'}
            look={phase === 'jinx' ? 'jinx' : 'plain'}
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
