import { CallError } from '../../api/call-error.ts';
import { errorMessage } from '../../api/error-message.ts';
import { PasskeyDeclined } from './passkey.ts';

export interface FormFaults<Field extends string> {
  fields: Partial<Record<Field, string>>;
  /** About no field, or about the whole form. */
  form?: string;
}

/** Assigns an error to fields: by the names that the server gives, else by its code. */
export function toFormFaults<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  fieldOfCode: Partial<Record<string, Field>> = {},
): FormFaults<Field> {
  if (!error) return { fields: {} };
  const named = error instanceof CallError ? namedFields(error, fields) : {};
  if (Object.keys(named).length > 0) return { fields: named };
  const field = error instanceof CallError ? fieldOfCode[error.code] : undefined;
  const message = accountErrorMessage(error);
  if (field === undefined) return { fields: {}, form: message };
  const marked: Partial<Record<Field, string>> = {};
  marked[field] = message;
  return { fields: marked };
}

function namedFields<Field extends string>(
  { details }: CallError,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const fieldMessages = details?.fields;
  const named: Partial<Record<Field, string>> = {};
  if (typeof fieldMessages !== 'object' || fieldMessages === null) return named;
  for (const field of fields) {
    const message: unknown = Reflect.get(fieldMessages, field);
    if (typeof message === 'string') named[field] = message;
  }
  return named;
}

/** Also covers the errors that the browser throws for a passkey. */
export function accountErrorMessage(error: unknown): string {
  if (error instanceof PasskeyDeclined) return 'No passkey was used. Try again, or another way.';
  if (!(error instanceof DOMException)) return errorMessage(error);
  return error.name === 'InvalidStateError'
    ? 'This device has a passkey of yours already.'
    : 'This browser can’t use a passkey here.';
}
