import { expect, test } from 'vitest';
import { validateRegistration } from './validate-registration.ts';

const fine = { displayName: 'Clover', email: 'clover@example.org', password: 'three quiet herons' };

test('nothing to say about what is fine', () => {
  expect(validateRegistration(fine)).toEqual({});
});

test.each([
  ['displayName', ''],
  ['email', 'clover'],
  ['password', 'short'],
  ['password', 'clover@example.org'],
])('%s %j is advised on, and nothing else', (field, typed) => {
  expect(Object.keys(validateRegistration({ ...fine, [field]: typed }))).toEqual([field]);
});
