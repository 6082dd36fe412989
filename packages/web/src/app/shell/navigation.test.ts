import { afterEach, expect, test, vi } from 'vitest';
import { screenKeyOf, skipToContent } from './navigation.ts';

afterEach(() => void vi.unstubAllGlobals());

const screenOf = (address: string) => {
  const { pathname, search } = new URL(address, 'https://bee.example');
  return screenKeyOf(pathname, search);
};

test.each([
  ['/jinx/daily?puzzleNumber=12', '/jinx/daily'],
  ['/jinx/daily?puzzleNumber=12', '/jinx/daily?puzzleNumber=13'],
  ['/jinx/daily', '/jinx/dance'],
])('%s and %s are two screens', (one, other) => {
  expect(screenOf(one)).not.toBe(screenOf(other));
});

test.each([
  ['/hive/group_1', '/hive/group_1?tab=members'],
  ['/jinx/daily/archive?month=2026-10', '/jinx/daily/archive?month=2026-11'],
  ['/jinx/daily?puzzleNumber=12', '/jinx/daily?puzzleNumber=12&theme=1'],
  ['/friends', '/friends?friend=anon_1'],
])('%s and %s are one screen', (one, other) => {
  expect(screenOf(one)).toBe(screenOf(other));
});

test('a jump to the content focuses it, and leaves the hash of the address alone', () => {
  const focus = vi.fn();
  vi.stubGlobal('document', { querySelector: (tag: string) => tag === 'main' && { focus } });
  const click = new Event('click', { cancelable: true });
  skipToContent(click);
  expect(click.defaultPrevented).toBe(true);
  expect(focus).toHaveBeenCalledOnce();
});
