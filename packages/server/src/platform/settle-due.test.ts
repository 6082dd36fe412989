import { expect, test } from 'vitest';
import { settleDue } from './settle-due.ts';

/** Due in this order; settling takes one away. */
function schedule(count: number, fails: (id: string) => boolean = () => false) {
  const due = Array.from({ length: count }, (_, index) => `id${index}`);
  const tried: string[] = [];
  const done = settleDue(
    async (limit) => due.slice(0, limit),
    async (id) => {
      tried.push(id);
      if (fails(id)) throw new Error(`${id} is broken`);
      due.splice(due.indexOf(id), 1);
    },
  );
  return { due, tried, done };
}

test.each([0, 1, 99, 100, 101, 250])('all of %i are settled, once each', async (count) => {
  const { due, tried, done } = schedule(count);
  await done;
  expect([due, tried.length, new Set(tried).size]).toEqual([[], count, count]);
});

test('what fails is tried once, holds up nothing behind it, and is told at the end', async () => {
  const isBroken = (id: string) => Number(id.slice(2)) < 150;
  const { due, tried, done } = schedule(320, isBroken);
  await expect(done).rejects.toMatchObject({
    message: '150 that were due failed, the first of them so.',
    cause: new Error('id0 is broken'),
  });
  expect(tried).toHaveLength(320);
  expect(due.every(isBroken) && due.length === 150).toBe(true);
});
