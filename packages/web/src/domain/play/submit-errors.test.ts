import { expect, test } from 'vitest';
import { type CallCode, CallError } from '../../api/call-error.ts';
import { isRetryable, isStaleRoundError, toRefusal } from './submit-errors.ts';

test.each<[CallCode, number, boolean]>([
  ['offline', 0, true],
  ['unavailable', 503, true],
  ['unexpected', 502, true],
  ['slow_down', 429, true],
  ['not_signed_in', 401, true],
  ['word_unknown', 422, false],
  ['wrong_round', 409, false],
  ['puzzle_finished', 409, false],
])('after the error %s (%i) a queued word is sent again: %j', (code, status, isSentAgain) => {
  expect(isRetryable(new CallError(code, { status }))).toBe(isSentAgain);
});

test('a refusal has the text of its error, and three suggestions at most', () => {
  const error = new CallError('word_unknown', {
    message: 'The bee doesn’t know that word.',
    details: { suggestions: ['flame', 'flam', 'flan', 'frame'] },
  });
  expect(toRefusal(error)).toEqual({
    text: 'The bee doesn’t know that word.',
    suggestions: ['flame', 'flam', 'flan'],
  });
  expect(toRefusal(new Error('?')).suggestions).toEqual([]);
  expect(isStaleRoundError(error)).toBe(false);
  expect(isStaleRoundError(new CallError('wrong_round'))).toBe(true);
});
