import { expect, test } from 'vitest';
import { readWay } from './way.ts';

test.each([
  [null, false, 'sign-in'],
  ['register', false, 'register'],
  ['known', false, 'sign-in'],
  ['nonsense', false, 'sign-in'],
  ['admin', false, 'admin'],
  [null, true, 'known'],
  ['register', true, 'known'],
  ['admin', true, 'admin'],
])('%j, signed in %j: %s', (asked, isKnown, way) => {
  expect(readWay(asked, isKnown)).toBe(way);
});
