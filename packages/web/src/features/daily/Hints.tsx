import type { DailyHint } from '@bee-jinx/contract/browser';
import { preventFocusLoss } from '../../domain/play/prevent-focus-loss.ts';
import styles from './Hints.module.css';
import { firstLetterMessage, hintMessage } from './hint-message.ts';

interface HintsProps {
  hints: readonly DailyHint[];
  /** Of the bee's word, in a gentle game. */
  firstLetter: string | undefined;
  /** The word is sealed: they can be read, but not used. */
  isOver: boolean;
  onChoose(word: string): void;
}

export function Hints({ hints, firstLetter, isOver, onChoose }: HintsProps) {
  if (hints.length === 0 && firstLetter === undefined) return null;
  return (
    <ol className={styles.hints} inert={isOver}>
      {firstLetter !== undefined && <li>{firstLetterMessage(firstLetter)}</li>}
      {hints.map((hint) => (
        <li key={hint.step}>
          <b>Hint {hint.step}.</b> {hintMessage(hint)}
          {hint.step === 3 && (
            <span className={styles.choices}>
              {hint.choice.map((word) => (
                <button
                  key={word}
                  type="button"
                  className={styles.choice}
                  onMouseDown={preventFocusLoss}
                  onClick={() => onChoose(word)}
                >
                  {word}
                </button>
              ))}
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
