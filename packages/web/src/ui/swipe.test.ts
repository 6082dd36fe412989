import { expect, test } from 'vitest';
import { dragOffset, isSwipedAway } from './swipe.ts';

test('it follows the finger, and resists against its direction', () => {
  expect(dragOffset(40, 'end')).toBe(40);
  expect(dragOffset(-40, 'end')).toBe(-6);
  expect(dragOffset(-40, 'both')).toBe(-40);
});

test.each([
  // what, moved, speed, towards → away
  ['a slow push past a third', 150, 0.1, 'end', true],
  ['a slow push of a little', 80, 0.1, 'end', false],
  ['a flick', 40, 0.9, 'end', true],
  ['a flick too short to be meant', 6, 2, 'end', false],
  ['a push the wrong way', -200, -0.9, 'end', false],
  ['a far push that is taken back', 200, -0.8, 'end', false],
  ['a push to the other side', -150, -0.1, 'both', true],
  ['a flick to the other side', -40, -0.9, 'both', true],
  ['a push to the other side, taken back', -200, 0.8, 'both', false],
  ['nothing', 0, 0, 'both', false],
] as const)('%s', (_what, moved, speed, towards, away) => {
  expect(isSwipedAway({ moved, length: 400, speed, towards })).toBe(away);
});
