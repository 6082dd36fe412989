import { expect, test } from 'vitest';
import { CallError } from '../../../api/call-error.ts';
import { failureWords, replyWords } from './outcome-words.ts';

test('a reply is shown whole', () => {
  expect(replyWords({ hasData: false })).toBe('{\n  "hasData": false\n}');
  expect(replyWords(undefined)).toBe('done');
});

test('a refusal with status, code and sentence', () => {
  const error = new CallError('wrong_credentials', { status: 401, message: 'No.' });
  expect(failureWords(error)).toBe('401 wrong_credentials: No.');
  expect(failureWords(new TypeError('odd'))).toBe('TypeError odd');
});
