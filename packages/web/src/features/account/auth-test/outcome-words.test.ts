import { expect, test } from 'vitest';
import { CallError } from '../../../api/call-error.ts';
import { formatError, formatReply } from './outcome-words.ts';

test('a reply is shown whole', () => {
  expect(formatReply({ hasData: false })).toBe('{\n  "hasData": false\n}');
  expect(formatReply(undefined)).toBe('done');
});

test('a refusal with status, code and sentence', () => {
  const error = new CallError('wrong_credentials', { status: 401, message: 'No.' });
  expect(formatError(error)).toBe('401 wrong_credentials: No.');
  expect(formatError(new TypeError('odd'))).toBe('TypeError odd');
});
