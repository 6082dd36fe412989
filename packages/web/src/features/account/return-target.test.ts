import { afterEach, expect, test, vi } from 'vitest';
import { returnTarget } from './return-target.ts';

afterEach(() => void vi.restoreAllMocks());

test.each([
  ['/jinx/daily?puzzleNumber=3#path', '/jinx/daily?puzzleNumber=3#path'],
  ['/admin/stats', '/admin/stats'],
  [null, '/'],
  ['', '/'],
  ['jinx/daily', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['//[', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/login?from=/login', '/'],
])('%j leads to %s', (from, target) => {
  expect(returnTarget(from)).toBe(target);
});

test('a browser without URL.canParse goes back too', () => {
  vi.spyOn(URL, 'canParse').mockImplementation(() => {
    throw new TypeError('URL.canParse is not a function');
  });
  expect(returnTarget('/friends')).toBe('/friends');
});

test('without a safe address the fallback is used', () => {
  expect(returnTarget('//evil.example', '/admin')).toBe('/admin');
});
