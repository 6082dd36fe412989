import { errorMessage } from '../../api/error-message.ts';
import { PasskeyDeclined } from './passkey.ts';

export function passkeyErrorMessage(error: unknown): string | undefined {
  if (!error) return undefined;
  if (error instanceof PasskeyDeclined) return 'No passkey was used. Try again, or another way.';
  if (error instanceof DOMException && error.name === 'InvalidStateError') {
    return 'This device has a passkey of yours already.';
  }
  if (error instanceof DOMException) return 'This browser can’t use a passkey here.';
  return errorMessage(error);
}
