import { expect, test } from 'vitest';
import { returnTarget } from './return-target.ts';

test.each([
  ['/jinx/daily?puzzleNumber=3#path', '/jinx/daily?puzzleNumber=3#path'],
  ['/admin/stats', '/admin/stats'],
  [null, '/'],
  ['', '/'],
  ['jinx/daily', '/'],
  ['https://evil.example/', '/'],
  ['//evil.example/', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['/.//evil.example', '/'],
  ['/a/..//evil.example', '/'],
  ['javascript:alert(1)', '/'],
  ['/login?from=/login', '/'],
])('%j leads to %s', (from, target) => {
  expect(returnTarget(from)).toBe(target);
});

test('without a safe address the fallback is used', () => {
  expect(returnTarget('//evil.example', '/admin')).toBe('/admin');
});
