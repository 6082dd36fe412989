import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { Fault } from '../../ui/fault/Fault.tsx';
import { Stack } from '../../ui/layout/Stack.tsx';
import { TextField } from '../../ui/text-field/TextField.tsx';
import styles from './AccountForm.module.css';
import { accountErrorMessage, toFormFaults } from './form-faults.ts';

interface FormField extends Omit<ComponentProps<typeof TextField>, 'value' | 'onChange' | 'fault'> {
  /** The initial value, until something is typed. */
  value?: string;
  /** What typing does to the outcome of the last submit; without it, typing clears an error. */
  typing?: 'clearsOutcome' | 'keepsOutcome';
}

type Values<Field extends string> = Record<Field, string>;
type Faults<Field extends string> = Partial<Values<Field>>;

/** A field that isn't needed now is undefined, and its value is ''. */
type FormFields<Field extends string> = Record<Field, FormField | undefined>;

export const newPasswordField = (signedOut: 'All your devices' | 'Your other devices') =>
  ({
    label: 'New password',
    name: 'newPassword',
    type: 'password',
    autoComplete: 'new-password',
    hint: `At least 10 characters. ${signedOut} are signed out.`,
  }) satisfies FormField;

export const currentPasswordField = (label: string, hint?: string) =>
  ({
    label,
    type: 'password',
    autoComplete: 'current-password',
    ...(hint !== undefined && { hint }),
  }) satisfies FormField;

interface AccountFormProps<Field extends string, Reply> {
  /** Keyed by the field names that the server uses in its errors. */
  fields: FormFields<Field>;
  /** Checked before anything is sent, and from the first submit on with every key. */
  validate?(values: Values<Field>): Faults<Field>;
  submit(values: Values<Field>): Promise<Reply>;
  /** Which field an error code is about. */
  fieldOfCode?: Partial<Record<string, NoInfer<Field>>>;
  action: string;
  busyAction: string;
  variant?: 'outline';
  /** The message after success, if the form stays on the page; the fields are emptied then. */
  done?(reply: Reply): string | undefined;
  clearsOnSuccess?: boolean;
  onType?(values: Values<Field>): void;
  /** Gets the focus back after an error. */
  focusOnError?: NoInfer<Field>;
  /** Rendered above the fields. */
  children?: ReactNode;
  /** Rendered below the form. */
  footer?(error: unknown): ReactNode;
}

/** Fields and a button that submits them, once at a time; errors are shown at the field they concern. */
export function AccountForm<Field extends string, Reply>({
  fields,
  validate = () => ({}),
  submit,
  fieldOfCode = {},
  action,
  busyAction,
  variant,
  done,
  clearsOnSuccess = false,
  onType,
  focusOnError,
  children,
  footer,
}: AccountFormProps<Field, Reply>) {
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState<Faults<Field>>({});
  const [wasTried, setTried] = useState(false);
  const names = Object.keys(fields) as Field[];
  const values = Object.fromEntries(
    names.map((name) => [name, typed[name] ?? fields[name]?.value ?? '']),
  ) as Values<Field>;
  const { mutate, reset, error, data, isPending, isError, isSuccess } = useMutation({
    mutationFn: () => submit(values),
    onSuccess: () => {
      if (clearsOnSuccess) setTyped({});
    },
    onError: () => {
      const field = focusOnError && form.current?.elements.namedItem(focusOnError);
      if (field instanceof HTMLElement) field.focus();
    },
    // No password and no recovery code stays in the cache.
    gcTime: 0,
  });
  const { fields: refused, form: fault } = toFormFaults(error, names, fieldOfCode);
  const faults = { ...refused, ...(wasTried && validate(values)) };

  function send(event: FormEvent): void {
    event.preventDefault();
    setTried(true);
    if (!isPending && Object.keys(validate(values)).length === 0) mutate();
  }

  function type(name: Field, text: string): void {
    setTyped({ ...typed, [name]: text });
    onType?.({ ...values, [name]: text });
    const typing = fields[name]?.typing;
    if (typing === 'clearsOutcome' ? isError || isSuccess : isError && !typing) reset();
  }

  return (
    <>
      <Stack as="form" gap={2} ref={form} onSubmit={send} noValidate>
        {children}
        <TextFields fields={fields} values={values} faults={faults} onType={type} />
        <Fault>{fault}</Fault>
        <Button type="submit" variant={variant} isBusy={isPending}>
          {isPending ? busyAction : action}
        </Button>
        <p className={styles.done} role="status">
          {isSuccess && done?.(data)}
        </p>
      </Stack>
      {footer?.(error)}
    </>
  );
}

interface TextFieldsProps<Field extends string> {
  fields: FormFields<Field>;
  values: Values<Field>;
  faults?: Faults<Field>;
  onType(name: Field, text: string): void;
}

export function TextFields<Field extends string>({
  fields,
  values,
  faults = {},
  onType,
}: TextFieldsProps<Field>) {
  return (Object.keys(fields) as Field[]).map((name) => {
    const field: FormField | undefined = fields[name];
    if (!field) return null;
    const { typing: _, ...input } = field;
    return (
      <TextField
        key={name}
        name={name}
        {...input}
        fault={faults[name]}
        value={values[name]}
        onChange={({ target }) => onType(name, target.value)}
      />
    );
  });
}

/** A button with its error message below it. */
export function ActionButton({ label, run }: { label: string; run(): Promise<unknown> }) {
  const action = useMutation({ mutationFn: run });
  return (
    <>
      <Button variant="outline" isBusy={action.isPending} onClick={() => action.mutate()}>
        {label}
      </Button>
      <Fault>{action.error ? accountErrorMessage(action.error) : undefined}</Fault>
    </>
  );
}
