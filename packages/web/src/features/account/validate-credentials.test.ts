import { expect, test } from 'vitest';
import { validateRegistration } from './validate-credentials.ts';

const valid = {
  displayName: 'Clover',
  email: 'clover@example.org',
  password: 'three quiet herons',
};

test('a valid registration has no faults', () => {
  expect(validateRegistration(valid)).toEqual({});
});

test.each([
  ['displayName', ''],
  ['email', 'clover'],
  ['password', 'short'],
  ['password', 'clover@example.org'],
])('%s %j is the only fault', (field, typed) => {
  expect(Object.keys(validateRegistration({ ...valid, [field]: typed }))).toEqual([field]);
});
