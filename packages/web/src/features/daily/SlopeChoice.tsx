import type { Slope } from '@bee-jinx/game';
import { useId, useState } from 'react';
import type { Daily } from '../../domain/play/daily.ts';
import layout from '../../domain/play/layout.module.css';
import { Segmented } from '../../ui/segmented/Segmented.tsx';
import styles from './SlopeChoice.module.css';
import { useChooseSlope } from './use-choose-slope.ts';

type Choice = Slope | 'ordinary';

const choices = [
  { value: 'gentle', name: 'Gentle' },
  { value: 'ordinary', name: 'As ever' },
  { value: 'steep', name: 'Steep' },
] as const;

const explanations: Record<Choice, string> = {
  gentle: 'From round 3 on you get the first letter of the bee’s word.',
  ordinary: 'Hints if you ask for them, and the warmth after each round.',
  steep: 'No hints, and no warmth until it is over.',
};

interface SlopeChoiceProps {
  userId: string;
  daily: Daily;
  canChoose: boolean;
}

/** How this game is played: quiet until somebody asks, fixed with the first word or hint. */
export function SlopeChoice({ userId, daily, canChoose }: SlopeChoiceProps) {
  const { slope, hintsUsed, status } = daily.game;
  const [isOpen, setOpen] = useState(false);
  const { choose, isPending } = useChooseSlope(userId, daily);
  const id = useId();
  if (status !== 'playing') return null;
  const chosen: Choice = slope ?? 'ordinary';
  const isOffered = canChoose && hintsUsed === 0;
  if (!isOffered && !slope) return null;
  // The choice has the explanation below it.
  const isAsking = isOffered && isOpen;
  return (
    <div className={styles.slope}>
      <p className={styles.line}>
        {slope && (
          <span>
            <b>A {slope} game.</b> {!isAsking && explanations[slope]}
          </span>
        )}
        {isOffered && (
          <button
            type="button"
            className={layout.aside}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpen(!isOpen)}
          >
            Steep or gentle?
          </button>
        )}
      </p>
      {isOffered && (
        <div id={id} hidden={!isOpen}>
          <Segmented<Choice>
            legend="How to play this pair"
            choices={choices}
            chosen={chosen}
            onChoose={(value) => choose(value === 'ordinary' ? null : value)}
            hint={explanations[chosen]}
            isBusy={isPending}
          />
        </div>
      )}
    </div>
  );
}
