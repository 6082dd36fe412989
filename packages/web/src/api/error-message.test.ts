import { expect, test } from 'vitest';
import { CallError } from './call-error.ts';
import { errorMessage } from './error-message.ts';

test.each([
  [
    'the server’s own sentence',
    new CallError('text_refused', { message: 'Kinder.' }),
    /^Kinder\.$/,
  ],
  ['no connection', new CallError('offline'), /can’t be reached/],
  ['a code that came without a sentence', new CallError('slow_down'), /please try again/],
  ['anything else', new TypeError('x is undefined'), /please try again/],
  [
    'what we must look into',
    new CallError('unexpected', { message: 'It broke.', requestId: '5f00c0de99' }),
    /^It broke\. \(5f00c0de\)$/,
  ],
  ['nothing', undefined, /please try again/],
])('%s becomes a readable message', (_what, error, words) => {
  expect(errorMessage(error)).toMatch(words);
});
