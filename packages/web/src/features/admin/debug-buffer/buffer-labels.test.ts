import { expect, test } from 'vitest';
import { flushResultMessage } from './buffer-labels.ts';

test.each([
  [{ stored: 0, duplicates: 0, gone: 0, dead: 0 }, 'Nothing was waiting.'],
  [{ stored: 3, duplicates: 0, gone: 0, dead: 0 }, '3 stored.'],
  [
    { stored: 0, duplicates: 2, gone: 1, dead: 4 },
    '0 stored, 2 there already, 1 of players who have left, 4 laid aside.',
  ],
])('a flush of %j reads %s', (flushed, message) => {
  expect(flushResultMessage(flushed)).toBe(message);
});
