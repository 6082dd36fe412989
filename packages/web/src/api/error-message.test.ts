import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from './call-error.ts';
import { errorMessage } from './error-message.ts';

test.each([
  ['the server’s own sentence', new CallError('text_refused', { message: 'Kinder.' }), 'Kinder.'],
  [
    'no connection',
    new CallError('offline'),
    'You’re offline. Check your connection and try again.',
  ],
  [
    'a code that came without a sentence',
    new CallError('slow_down'),
    'Something broke. It has been noted; please try again.',
  ],
  [
    'anything else',
    new TypeError('x is undefined'),
    'Something broke. It has been noted; please try again.',
  ],
  [
    'what we must look into',
    new CallError('unexpected', { message: 'It broke.', requestId: '5f00c0de99' }),
    'It broke. (5f00c0de)',
  ],
  ['nothing', undefined, 'Something broke. It has been noted; please try again.'],
])('%s becomes a readable message', (_what, error, words) => {
  expect(errorMessage(error)).toBe(words);
});

afterEach(() => vi.unstubAllGlobals());

test('what failed comes after the notice of being offline, also for an error without a code', () => {
  const text = 'You’re offline. Failed to fetch groups.';
  expect(errorMessage(new CallError('offline'), 'Failed to fetch groups')).toBe(text);
  vi.stubGlobal('navigator', { onLine: false });
  expect(errorMessage(new Error('Load failed'), 'Failed to fetch groups')).toBe(text);
  expect(errorMessage(new CallError('group_full', { message: 'Full.' }))).toBe('Full.');
});
