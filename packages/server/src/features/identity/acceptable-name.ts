import { nameAdvice, readDisplayName } from '@bee-jinx/game';
import { isIndecent } from '../../platform/decency.ts';
import { Refusal } from '../../platform/refusal.ts';

/** A name that others may read. */
export function acceptableName(typed: string): string {
  const ruling = readDisplayName(typed);
  if (!ruling.ok) {
    const message = nameAdvice[ruling.fault];
    const code =
      ruling.fault === 'too_short' || ruling.fault === 'too_long'
        ? 'invalid_input'
        : 'text_refused';
    throw new Refusal(code, { message, details: { fields: { displayName: message } } });
  }
  if (isIndecent(ruling.name)) {
    throw new Refusal('text_refused', { message: 'Let us find a kinder name.' });
  }
  return ruling.name;
}
