import { expect, test } from 'vitest';
import { createMemoryStorage } from '../../platform/memory-storage.ts';
import { clearAnalyticsId, readOrCreateAnalyticsId } from './analytics-id.ts';

test('an analytics id persists with its first and last use', () => {
  const storage = createMemoryStorage();
  const id = readOrCreateAnalyticsId(storage, new Date('2026-11-15T12:00:00Z'), 0.5);
  expect(id).toMatch(/^anon_[0-9a-z]{17}$/);
  expect(readOrCreateAnalyticsId(storage, new Date('2026-11-16T12:00:00Z'), 0.1)).toBe(id);
  expect(Object.fromEntries(storage.stored)).toEqual({
    'analytics.id': id,
    'analytics.firstSeen': '2026-11-15T12:00:00.000Z',
    'analytics.lastSeen': '2026-11-16T12:00:00.000Z',
  });
});

test('a cleared analytics id is replaced by another', () => {
  const storage = createMemoryStorage();
  const id = readOrCreateAnalyticsId(storage, new Date('2026-11-15T12:00:00Z'), 0.5);
  clearAnalyticsId(storage);
  expect(storage.stored.size).toBe(0);
  expect(readOrCreateAnalyticsId(storage, new Date('2026-11-15T12:00:00Z'), 0.6)).not.toBe(id);
});
