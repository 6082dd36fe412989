import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nthLargest } from './nth-largest.ts';

test('is what sorting finds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: -20, max: 20 }), { minLength: 1 }),
      fc.integer({ min: 1, max: 40 }),
      (values, n) => {
        const sorted = [...values].sort((a, b) => b - a);
        expect(nthLargest(Float64Array.from(values), n)).toBe(
          sorted[Math.min(n, values.length) - 1],
        );
      },
    ),
  );
});
