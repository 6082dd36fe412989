import { expect, test } from 'vitest';
import { suspensionEnd } from './suspension-length.ts';

test('a suspension ends after its length, and a ban never', () => {
  const now = Date.parse('2026-11-16T12:00:00Z');
  expect(suspensionEnd('7', now)).toBe('2026-11-23T12:00:00.000Z');
  expect(suspensionEnd('ban', now)).toBeUndefined();
});
