import { expect, test } from 'vitest';
import { clearAnalyticsId, readOrCreateAnalyticsId } from './analytics-id.ts';

function makeKept() {
  const stored = new Map<string, string>();
  return {
    stored,
    read: (key: string) => stored.get(key) ?? null,
    write: (key: string, value: string) => void stored.set(key, value),
    remove: (key: string) => void stored.delete(key),
  };
}

test('an analytics id persists with its first and last use', () => {
  const kept = makeKept();
  const id = readOrCreateAnalyticsId(kept, new Date('2026-11-15T12:00:00Z'), 0.5);
  expect(id).toMatch(/^anon_[0-9a-z]{17}$/);
  expect(readOrCreateAnalyticsId(kept, new Date('2026-11-16T12:00:00Z'), 0.1)).toBe(id);
  expect(Object.fromEntries(kept.stored)).toEqual({
    'analytics.id': id,
    'analytics.firstSeen': '2026-11-15T12:00:00.000Z',
    'analytics.lastSeen': '2026-11-16T12:00:00.000Z',
  });
});

test('a cleared analytics id is replaced by another', () => {
  const kept = makeKept();
  const id = readOrCreateAnalyticsId(kept, new Date('2026-11-15T12:00:00Z'), 0.5);
  clearAnalyticsId(kept);
  expect(kept.stored.size).toBe(0);
  expect(readOrCreateAnalyticsId(kept, new Date('2026-11-15T12:00:00Z'), 0.6)).not.toBe(id);
});
