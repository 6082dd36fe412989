import { type ComponentProps, type ReactNode, useId } from 'react';
import { BusyDots } from '../../ui/busy-dots/BusyDots.tsx';
import { useShake } from '../../ui/use-shake.ts';
import styles from './WordInput.module.css';
import { WordRefusal } from './WordRefusal.tsx';
import { WordTextarea } from './WordTextarea.tsx';

type Passed = 'autoFocus' | 'disabled' | 'name' | 'onBlur' | 'onFocus' | 'placeholder' | 'ref';

type WordInputProps = Pick<ComponentProps<'textarea'>, Passed> & {
  label?: string;
  value: string;
  onChange: (word: string) => void;
  /** Why the word was refused, in one sentence. The word stays, to be mended. */
  fault?: string | undefined;
  /** How often a word was refused so far: the same fault again shakes again. */
  timesRefused?: number;
  /** What follows the fault: "No round lost." */
  note?: string | undefined;
  suggestions?: readonly string[] | undefined;
  onSuggestion?: (word: string) => void;
  /** The word is being sealed: it can be read, but no longer changed. */
  isBusy?: boolean;
  /** The seal that the word now lies under. */
  seal?: ReactNode;
};

/** The word of this round: typed, refused and mended, sealed. It sends the form around it. */
export function WordInput({
  label = 'Your word',
  fault,
  timesRefused = 0,
  note,
  suggestions,
  onSuggestion,
  isBusy = false,
  seal,
  placeholder = 'your word',
  disabled = false,
  ...rest
}: WordInputProps) {
  const id = useId();
  const noteId = `${id}note`;
  const shaken = useShake(fault, timesRefused);
  const isRefused = fault !== undefined;

  function pick(word: string) {
    onSuggestion?.(word);
    document.getElementById(id)?.focus();
  }

  return (
    <div className={styles.root}>
      <div ref={shaken} className={styles.frame}>
        <span className={styles.ring} />
        <label
          className={styles.field}
          htmlFor={id}
          data-refused={isRefused}
          data-disabled={disabled}
        >
          <span className={styles.unseen}>{label}</span>
          <WordTextarea
            {...rest}
            id={id}
            placeholder={placeholder}
            disabled={disabled}
            isLocked={isBusy || Boolean(seal)}
            aria-invalid={isRefused}
            aria-busy={isBusy}
            aria-describedby={noteId}
          />
        </label>
        {isBusy && (
          <span className={styles.busy}>
            <BusyDots />
          </span>
        )}
        {seal && <span className={styles.seal}>{seal}</span>}
      </div>
      <div id={noteId} aria-live="polite">
        {isRefused && (
          <WordRefusal fault={fault} note={note} suggestions={suggestions} onSuggestion={pick} />
        )}
      </div>
    </div>
  );
}
