import { expect, test } from 'vitest';
import { memoryGrowth, refusedShare } from './soak.ts';

const minute = { memoryMb: 100, perSecond: 1, refused: 0, failed: 0, p99: 1, stallMs: 0 };

const soakWith = (...memory: number[]) => ({
  minutes: memory.map((memoryMb) => ({ ...minute, memoryMb })),
});

test('memory that is stable after the first quarter counts as no growth', () => {
  expect(memoryGrowth(soakWith(100, 150, 200, 200, 210, 190, 200, 200))).toBe(0);
});

test('memory that grows all the time counts as growth', () => {
  expect(memoryGrowth(soakWith(100, 110, 120, 130, 140, 150, 160, 170))).toBeGreaterThan(0.2);
});

test('the share of refused acts is of all acts, those of a minute without any other included', () => {
  expect(refusedShare({ minutes: [minute, minute] })).toBe(0);
  const allRefused = { ...minute, perSecond: 0, refused: 60 };
  expect(refusedShare({ minutes: [minute, minute, minute, allRefused] })).toBe(0.25);
});
