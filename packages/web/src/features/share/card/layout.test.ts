import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bee, card, cellShape, comb, fittedSize, layCells, stage, words } from './layout.ts';

test('every cell of every game stands in its box, and none on another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), (count) => {
      const { width, places } = layCells(count, comb);
      const height = (width * cellShape.height) / cellShape.width;
      expect(places).toHaveLength(count);
      for (const [index, { x, y }] of places.entries()) {
        expect(x).toBeGreaterThanOrEqual(comb.x);
        expect(x + width).toBeLessThanOrEqual(comb.x + comb.width + 0.1);
        expect(y + height).toBeLessThanOrEqual(comb.y + comb.height + 0.1);
        for (const other of places.slice(index + 1)) {
          const isApart = Math.abs(other.x - x) >= width || Math.abs(other.y - y) >= height;
          expect(isApart).toBe(true);
        }
      }
    }),
  );
});

test('cells are no smaller than can be read', () => {
  expect(layCells(20, comb).width).toBeGreaterThan(40);
  expect(layCells(4, comb).width).toBe(96);
});

test('words, comb and bee stay on the stage', () => {
  for (const box of [words, comb, bee]) {
    expect(box.y + box.height).toBeLessThanOrEqual(stage.height);
    expect(box.x + box.width).toBeLessThanOrEqual(card.width);
  }
});

test.each([
  [140, 500, 640, 140],
  [140, 1280, 640, 70],
])('at %i a text of %i in a room of %i gets the size %i', (wished, measured, room, size) => {
  expect(fittedSize(wished, measured, room)).toBe(size);
});
