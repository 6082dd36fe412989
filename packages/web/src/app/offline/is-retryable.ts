import { type CallCode, CallError } from '../../api/call-error.ts';

const transientCodes: readonly CallCode[] = [
  'offline',
  'unavailable',
  'slow_down',
  'not_signed_in',
  'identity_mismatch',
];

/** Nothing is wrong with the word: the server is unavailable or busy, or has to recognise the player again. */
export function isRetryable(error: unknown): boolean {
  return (
    !(error instanceof CallError) || error.status >= 500 || transientCodes.includes(error.code)
  );
}
