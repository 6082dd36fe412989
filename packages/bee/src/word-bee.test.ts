import { expect, test } from 'vitest';
import { loadBee } from './bee.ts';

const bee = await loadBee();

test.each([
  ['ice cream', 'ice-cream'],
  ['café', 'cafe'],
])('%s is taken as %s', (written, known) => {
  expect(bee.knows(written)).toBe(true);
  expect(bee.warmth(written, 'summer')).toBe(bee.warmth(known, 'summer'));
  expect(bee.sameLemma(written, known)).toBe(true);
  expect(bee.reasonFor([written, 'summer'], 'sugar')).toBe(
    bee.reasonFor([known, 'summer'], 'sugar'),
  );
  expect(bee.reply([written, 'sea'], [written, 'sea'])).toBe(
    bee.reply([known, 'sea'], [known, 'sea']),
  );
});

test('a word without a known spelling stays unknown', () => {
  expect(bee.knows('qxqx')).toBe(false);
});
