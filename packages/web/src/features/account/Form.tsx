import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import styles from './Form.module.css';

interface FormProps {
  action: string;
  /** What the button says while it is at work. */
  busyAction: string;
  isBusy: boolean;
  onSubmit(): void;
  look?: 'outline';
  /** What concerns no field. */
  fault: string | undefined;
  /** What was achieved, where one stays on the page. */
  done?: string | undefined;
  children: ReactNode;
}

/** Fields, and one button that sends them once at a time. */
export function Form({
  action,
  busyAction,
  isBusy,
  onSubmit,
  look,
  fault,
  done,
  children,
}: FormProps) {
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) onSubmit();
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      {children}
      <Fault>{fault}</Fault>
      <Button type="submit" look={look} isBusy={isBusy}>
        {isBusy ? busyAction : action}
      </Button>
      <p className={styles.done} role="status">
        {done}
      </p>
    </form>
  );
}
