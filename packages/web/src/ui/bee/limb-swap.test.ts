import { describe, expect, test } from 'vitest';
import { swapLimbs } from './limb-swap.ts';
import type { Limb } from './limbs.ts';

const joints = { l: [-10, 0], r: [10, 0] } as const;
const down: Limb = { side: 'r', at: 'back', d: 'down', end: { x: 10, y: 20, turn: 0 } };
const out: Limb = { side: 'r', at: 'back', d: 'out', end: { x: 30, y: 0, turn: 0 } };
const up: Limb = { side: 'r', at: 'top', d: 'up', end: { x: 10, y: -20, turn: 0 } };
const left: Limb = { side: 'l', at: 'front', d: 'left', end: { x: -30, y: 0, turn: 0 } };

describe('limbs from one pose to the next', () => {
  test('an unchanged pose moves nothing', () => {
    expect(swapLimbs([down], undefined, joints)).toEqual([
      { limb: down, phase: 'stays', turn: 0, reach: 1 },
    ]);
  });

  test('a limb that both poses have stays', () => {
    expect(swapLimbs([left, out], [left, down], joints)).toContainEqual({
      limb: left,
      phase: 'stays',
      turn: 0,
      reach: 1,
    });
  });

  test('the old limb turns to the new place, the new one starts from the old place', () => {
    expect(swapLimbs([out], [down], joints)).toEqual([
      { limb: down, phase: 'leaves', turn: -90, reach: 1 },
      { limb: out, phase: 'enters', turn: 90, reach: 1 },
    ]);
  });

  test('it turns the outer way when the new place is opposite', () => {
    const nearlyUp: Limb = { ...up, end: { x: 11, y: -20, turn: 0 } };
    expect(swapLimbs([nearlyUp], [down], joints)[0]?.turn).toBeLessThan(0);
  });

  test('a long limb shrinks to a short one, a short one keeps its size', () => {
    const far: Limb = { ...out, d: 'far', end: { x: 50, y: 0, turn: 0 } };
    expect(swapLimbs([down], [far], joints).map(({ reach }) => reach)).toEqual([0.5, 1]);
  });

  test('a limb without a counterpart only fades', () => {
    expect(swapLimbs([left], [down], joints)).toEqual([
      { limb: down, phase: 'leaves', turn: 0, reach: 1 },
      { limb: left, phase: 'enters', turn: 0, reach: 1 },
    ]);
  });
});
