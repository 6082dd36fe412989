import { expect, test } from 'vitest';
import { memoryGrowth } from './soak.ts';

const soakWith = (...memory: number[]) => ({
  minutes: memory.map((memoryMb) => ({ memoryMb, perSecond: 1, failed: 0, p99: 1, stallMs: 0 })),
});

test('memory that is stable after the first quarter counts as no growth', () => {
  expect(memoryGrowth(soakWith(100, 150, 200, 200, 210, 190, 200, 200))).toBe(0);
});

test('memory that grows all the time counts as growth', () => {
  expect(memoryGrowth(soakWith(100, 110, 120, 130, 140, 150, 160, 170))).toBeGreaterThan(0.2);
});
