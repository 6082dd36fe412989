import { expect, test } from 'vitest';
import { figuresMessage } from './figures-message.ts';

test.each([
  [
    { par: 3, caughtAtOnce: 19 },
    'Most will need 3 rounds; about 19 in 100 say the bee’s word at once.',
  ],
  [
    { par: 4, caughtAtOnce: 1, warning: 'hopeless' as const },
    'Hard to link: few will find the bee here. Most will need 4 rounds; hardly any say',
  ],
  [{ par: 2, caughtAtOnce: 90, warning: 'trivial' as const }, 'Very close already'],
])('figures %j are told as %s', (figures, text) => {
  expect(figuresMessage({ difficulty: 'steady', ...figures })).toContain(text);
});
