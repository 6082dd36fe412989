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
import styles from './WordInput.module.css';
import { WordRefusal } from './WordRefusal.tsx';
import { wordSize } from './word-size.ts';

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
          <VisuallyHidden>{label}</VisuallyHidden>
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

type WordFieldProps = Omit<ComponentProps<'textarea'>, 'className' | 'onChange' | 'value'> & {
  value: string;
  onChange: (word: string) => void;
  /** Takes no more letters. It isn't read-only, for which a phone would close its keyboard. */
  isLocked: boolean;
};

/** Room for the 30 letters of a word and the marks between them. */
const longest = 40;

/**
 * Where a word is typed. The send key sends the form around it, as in a field of one line; but a long
 * word goes on in the next line rather than out of sight, hence the textarea.
 */
function WordTextarea({ value, onChange, isLocked, placeholder, ...rest }: WordFieldProps) {
  return (
    <span
      className={`${styles.text} ${styles[wordSize(value)]}`}
      data-typed={value || placeholder}
      data-empty={value === ''}
      data-settled={isLocked}
    >
      <textarea
        {...rest}
        rows={1}
        maxLength={longest}
        value={value}
        placeholder={placeholder}
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

/** Some keyboards on screens send a line break instead of the key; what is pasted may have some too. */
function withoutBreak({ currentTarget, nativeEvent }: ChangeEvent<HTMLTextAreaElement>): string {
  const isSent = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertLineBreak';
  if (isSent) queueMicrotask(() => currentTarget.form?.requestSubmit());
  return currentTarget.value.replace(/\s*\n\s*/g, isSent ? '' : ' ');
}
