import { expect, test, vi } from 'vitest';
import { createQueue } from './queue.ts';

test('the oldest stands first, and each has a number of its own', () => {
  const queue = createQueue<{ text: string }>();
  queue.add({ text: 'one' });
  queue.add({ text: 'two' });
  queue.add({ text: 'one' });
  expect(queue.get().map(({ text }) => text)).toEqual(['one', 'two', 'one']);
  expect(new Set(queue.get().map(({ id }) => id)).size).toBe(3);
});

test('what is removed is gone, and the others keep their place', () => {
  const queue = createQueue<{ text: string }>();
  queue.add({ text: 'one' });
  const two = queue.add({ text: 'two' });
  queue.add({ text: 'three' });
  queue.remove(two.id);
  expect(queue.get().map(({ text }) => text)).toEqual(['one', 'three']);
});

test('listeners hear of each change, and of nothing else', () => {
  const queue = createQueue<{ text: string }>();
  const listener = vi.fn();
  const stop = queue.subscribe(listener);
  const { id } = queue.add({ text: 'one' });
  queue.remove(id);
  queue.remove(id);
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  queue.add({ text: 'two' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('without a change the list stays the same one', () => {
  const queue = createQueue<{ text: string }>();
  queue.add({ text: 'one' });
  const before = queue.get();
  queue.remove(999);
  expect(queue.get()).toBe(before);
});
