import { expect, test } from 'vitest';
import { releaseMemory } from './release-memory.ts';

test('unreferenced memory is returned at once', () => {
  let garbage: object[] | undefined = Array.from({ length: 500_000 }, (_, index) => ({ index }));
  releaseMemory();
  const held = process.memoryUsage();
  expect(garbage).toHaveLength(500_000);
  garbage = undefined;
  releaseMemory();
  const freed = process.memoryUsage();
  expect(held.heapUsed - freed.heapUsed).toBeGreaterThan(5_000_000);
  expect(freed.heapTotal).toBeLessThan(held.heapTotal);
});
