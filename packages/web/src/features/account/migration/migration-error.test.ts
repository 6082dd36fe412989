import { expect, test } from 'vitest';
import { CallError } from '../../../api/call-error.ts';
import { migrationErrorMessage, migrationFailureEvent } from './migration-error.ts';

test('a failed migration is told and counted in the server’s words, else in the given ones', () => {
  const refused = new CallError('group_full', { status: 409, message: 'Another tab was faster.' });
  expect(migrationErrorMessage(refused)).toBe('Another tab was faster.');
  expect(migrationErrorMessage(new CallError('unexpected', { status: 502 }))).toBe(
    'Migration failed',
  );
  expect(migrationErrorMessage(new Error('anything'))).toBe('Migration failed');
  expect(migrationFailureEvent(refused)).toEqual({
    eventType: 'FEATURE_FAILED',
    eventData: { feature: 'migration', error: 'Another tab was faster.' },
  });
});
