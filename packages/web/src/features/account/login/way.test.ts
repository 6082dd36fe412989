import { expect, test } from 'vitest';
import { chooseLoginTab } from './way.ts';

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
  expect(chooseLoginTab(asked, isKnown)).toBe(way);
});

test.each([
  [null, '/admin/caching?show=1', false, 'admin'],
  [null, '/admin', true, 'admin'],
  ['sign-in', '/admin', false, 'sign-in'],
  [null, '/administer', false, 'sign-in'],
  [null, '/settings', false, 'sign-in'],
])('%j on the way to %s, signed in %j: %s', (asked, target, isKnown, way) => {
  expect(chooseLoginTab(asked, isKnown, target)).toBe(way);
});
