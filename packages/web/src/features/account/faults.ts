import { CallError } from '../../api/call-error.ts';
import { wordsFor } from '../../api/error-copy.ts';

export interface Faults<Field extends string> {
  fields: Partial<Record<Field, string>>;
  /** What concerns no field, or the whole form. */
  form?: string;
}

/** Puts what the server said where it belongs: by its own field names, else by the code. */
export function faultsOf<Field extends string>(
  error: unknown,
  fields: readonly Field[],
  fieldOfCode: Partial<Record<string, Field>> = {},
): Faults<Field> {
  if (!error) return { fields: {} };
  const named = error instanceof CallError ? namedFields(error, fields) : {};
  if (Object.keys(named).length > 0) return { fields: named };
  const field = error instanceof CallError ? fieldOfCode[error.code] : undefined;
  const words = wordsFor(error);
  if (field === undefined) return { fields: {}, form: words };
  const marked: Partial<Record<Field, string>> = {};
  marked[field] = words;
  return { fields: marked };
}

function namedFields<Field extends string>(
  { details }: CallError,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const said = details?.fields;
  const named: Partial<Record<Field, string>> = {};
  if (typeof said !== 'object' || said === null) return named;
  for (const field of fields) {
    const words: unknown = Reflect.get(said, field);
    if (typeof words === 'string') named[field] = words;
  }
  return named;
}
