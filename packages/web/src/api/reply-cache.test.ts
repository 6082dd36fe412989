import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSafeStorage } from '../platform/safe-storage.ts';
import { createReplyCache } from './reply-cache.ts';

const store = createSafeStorage(() => {
  throw new Error('This browser keeps nothing.');
});
let build = 'one';
const answers = createReplyCache(store, () => build);

beforeEach(() => {
  vi.useFakeTimers();
  build = 'one';
  answers.save('friends', 'anon_1', ['ben']);
});
afterEach(() => vi.useRealTimers());

test('is found for its player only', () => {
  expect(answers.find('friends', 'anon_1', 1000)).toMatchObject({ answer: ['ben'] });
  expect(answers.find('friends', 'anon_2', 1000)).toBeUndefined();
  expect(answers.find('friends', undefined, 1000)).toBeUndefined();
  expect(answers.find('active-games', 'anon_1', 1000)).toBeUndefined();
});

test('expires, also when the clock was set back', () => {
  vi.advanceTimersByTime(999);
  expect(answers.find('friends', 'anon_1', 1000)).toBeDefined();
  vi.advanceTimersByTime(1);
  expect(answers.find('friends', 'anon_1', 1000)).toBeUndefined();
  vi.setSystemTime(0);
  expect(answers.find('friends', 'anon_1', 1000)).toBeUndefined();
});

test('of another build is ignored', () => {
  build = 'two';
  expect(answers.find('friends', 'anon_1', 1000)).toBeUndefined();
});

test('that is not readable is ignored', () => {
  for (const text of ['{', 'null', '7', '{"buildId":"one"}']) {
    store.write('kept.friends.anon_1', text);
    expect(answers.find('friends', 'anon_1', 1000)).toBeUndefined();
  }
});
