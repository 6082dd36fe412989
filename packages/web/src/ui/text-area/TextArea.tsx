import { type ComponentProps, useId } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import {
  charactersLeftAnnouncement,
  countGraphemes,
  formatCharacterCount,
  maxCodeUnitsPerGrapheme,
} from './characters-left.ts';
import styles from './TextArea.module.css';

type TextAreaProps = Omit<
  ComponentProps<'textarea'>,
  'className' | 'id' | 'value' | 'maxLength'
> & {
  label: string;
  value: string;
  /** In graphemes. More can be typed, and is reported as too long. */
  max: number;
  hint?: string;
  fault?: string | undefined;
};

export function TextArea({ label, value, max, hint, fault, ...rest }: TextAreaProps) {
  const id = useId();
  const count = countGraphemes(value);
  const isOver = count > max;
  const shownFault = fault ?? (isOver ? 'That’s too long.' : undefined);
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <textarea
        dir="auto"
        rows={4}
        {...rest}
        id={id}
        className={styles.input}
        value={value}
        maxLength={max * maxCodeUnitsPerGrapheme}
        aria-invalid={shownFault !== undefined}
        aria-describedby={`${id}note ${id}count`}
      />
      <div className={styles.below}>
        <p id={`${id}note`} className={styles.note} aria-live="polite">
          {shownFault === undefined ? hint : <span className={styles.fault}>{shownFault}</span>}
        </p>
        <p id={`${id}count`} className={styles.room} data-over={isOver}>
          {formatCharacterCount(count, max)}
        </p>
        <VisuallyHidden as="p" role="status">
          {charactersLeftAnnouncement(count, max)}
        </VisuallyHidden>
      </div>
    </div>
  );
}
