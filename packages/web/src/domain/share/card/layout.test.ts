import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  beeBox,
  cardSize,
  cellShape,
  combBox,
  fittedSize,
  layCells,
  stageShape,
  textBox,
} from './layout.ts';

test('every cell is inside its box, and none overlaps another', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), (count) => {
      const { width, places } = layCells(count, combBox);
      const height = (width * cellShape.height) / cellShape.width;
      expect(places).toHaveLength(count);
      for (const [index, { x, y }] of places.entries()) {
        expect(x).toBeGreaterThanOrEqual(combBox.x);
        expect(x + width).toBeLessThanOrEqual(combBox.x + combBox.width + 0.1);
        expect(y + height).toBeLessThanOrEqual(combBox.y + combBox.height + 0.1);
        for (const other of places.slice(index + 1)) {
          const isApart = Math.abs(other.x - x) >= width || Math.abs(other.y - y) >= height;
          expect(isApart).toBe(true);
        }
      }
    }),
  );
});

test('cells are large enough to be read', () => {
  expect(layCells(20, combBox).width).toBeGreaterThan(40);
  expect(layCells(4, combBox).width).toBe(96);
});

test('text, cells and bee are inside the card', () => {
  for (const box of [textBox, combBox, beeBox]) {
    expect(box.y + box.height).toBeLessThanOrEqual(stageShape.height);
    expect(box.x + box.width).toBeLessThanOrEqual(cardSize.width);
  }
});

test.each([
  [140, 500, 640, 140],
  [140, 1280, 640, 70],
])('at %i a text of %i in a width of %i gets the size %i', (wished, measured, room, size) => {
  expect(fittedSize(wished, measured, room)).toBe(size);
});
