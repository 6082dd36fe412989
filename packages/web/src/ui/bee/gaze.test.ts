import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { estimateCaret, gazeAt, maxGaze } from './gaze.ts';

const eye = { x: 100, y: 100 };

describe('where the bee looks', () => {
  test.each([
    ['right', { x: 900, y: 100 }, { x: maxGaze, y: 0 }],
    ['left', { x: -900, y: 100 }, { x: -maxGaze, y: 0 }],
    ['down', { x: 100, y: 900 }, { x: 0, y: maxGaze }],
    ['straight ahead, at itself', eye, { x: 0, y: 0 }],
    ['halfway, at what is near', { x: 180, y: 100 }, { x: maxGaze / 2, y: 0 }],
  ])('%s', (_where, target, pupils) => {
    expect(gazeAt(eye, target)).toEqual(pupils);
  });

  test('never farther than the eye allows', () => {
    const coordinate = fc.integer({ min: -5000, max: 5000 });
    fc.assert(
      fc.property(coordinate, coordinate, (x, y) => {
        const pupils = gazeAt(eye, { x, y });
        expect(Math.hypot(pupils.x, pupils.y)).toBeLessThanOrEqual(maxGaze + 0.01);
      }),
    );
  });
});

describe('where the caret is', () => {
  const box = { left: 100, top: 40, width: 220, height: 60 };
  const field = { box, padding: 10, fontSize: 20, centred: false, length: 5, caret: 5 };

  test('after the letters before it', () => {
    expect(estimateCaret(field)).toEqual({ x: 162, y: 70 });
    expect(estimateCaret({ ...field, caret: 0 })).toEqual({ x: 110, y: 70 });
  });

  test('in a centred field, half of the text to the right of the middle', () => {
    expect(estimateCaret({ ...field, centred: true })).toEqual({ x: 236, y: 70 });
    expect(estimateCaret({ ...field, centred: true, length: 0, caret: 0 })).toEqual({
      x: 210,
      y: 70,
    });
  });

  test('never outside the field, however long the text', () => {
    expect(estimateCaret({ ...field, length: 200, caret: 200 })).toEqual({ x: 310, y: 70 });
  });
});
