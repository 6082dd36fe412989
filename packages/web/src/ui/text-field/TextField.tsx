import { type ComponentProps, useId } from 'react';
import styles from './TextField.module.css';

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string;
  hint?: string;
  fault?: string | undefined;
};

export function TextField({ label, hint, fault, ...rest }: TextFieldProps) {
  const id = useId();
  const noteId = `${id}note`;
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        className={styles.input}
        aria-invalid={fault !== undefined}
        aria-describedby={noteId}
      />
      <p id={noteId} className={styles.note} aria-live="polite">
        {fault === undefined ? hint : <span className={styles.fault}>{fault}</span>}
      </p>
    </div>
  );
}
