import { expect, test } from 'vitest';
import { explainCounting } from './counting-explained.ts';

test.each([
  [
    'nobody has answered',
    true,
    false,
    /^We count .* unless you say no\. After a yes, PostHog.* where this server uses it/,
  ],
  [
    'after a yes',
    true,
    true,
    /^We count (?!.*unless you say no).* hears of it too where this server uses it/,
  ],
  [
    'after a no',
    false,
    true,
    /^Nothing is counted\. Switched on, we would (?!.*unless you say no)/,
  ],
  ['the browser has answered', false, false, /^Nothing is counted, because your browser/],
])('counting is explained as it is while %s', (_when, isCounted, hasAnswered, expected) => {
  expect(explainCounting({ isCounted, hasAnswered })).toMatch(expected);
});
