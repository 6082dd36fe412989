import { expect, test } from 'vitest';
import { type CallCode, CallError } from '../../api/call-error.ts';
import { isRetryable } from './is-retryable.ts';

test.each<[CallCode, number, boolean]>([
  ['offline', 0, true],
  ['unavailable', 503, true],
  ['unexpected', 502, true],
  ['unexpected', 200, true],
  ['unexpected', 403, true],
  ['slow_down', 429, true],
  ['not_signed_in', 401, true],
  ['word_unknown', 422, false],
  ['wrong_round', 409, false],
  ['puzzle_finished', 409, false],
])('after the error %s (%i) a queued word is sent again: %j', (code, status, isSentAgain) => {
  expect(isRetryable(new CallError(code, { status }))).toBe(isSentAgain);
});
