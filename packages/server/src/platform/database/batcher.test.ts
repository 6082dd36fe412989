import { expect, test } from 'vitest';
import { Batcher } from './batcher.ts';

/** Doubles its items, and records which came together. */
function recordedBatches() {
  const batches: number[][] = [];
  const batcher = new Batcher(async (items: number[]) => {
    batches.push(items);
    if (items.includes(-1)) throw new Error('away');
    return items.map((item) => 2 * item);
  });
  return { batcher, batches };
}

test('what is asked for in one turn goes into one batch, and each gets its own result', async () => {
  const { batcher, batches } = recordedBatches();
  expect(await Promise.all([3, 1, 3].map((item) => batcher.add(item)))).toEqual([6, 2, 6]);
  expect(batches).toEqual([[3, 1, 3]]);
});

test('what comes while a batch runs goes into the next', async () => {
  const { batcher, batches } = recordedBatches();
  await batcher.add(1).then(() => Promise.all([batcher.add(2), batcher.add(3)]));
  expect(batches).toEqual([[1], [2, 3]]);
});

test('a batch has 64 items at most, and one that fails takes no other with it', async () => {
  const { batcher, batches } = recordedBatches();
  const items = Array.from({ length: 70 }, (_, at) => (at === 66 ? -1 : at));
  const settled = await Promise.allSettled(items.map((item) => batcher.add(item)));
  expect(batches.map(({ length }) => length)).toEqual([64, 6]);
  expect(settled.findIndex(({ status }) => status === 'rejected')).toBe(64);
  expect(await batcher.add(1)).toBe(2);
});
