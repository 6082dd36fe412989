import { type ChangeEvent, type ComponentProps, useId } from 'react';
import { useTypedBefore } from '../use-typed-before.ts';
import styles from './TextField.module.css';

type TextFieldProps = Omit<ComponentProps<'input'>, 'className' | 'id'> & {
  label: string;
  hint?: string;
  fault?: string | undefined;
};

export function TextField({ label, hint, fault, ...rest }: TextFieldProps) {
  const id = useId();
  const around = useTypedBefore<HTMLDivElement>(rest.value, (field) =>
    rest.onChange?.({ currentTarget: field, target: field } as ChangeEvent<HTMLInputElement>),
  );
  const noteId = `${id}note`;
  return (
    <div ref={around} className={styles.field}>
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
