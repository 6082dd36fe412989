import { expect, test } from 'vitest';
import { nextRovingIndex } from './roving-focus.ts';

const all = [true, true, true, true];
const withClosed = [false, true, false, true, false];

test.each([
  // key, axis, open, at → to
  ['ArrowRight', 'horizontal', all, 0, 1],
  ['ArrowRight', 'horizontal', all, 3, 0],
  ['ArrowLeft', 'horizontal', all, 2, 1],
  ['ArrowLeft', 'horizontal', all, 0, 3],
  ['ArrowDown', 'vertical', all, 1, 2],
  ['ArrowUp', 'vertical', all, 0, 3],
  ['Home', 'vertical', all, 2, 0],
  ['End', 'horizontal', all, 1, 3],
  ['ArrowDown', 'vertical', withClosed, 1, 3],
  ['ArrowDown', 'vertical', withClosed, 3, 1],
  ['ArrowUp', 'vertical', withClosed, 1, 3],
  ['Home', 'vertical', withClosed, 3, 1],
  ['End', 'vertical', withClosed, 1, 3],
  ['ArrowDown', 'vertical', all, -1, 0],
  ['ArrowUp', 'vertical', all, -1, 3],
  ['ArrowDown', 'horizontal', all, 1, undefined],
  ['ArrowRight', 'vertical', all, 1, undefined],
  ['a', 'vertical', all, 1, undefined],
  ['ArrowDown', 'vertical', [false, false], -1, undefined],
] as const)('%s in a %s row %j from %j leads to %j', (key, axis, open, at, to) => {
  expect(nextRovingIndex(key, { axis, open, at })).toBe(to);
});
