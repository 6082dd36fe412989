import { displayNameFaultMessages, parseDisplayName } from '@bee-jinx/game';
import { isProfane } from '../../platform/profanity.ts';
import { Refusal } from '../../platform/refusal.ts';

/** A name that others may read. */
export function validateName(typed: string): string {
  const ruling = parseDisplayName(typed);
  if (!ruling.ok) {
    const message = displayNameFaultMessages[ruling.fault];
    const code =
      ruling.fault === 'too_short' || ruling.fault === 'too_long'
        ? 'invalid_input'
        : 'text_refused';
    throw new Refusal(code, { message, details: { fields: { displayName: message } } });
  }
  if (isProfane(ruling.name)) {
    throw new Refusal('text_refused', { message: 'Let us find a kinder name.' });
  }
  return ruling.name;
}
