import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { preventFocusLoss } from './prevent-focus-loss.ts';
import styles from './WordRefusal.module.css';

interface WordRefusalProps {
  fault: string;
  note?: string | undefined;
  suggestions?: readonly string[] | undefined;
  onSuggestion?: ((word: string) => void) | undefined;
}

/** Why a word was refused, with suggestions to choose from. */
export function WordRefusal({ fault, note, suggestions = [], onSuggestion }: WordRefusalProps) {
  return (
    <p className={styles.refusal}>
      <strong className={styles.fault}>{fault}</strong> {note}
      {suggestions.length > 0 && (
        <>
          {' Did you mean '}
          <span className={styles.choices}>
            {suggestions.map((word) => (
              <button
                key={word}
                type="button"
                className={styles.choice}
                onMouseDown={preventFocusLoss}
                onClick={() => onSuggestion?.(word)}
              >
                {word}
              </button>
            ))}
          </span>
          <VisuallyHidden>?</VisuallyHidden>
        </>
      )}
    </p>
  );
}
