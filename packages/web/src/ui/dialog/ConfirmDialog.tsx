import { type FormEvent, type ReactNode, useId } from 'react';
import { Bee } from '../bee/Bee.tsx';
import { Button } from '../button/Button.tsx';
import { Fault } from '../fault/Fault.tsx';
import { TextField } from '../text-field/TextField.tsx';
import { Dialog } from './Dialog.tsx';

interface AskDialogProps {
  title: string;
  isOpen: boolean;
  onClose(): void;
  cancelLabel: string;
  confirmLabel: string;
  onConfirm(): void;
  isBusy: boolean;
  fault: string | undefined;
  password?: Password | undefined;
  layer?: 'dialog' | 'above';
  children: ReactNode;
}

interface Password {
  typed: string;
  onType(text: string): void;
  fault: string | undefined;
}

export function ConfirmDialog({
  cancelLabel,
  confirmLabel,
  onConfirm,
  isBusy,
  fault,
  password,
  children,
  ...dialog
}: AskDialogProps) {
  const formId = useId();
  function submit(event: FormEvent): void {
    event.preventDefault();
    if (!isBusy) onConfirm();
  }
  return (
    <Dialog
      {...dialog}
      perched={<Bee pose="oops" size={112} />}
      actions={
        <>
          <Button onClick={dialog.onClose}>{cancelLabel}</Button>
          <Button
            variant="danger"
            isBusy={isBusy}
            {...(password ? { type: 'submit', form: formId } : { onClick: onConfirm })}
          >
            {confirmLabel}
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
