import { expect, test } from 'vitest';
import { isSuspensionActive } from './suspension.ts';

const now = Date.parse('2026-11-16T12:00:00Z');

test.each([
  ['nobody was suspended', undefined, false],
  ['a ban has no end', {}, true],
  ['a suspension lasts until its time', { until: '2026-11-16T12:00:01Z' }, true],
  ['and is over then', { until: '2026-11-16T12:00:00Z' }, false],
])('%s', (_name, suspension, expected) => {
  expect(isSuspensionActive(suspension, now)).toBe(expected);
});
