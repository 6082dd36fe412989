import type { BuzzPost } from '@bee-jinx/contract/browser';
import { expect, test } from 'vitest';
import { splitNewPosts } from './split-new-posts.ts';

const at = (second: number, isMine = false): BuzzPost => ({
  buzzId: `buzz_${second}`,
  author: { userId: 'anon_1', displayName: 'Maya' },
  text: String(second),
  createdAt: `2026-11-15T12:00:0${second}.000Z`,
  reactions: {},
  isMine,
  canDelete: isMine,
});
const seconds = ({ shown }: ReturnType<typeof splitNewPosts>) => shown.map(({ text }) => text);

test('at first everything is shown', () => {
  expect(splitNewPosts([at(2), at(1)], undefined)).toEqual({ shown: [at(2), at(1)], waiting: 0 });
});

test('what comes later waits, except what I say myself', () => {
  const held = splitNewPosts([at(5), at(4, true), at(3), at(2), at(1)], at(2).createdAt);
  expect(seconds(held)).toEqual(['4', '2', '1']);
  expect(held.waiting).toBe(2);
});
