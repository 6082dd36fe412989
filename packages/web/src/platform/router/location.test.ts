import { expect, test } from 'vitest';
import { createPath, resolvePath } from './location.ts';

test.each([
  ['/buzz', '/buzz'],
  ['/hive/h1?tab=buzz#top', '/hive/h1?tab=buzz#top'],
  ['?tab=buzz', '/hive/h1?tab=buzz'],
  ['#top', '/hive/h1#top'],
  ['?', '/hive/h1'],
  [{ search: '?tab=buzz' }, '/hive/h1?tab=buzz'],
  [{ pathname: '/buzz' }, '/buzz'],
])('a link to %j at /hive/h1 leads to %s', (to, expected) => {
  expect(createPath(resolvePath(to, '/hive/h1'))).toBe(expected);
});
