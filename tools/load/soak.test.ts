import { expect, test } from 'vitest';
import { memoryGrowth } from './soak.ts';

const weighing = (...memory: number[]) => ({
  minutes: memory.map((memoryMb) => ({ memoryMb, perSecond: 1, failed: 0, p99: 1, stallMs: 0 })),
});

test('memory that settles after the first quarter has not grown', () => {
  expect(memoryGrowth(weighing(100, 150, 200, 200, 210, 190, 200, 200))).toBe(0);
});

test('memory that goes on growing has', () => {
  expect(memoryGrowth(weighing(100, 110, 120, 130, 140, 150, 160, 170))).toBeGreaterThan(0.2);
});
