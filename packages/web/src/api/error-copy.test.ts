import { errors } from '@bee-jinx/contract/browser';
import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { wordsFor } from './error-copy.ts';

test.each([
  ['the server’s own sentence', new CallError('text_refused', { message: 'Kinder.' }), 'Kinder.'],
  ['a code that came without one', new CallError('slow_down'), errors.slow_down.message],
  ['no connection', new CallError('offline'), /can't be reached/],
  ['anything else', new TypeError('x is undefined'), errors.unexpected.message],
  ['nothing', undefined, errors.unexpected.message],
])('%s becomes words for people', (_what, error, words) => {
  if (typeof words === 'string') expect(wordsFor(error)).toBe(words);
  else expect(wordsFor(error)).toMatch(words);
});
