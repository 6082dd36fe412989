import { expect, test } from 'vitest';
import { CallError } from '../../api/call-error.ts';
import { isStaleRoundError, toRefusal } from './submit-errors.ts';

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
