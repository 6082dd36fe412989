import { expect, test } from 'vitest';
import { contrastRatio } from './contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#fff', '#fff', 1],
  // The lightest grey that WCAG's AA allows on white, and the primary colours.
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#00ff00', '#ffffff', 1.37],
  ['#0000ff', '#ffffff', 8.59],
  // Dark channels are linear.
  ['#0a0a0a', '#000000', 1.06],
  ['#0b0b0b', '#000000', 1.07],
  // Three digits, and four with an opaque alpha.
  ['#f00', '#ffff', 4],
])('%s on %s has a contrast of %d, either way round', (one, other, ratio) => {
  expect(Number(contrastRatio(one, other).toFixed(2))).toBe(ratio);
  expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
});
