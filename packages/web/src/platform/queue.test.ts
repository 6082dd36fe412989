import { expect, test, vi } from 'vitest';
import { createQueue } from './queue.ts';

test('the oldest item is first, and each has an id of its own', () => {
  const queue = createQueue<{ text: string }>();
  queue.add({ text: 'one' });
  queue.add({ text: 'two' });
  queue.add({ text: 'one' });
  expect(queue.get().map(({ text }) => text)).toEqual(['one', 'two', 'one']);
  expect(new Set(queue.get().map(({ id }) => id)).size).toBe(3);
});

test('a removed item is gone, and the others keep their order', () => {
  const queue = createQueue<{ text: string }>();
  queue.add({ text: 'one' });
  const two = queue.add({ text: 'two' });
  queue.add({ text: 'three' });
  queue.remove(two.id);
  expect(queue.get().map(({ text }) => text)).toEqual(['one', 'three']);
});

test('listeners are notified of each change, and of nothing else', () => {
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

test('without a change the list keeps its reference', () => {
  const queue = createQueue<{ text: string }>();
  queue.add({ text: 'one' });
  const before = queue.get();
  queue.remove(999);
  expect(queue.get()).toBe(before);
});
