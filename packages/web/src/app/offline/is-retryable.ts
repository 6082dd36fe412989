import { CallError } from '../../api/call-error.ts';

const transientCodes = [
  'offline',
  'unavailable',
  'slow_down',
  'not_signed_in',
  'identity_mismatch',
];

/** Nothing is wrong with the word: the server is away, or busy, or doesn't know us at the moment. */
export function isRetryable(error: unknown): boolean {
  return (
    !(error instanceof CallError) || error.status >= 500 || transientCodes.includes(error.code)
  );
}
