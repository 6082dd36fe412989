import { expect, test } from 'vitest';
import { shouldRequestConsent } from './request-consent-when-due.ts';

const usual = {
  record: undefined,
  hasFinishedGame: true,
  wasSkipped: false,
  isAnsweredByBrowser: false,
  resultShown: false,
  isArrival: false,
  pathname: '/',
};

test.each([
  ['before the first game has ended', { hasFinishedGame: false }, false],
  ['after it', {}, true],
  ['after it, at the hives', { pathname: '/hive' }, true],
  ['after it, in the archive', { pathname: '/jinx/archive' }, true],
  ['who has just opened the site', { isArrival: true }, false],
  ['who plays', { pathname: '/jinx/daily' }, false],
  ['who has read the result', { pathname: '/jinx/daily', resultShown: true }, true],
  [
    'who only ever opens the daily',
    { pathname: '/jinx/daily', resultShown: true, isArrival: true },
    true,
  ],
  ['who is in a dance', { pathname: '/jinx/dance/abc' }, false],
  ['who has answered', { record: {} }, false],
  ['who has skipped it lately', { wasSkipped: true }, false],
  ['whose browser has answered', { isAnsweredByBrowser: true }, false],
  ['who is just being invited', { pathname: '/i/f/ABCD2345' }, false],
  ['who is signing in', { pathname: '/login' }, false],
  ['who has deleted themselves', { pathname: '/farewell' }, false],
  ['who works at the desk', { pathname: '/admin/stats' }, false],
])('somebody %s: %j is asked: %j', (_who, facts, isAsked) => {
  expect(shouldRequestConsent({ ...usual, ...facts })).toBe(isAsked);
});
