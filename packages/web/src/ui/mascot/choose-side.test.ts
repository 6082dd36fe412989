import { describe, expect, test } from 'vitest';
import { chooseSide, mascotSides, sceneAt } from './choose-side.ts';

const phone = { width: 390, height: 844, scale: 1, obstacles: [], avoided: [] };
const desktop = { width: 1280, height: 800, scale: 1, obstacles: [], avoided: [] };

describe('the side that the mascot comes from', () => {
  test('is each of the four, as chance will have it', () => {
    const sides = [0, 0.25, 0.5, 0.75].map((luck) => chooseSide(phone, undefined, () => luck));
    expect(sides).toEqual(['left', 'right', 'top', 'bottom']);
  });

  test.each(mascotSides)('is never %s twice in a row', (last) => {
    const next = [0, 0.2, 0.4, 0.6, 0.8, 0.99].map((luck) => chooseSide(phone, last, () => luck));
    expect(new Set(next)).toEqual(new Set(mascotSides.filter((side) => side !== last)));
  });

  test.each(mascotSides)('leaves alone what stands at the %s', (side) => {
    for (const screen of [desktop, phone]) {
      const around = { ...screen, obstacles: [sceneAt(side, screen)] };
      for (const luck of [0, 0.3, 0.6, 0.99]) {
        expect(chooseSide(around, undefined, () => luck)).not.toBe(side);
      }
    }
  });

  test('is one without links and buttons, where there is one', () => {
    const avoided = ['left', 'right', 'top'] as const;
    const around = { ...desktop, avoided: avoided.map((side) => sceneAt(side, desktop)) };
    for (const luck of [0, 0.5, 0.99]) {
      expect(chooseSide(around, undefined, () => luck)).toBe('bottom');
      expect(chooseSide(around, 'bottom', () => luck)).not.toBe('bottom');
    }
  });

  test('is none while something is needed everywhere', () => {
    const everything = [{ left: 0, top: 0, right: 390, bottom: 844 }];
    expect(chooseSide({ ...phone, obstacles: everything }, undefined, () => 0)).toBeUndefined();
  });

  test('has room for text of twice the size inside the screen', () => {
    for (const side of mascotSides) {
      const { left, right, top, bottom } = sceneAt(side, { ...phone, scale: 2 });
      expect([left >= 0, right <= 390, top >= 0, bottom <= 844]).toEqual([true, true, true, true]);
    }
  });
});
