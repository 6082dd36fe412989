import { expect, test } from 'vitest';
import { msUntilNextLook } from './suspension.ts';

const now = Date.parse('2026-11-16T12:00:00Z');

test.each([
  ['nobody is suspended', undefined, false],
  ['a ban has no end', {}, false],
  ['the end is far', { until: '2026-11-17T12:00:00Z' }, 60_000],
  ['the end is near', { until: '2026-11-16T12:00:30Z' }, 30_000],
  ['the end is now', { until: '2026-11-16T12:00:00Z' }, 1000],
  ['the end has just passed here', { until: '2026-11-16T11:59:58Z' }, 2000],
  ['the end has long passed here', { until: '2026-11-16T10:00:00Z' }, 60_000],
])('the next look at a suspension where %s', (_name, suspension, expected) => {
  expect(msUntilNextLook(suspension, now)).toBe(expected);
});
