import {
  type ChangeEvent,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useId,
} from 'react';
import { BusyDots } from '../../ui/busy-dots/BusyDots.tsx';
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.tsx';
import { useShake } from '../../ui/use-shake.ts';
import { useTypedBefore } from '../../ui/use-typed-before.ts';
import styles from './WordInput.module.css';
import { WordRefusal } from './WordRefusal.tsx';
import { wordSize } from './word-size.ts';

type Passed = 'autoFocus' | 'disabled' | 'name' | 'onBlur' | 'onFocus' | 'placeholder' | 'ref';

type WordInputProps = Pick<ComponentProps<'textarea'>, Passed> & {
  label?: string;
  value: string;
  onChange: (word: string) => void;
  /** Why the word was refused, in one sentence. */
  fault?: string | undefined;
  /** Counts up so that the same fault twice shakes the field twice. */
  timesRefused?: number;
  /** Follows the fault: "No round lost." */
  note?: string | undefined;
  /** Covers what is above the field instead of pushing down what is below it. */
  hasFaultAbove?: boolean;
  /** The id of what explains the field, such as the rule of the game. */
  describedBy?: string | undefined;
  suggestions?: readonly string[] | undefined;
  onSuggestion?: (word: string) => void;
  /** The word can be read, but no longer changed. */
  isBusy?: boolean;
  /** The submitted word, seen in the empty field until its envelope covers it. */
  coveredWord?: string | undefined;
  /** Lies on the word, which then can't be changed. */
  seal?: ReactNode;
};

/** The field for the word of this round. It submits the form around it. */
export function WordInput({
  label = 'Your word',
  fault,
  timesRefused = 0,
  note,
  hasFaultAbove = false,
  describedBy,
  suggestions,
  onSuggestion,
  isBusy = false,
  seal,
  coveredWord,
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
    <div className={styles.root} data-fault-above={isRefused && hasFaultAbove}>
      <div ref={shaken} className={styles.frame}>
        <span className={styles.ring} />
        <label
          className={styles.field}
          htmlFor={id}
          data-refused={isRefused}
          data-disabled={disabled}
        >
          <VisuallyHidden>{label}</VisuallyHidden>
          <WordTextarea
            {...rest}
            id={id}
            placeholder={placeholder}
            coveredWord={coveredWord}
            disabled={disabled}
            isLocked={isBusy || Boolean(seal)}
            aria-invalid={isRefused}
            aria-busy={isBusy}
            aria-describedby={describedBy === undefined ? noteId : `${describedBy} ${noteId}`}
          />
        </label>
        {isBusy && (
          <span className={styles.busy}>
            <BusyDots />
          </span>
        )}
        {seal && <span className={styles.seal}>{seal}</span>}
      </div>
      <div id={noteId} className={styles.fault} aria-live="polite">
        {isRefused && (
          <WordRefusal fault={fault} note={note} suggestions={suggestions} onSuggestion={pick} />
        )}
      </div>
    </div>
  );
}

type WordTextareaProps = Omit<ComponentProps<'textarea'>, 'className' | 'onChange' | 'value'> & {
  value: string;
  onChange: (word: string) => void;
  coveredWord: string | undefined;
  /** Ignores input. A read-only field would make a phone close its keyboard. */
  isLocked: boolean;
};

/** Room for the 30 letters of a word, and hyphens or spaces between them. */
const longest = 40;

/**
 * A textarea, so that a long word wraps instead of scrolling out of sight. Enter submits the form, as in a
 * field of one line.
 */
function WordTextarea({
  value,
  onChange,
  coveredWord,
  isLocked,
  placeholder,
  ...rest
}: WordTextareaProps) {
  const shown = value || (coveredWord ?? '');
  const around = useTypedBefore<HTMLSpanElement>(value, (field) => onChange(field.value));
  return (
    <span
      ref={around}
      className={`${styles.text} ${styles[wordSize(shown)]}`}
      data-typed={shown || placeholder}
      data-empty={shown === ''}
      data-covered={coveredWord !== undefined}
      data-settled={isLocked}
    >
      <textarea
        {...rest}
        rows={1}
        maxLength={longest}
        value={value}
        placeholder={coveredWord ?? placeholder}
        autoCapitalize="none"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        aria-readonly={isLocked}
        onKeyDown={(event) => onEnter(event, isLocked)}
        onChange={(event) => !isLocked && onChange(withoutBreak(event))}
      />
    </span>
  );
}

function onEnter(event: KeyboardEvent<HTMLTextAreaElement>, isLocked: boolean) {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
  event.preventDefault();
  if (!isLocked) event.currentTarget.form?.requestSubmit();
}

/** Some virtual keyboards insert a line break instead of sending the key; pasted text may have some too. */
function withoutBreak({ currentTarget, nativeEvent }: ChangeEvent<HTMLTextAreaElement>): string {
  const isSent = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertLineBreak';
  if (isSent) queueMicrotask(() => currentTarget.form?.requestSubmit());
  return currentTarget.value.replace(/\s*\n\s*/g, isSent ? '' : ' ');
}
