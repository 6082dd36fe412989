import { type ChangeEvent, type ComponentProps, useId } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';
import { useTypedBefore } from '../use-typed-before.ts';
import styles from './Select.module.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'id'> {
  label: string;
  /** Where what stands before it says the same to the eye. */
  isLabelHidden?: boolean;
}

/** A choice of many in one line, after its label. */
export function Select({ label, isLabelHidden = false, ...rest }: SelectProps) {
  const id = useId();
  const around = useTypedBefore<HTMLSpanElement>(rest.value, (field) =>
    rest.onChange?.({ currentTarget: field, target: field } as ChangeEvent<HTMLSelectElement>),
  );
  const text = <label htmlFor={id}>{label}</label>;
  return (
    <span ref={around} className={styles.field}>
      {isLabelHidden ? <VisuallyHidden>{text}</VisuallyHidden> : text}
      <select {...rest} id={id} className={styles.select} />
    </span>
  );
}
