import { type CallCode, CallError, isRefusal } from '../../api/call-error.ts';

const transientCodes: readonly CallCode[] = ['slow_down', 'not_signed_in', 'identity_mismatch'];

/**
 * Nothing is wrong with the word: the server is unavailable or busy, or has to recognise the player again. An open
 * screen shows such a refusal at the field instead, where the word stands; in the background nobody would see it.
 */
export function isRetryable(error: unknown): boolean {
  return !isRefusal(error) || (error instanceof CallError && transientCodes.includes(error.code));
}
