import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextPhrase, type Phrase } from './phrases.ts';

const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

test('no phrase repeats, whatever the random number', () => {
  fc.assert(
    fc.property(fc.array(chance, { maxLength: 100 }), (chances) => {
      let last: Phrase | undefined;
      for (const drawn of chances) {
        const next = nextPhrase(last, () => drawn);
        expect(next).not.toBe(last);
        last = next;
      }
    }),
  );
});

test('every phrase can be chosen', () => {
  const chosen = new Set<Phrase>();
  for (let drawn = 0; drawn < 1; drawn += 0.01) chosen.add(nextPhrase(undefined, () => drawn));
  expect(chosen.size).toBeGreaterThanOrEqual(14);
});
