import type { ChangeEvent, ComponentProps, KeyboardEvent } from 'react';
import styles from './WordTextarea.module.css';
import { wordSize } from './word-size.ts';

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
export function WordTextarea({ value, onChange, isLocked, placeholder, ...rest }: WordFieldProps) {
  return (
    <span
      className={`${styles.field} ${styles[wordSize(value)]}`}
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
