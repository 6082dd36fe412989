import type { MouseEvent } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './Acts.module.css';
import { copy } from './copy.ts';

interface ActsProps {
  hint: string | undefined;
  onHint: (hint: string) => void;
  /** The stage belongs to the cards while they turn. */
  isAway: boolean;
}

export function Acts({ hint, onHint, isAway }: ActsProps) {
  return (
    <div className={styles.acts} inert={isAway}>
      {hint && (
        <Button look="stage" size="small" onMouseDown={keepFocus} onClick={() => onHint(hint)}>
          {copy.stuck(hint)}
        </Button>
      )}
      <Button type="submit" look="ink" onMouseDown={keepFocus}>
        {copy.seal}
      </Button>
    </div>
  );
}

/** A press on a button leaves the field its focus, and a phone its keyboard. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
