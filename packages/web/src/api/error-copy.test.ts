import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { wordsFor } from './error-copy.ts';

test.each([
  [
    'the server’s own sentence',
    new CallError('text_refused', { message: 'Kinder.' }),
    /^Kinder\.$/,
  ],
  ['no connection', new CallError('offline'), /can’t be reached/],
  ['a code that came without a sentence', new CallError('slow_down'), /please try again/],
  ['anything else', new TypeError('x is undefined'), /please try again/],
  ['nothing', undefined, /please try again/],
])('%s becomes words for people', (_what, error, words) => {
  expect(wordsFor(error)).toMatch(words);
});
