import { describe, expect, test } from 'vitest';
import { createMemoryStorage } from '../../platform/memory-storage.ts';
import { createSafeStorage } from '../../platform/safe-storage.ts';
import { countPage, touchVisit, visitEndsAfterMs } from './visit.ts';

const start = Date.UTC(2026, 10, 15);
const minute = 60_000;

describe('a visit', () => {
  test('has an id of timestamp and random text, and counts its pages', () => {
    const storage = createMemoryStorage();
    expect(countPage(storage, start, 0.5)).toEqual({
      id: `${start}-i0000000`,
      startedAt: start,
      pages: 1,
    });
    expect(countPage(storage, start + minute, 0.9)).toMatchObject({
      id: `${start}-i0000000`,
      pages: 2,
    });
    expect(storage.read('session.id')).toBe(`${start}-i0000000`);
    expect(storage.read('session.startedAt')).toBe(String(start));
    expect(storage.read('session.pages')).toBe('2');
    expect(storage.read('session.seenAt')).toBe(String(start + minute));
  });

  test('continues while something happens', () => {
    const storage = createMemoryStorage();
    const { id } = countPage(storage, start, 0);
    for (let hour = 0; hour < 8; hour += 1) touchVisit(storage, start + hour * 20 * minute, 0.1);
    expect(countPage(storage, start + 160 * minute, 0.2)).toMatchObject({ id, pages: 2 });
  });

  test.each([
    ['ends after thirty quiet minutes', visitEndsAfterMs],
    ['ends when the clock was set back before its start', -1],
  ])('%s', (_what, later) => {
    const storage = createMemoryStorage();
    const { id } = countPage(storage, start, 0);
    const next = countPage(storage, start + later, 0.1);
    expect(next).toMatchObject({ startedAt: start + later, pages: 1 });
    expect(next.id).not.toBe(id);
  });

  test('continues until the last millisecond of the 30 minutes', () => {
    const storage = createMemoryStorage();
    const { id } = countPage(storage, start, 0);
    expect(countPage(storage, start + visitEndsAfterMs - 1, 0.1).id).toBe(id);
  });

  test.each(['', 'abc', '-3', '1.5', 'Infinity'])(
    'starts anew when its counter reads %j',
    (pages) => {
      const storage = createMemoryStorage();
      countPage(storage, start, 0);
      storage.write('session.pages', pages);
      expect(countPage(storage, start + 1, 0.1)).toMatchObject({ startedAt: start + 1, pages: 1 });
    },
  );

  test('is storage in memory where storage throws', () => {
    const storage = createSafeStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const { id } = countPage(storage, start, 0);
    expect(countPage(storage, start + 1, 0.1)).toMatchObject({ id, pages: 2 });
  });
});
