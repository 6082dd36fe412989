import { expect, test } from 'vitest';
import { adviceFor } from './registration-advice.ts';

const fine = { displayName: 'Clover', email: 'clover@example.org', password: 'three quiet herons' };

test('nothing to say about what is fine', () => {
  expect(adviceFor(fine)).toEqual({});
});

test.each([
  ['displayName', ''],
  ['email', 'clover'],
  ['password', 'short'],
  ['password', 'clover@example.org'],
])('%s %j is advised on, and nothing else', (field, typed) => {
  expect(Object.keys(adviceFor({ ...fine, [field]: typed }))).toEqual([field]);
});
