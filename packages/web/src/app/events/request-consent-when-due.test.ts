import { expect, test } from 'vitest';
import { shouldRequestConsent } from './request-consent-when-due.ts';

const usual = {
  record: undefined,
  flag: undefined,
  visits: 2,
  isAnsweredByBrowser: false,
  pathname: '/',
};

test.each([
  ['on a first visit', { visits: 1 }, false],
  ['on the second', {}, true],
  ['on the second, at the puzzle', { pathname: '/jinx/daily' }, true],
  ['who has answered', { record: {} }, false],
  ['who has answered an older version, at once', { flag: 'denied', visits: 1 }, true],
  ['whose browser has answered', { isAnsweredByBrowser: true }, false],
  ['who is just being invited', { pathname: '/i/f/ABCD2345' }, false],
  ['who is signing in', { pathname: '/login' }, false],
  ['who works at the desk', { pathname: '/admin/stats' }, false],
])('somebody %s: %j is asked: %j', (_who, facts, isAsked) => {
  expect(shouldRequestConsent({ ...usual, ...facts })).toBe(isAsked);
});
