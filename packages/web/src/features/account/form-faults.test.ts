import { expect, test } from 'vitest';
import { CallError } from '../../api/call-error.ts';
import { toFormFaults } from './form-faults.ts';

const fields = ['email', 'password'] as const;
const byCode = { email_taken: 'email', wrong_credentials: 'password' } as const;

test('no error, no fault', () => {
  expect(toFormFaults(null, fields, byCode)).toEqual({ fields: {} });
});

test('the server names the field', () => {
  const error = new CallError('password_weak', {
    message: 'Too weak.',
    details: { fields: { password: 'Three words do well.', other: 'Not ours.' } },
  });
  expect(toFormFaults(error, fields, byCode)).toEqual({
    fields: { password: 'Three words do well.' },
  });
});

test('the code says which field it is', () => {
  const error = new CallError('email_taken', { message: 'Taken.' });
  expect(toFormFaults(error, fields, byCode)).toEqual({ fields: { email: 'Taken.' } });
});

test('the rest concerns the whole form', () => {
  const error = new CallError('slow_down', { message: 'Take a breath.' });
  expect(toFormFaults(error, fields, byCode)).toEqual({ fields: {}, form: 'Take a breath.' });
  expect(toFormFaults(new CallError('offline'), fields).form).toMatch(/can’t be reached/);
  const odd = new CallError('invalid_input', { message: 'No.', details: { fields: 'email' } });
  expect(toFormFaults(odd, fields)).toEqual({ fields: {}, form: 'No.' });
});
