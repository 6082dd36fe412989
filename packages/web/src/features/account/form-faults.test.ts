import { expect, test } from 'vitest';
import { CallError } from '../../api/call-error.ts';
import { accountErrorMessage, toFormFaults } from './form-faults.ts';
import { PasskeyDeclined } from './passkey.ts';

const fields = ['email', 'password'] as const;
const byCode = { email_taken: 'email', wrong_credentials: 'password' } as const;

test.each([
  ['no error', null, { fields: {} }],
  [
    'an error with field names is assigned to those fields',
    new CallError('password_weak', {
      message: 'Too weak.',
      details: { fields: { password: 'Three words do well.', other: 'Not ours.' } },
    }),
    { fields: { password: 'Three words do well.' } },
  ],
  [
    'an error code is assigned to its field',
    new CallError('email_taken', { message: 'Taken.' }),
    { fields: { email: 'Taken.' } },
  ],
  [
    'another code is about the form',
    new CallError('slow_down', { message: 'Take a breath.' }),
    { fields: {}, form: 'Take a breath.' },
  ],
  [
    'malformed field names are ignored',
    new CallError('invalid_input', { message: 'No.', details: { fields: 'email' } }),
    { fields: {}, form: 'No.' },
  ],
])('%s', (_, error, faults) => {
  expect(toFormFaults(error, fields, byCode)).toEqual(faults);
});

test('a lost connection is about the form', () => {
  expect(toFormFaults(new CallError('offline'), fields).form).toMatch(/You’re offline/);
});

test.each([
  [new PasskeyDeclined(), 'No passkey was used. Try again, or another way.'],
  [new DOMException('', 'InvalidStateError'), 'This device has a passkey of yours already.'],
  [new DOMException('', 'SecurityError'), 'This browser can’t use a passkey here.'],
  [new CallError('wrong_credentials', { message: 'No such passkey.' }), 'No such passkey.'],
])('%s has a message', (error, message) => {
  expect(accountErrorMessage(error)).toBe(message);
});
