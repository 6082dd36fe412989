import { expect, test } from 'vitest';
import { CallError } from '../../../api/call-error.ts';
import { formatError, formatReply } from './transition-log.ts';

test('a reply is formatted as JSON', () => {
  expect(formatReply({ hasData: false })).toBe('{\n  "hasData": false\n}');
  expect(formatReply(undefined)).toBe('done');
});

test('an error is formatted with status, code and message', () => {
  const error = new CallError('wrong_credentials', { status: 401, message: 'No.' });
  expect(formatError(error)).toBe('401 wrong_credentials: No.');
  expect(formatError(new TypeError('odd'))).toBe('TypeError odd');
});
