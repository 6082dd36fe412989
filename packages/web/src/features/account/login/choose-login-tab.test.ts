import { expect, test } from 'vitest';
import { chooseLoginTab } from './choose-login-tab.ts';

test.each([
  [null, false, 'sign-in'],
  ['register', false, 'register'],
  ['known', false, 'sign-in'],
  ['nonsense', false, 'sign-in'],
  ['admin', false, 'admin'],
  [null, true, 'known'],
  ['register', true, 'known'],
  ['admin', true, 'admin'],
])('%j, signed in %j: %s', (requested, isKnown, tab) => {
  expect(chooseLoginTab(requested, isKnown)).toBe(tab);
});

test.each([
  [null, '/admin/caching?show=1', false, 'admin'],
  [null, '/admin', true, 'admin'],
  ['sign-in', '/admin', false, 'sign-in'],
  [null, '/administer', false, 'sign-in'],
  [null, '/settings', false, 'sign-in'],
])('%j on the way to %s, signed in %j: %s', (requested, target, isKnown, tab) => {
  expect(chooseLoginTab(requested, isKnown, target)).toBe(tab);
});
