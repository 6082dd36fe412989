import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import styles from './WordRefusal.module.css';

interface WordRefusalProps {
  fault: string;
  note?: string | undefined;
  suggestions?: readonly string[] | undefined;
  onSuggestion?: ((word: string) => void) | undefined;
}

/** Why a word was refused, and what it could have been, one tap away. */
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
                // The field keeps the focus, and with it the keyboard on the screen.
                onMouseDown={(event) => event.preventDefault()}
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
