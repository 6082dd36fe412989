import { type FormEvent, type ReactNode, useId } from 'react';
import { Button } from '../Button.tsx';
import { Bee } from '../bee/Bee.tsx';
import { Fault } from '../modals/Fault.tsx';
import { TextField } from '../TextField.tsx';
import { Dialog } from './Dialog.tsx';

interface AskDialogProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  /** The way back, which also closes it. */
  stay: string;
  /** The way ahead, which can't be taken back. */
  go: string;
  onGo(): void;
  isBusy: boolean;
  fault: string | undefined;
  /** Where whoever sits here must be known to be the owner. */
  password?: Password | undefined;
  layer?: 'dialog' | 'above';
  /** What will happen. */
  children: ReactNode;
}

interface Password {
  typed: string;
  onType(text: string): void;
  fault: string | undefined;
}

/** Asks once before something that can't be taken back. */
export function AskDialog({
  stay,
  go,
  onGo,
  isBusy,
  fault,
  password,
  children,
  ...dialog
}: AskDialogProps) {
  const formId = useId();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) onGo();
  }
  return (
    <Dialog
      {...dialog}
      perched={<Bee pose="oops" size={112} />}
      actions={
        <>
          <Button onClick={dialog.onClose}>{stay}</Button>
          <Button
            look="danger"
            isBusy={isBusy}
            {...(password ? { type: 'submit', form: formId } : { onClick: onGo })}
          >
            {go}
          </Button>
        </>
      }
    >
      {children}
      {password && (
        <form id={formId} onSubmit={submit} noValidate>
          <TextField
            label="Your password, to be sure"
            name="password"
            type="password"
            autoComplete="current-password"
            fault={password.fault}
            value={password.typed}
            onChange={(event) => password.onType(event.target.value)}
          />
        </form>
      )}
      <Fault>{fault}</Fault>
    </Dialog>
  );
}
