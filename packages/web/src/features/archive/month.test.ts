import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMonths,
  dateForKey,
  daysInMonth,
  type Weekday,
  weekdayOf,
  weeksInMonth,
} from './month.ts';

const anyMonth = fc.integer({ min: 0, max: 600 }).map((by) => addMonths('2024-01', by));
const anyWeekday = fc.integer({ min: 1, max: 7 }) as fc.Arbitrary<Weekday>;

describe('the grid of a month', () => {
  test('has each day once, in order, in full weeks, under its weekday', () => {
    fc.assert(
      fc.property(anyMonth, anyWeekday, (month, firstDay) => {
        const weeks = weeksInMonth(month, firstDay);
        expect(weeks.every((week) => week.length === 7)).toBe(true);
        expect(weeks.flat().filter(Boolean)).toEqual(daysInMonth(month));
        for (const week of weeks) {
          for (const [place, date] of week.entries()) {
            if (date) expect((weekdayOf(date) - firstDay + 7) % 7).toBe(place);
          }
        }
      }),
    );
  });

  test('starts with the reader’s first day of the week', () => {
    expect(weeksInMonth('2026-11', 1)[0]).toEqual([...Array(6), '2026-11-01']);
    expect(weeksInMonth('2026-11', 7)[0]?.[0]).toBe('2026-11-01');
  });

  test('knows leap years', () => {
    expect(daysInMonth('2024-02')).toHaveLength(29);
    expect(daysInMonth('2026-02')).toHaveLength(28);
  });
});

describe('a key', () => {
  const bounds = { from: '2024-01-01', to: '2026-11-15', firstDay: 1 } as const;

  test.each([
    ['ArrowLeft', '2026-11-01', '2026-10-31'],
    ['ArrowRight', '2026-10-31', '2026-11-01'],
    ['ArrowUp', '2026-11-03', '2026-10-27'],
    ['ArrowDown', '2026-10-27', '2026-11-03'],
    ['Home', '2026-11-12', '2026-11-09'],
    ['End', '2026-11-03', '2026-11-08'],
    ['PageUp', '2026-10-31', '2026-09-30'],
    ['PageDown', '2026-09-30', '2026-10-30'],
    ['ArrowRight', '2026-11-15', '2026-11-15'],
    ['PageDown', '2026-10-20', '2026-11-15'],
    ['ArrowUp', '2024-01-03', '2024-01-01'],
  ])('%s leads from %s to %s', (key, from, to) => {
    expect(dateForKey(key, from, bounds)).toBe(to);
  });

  test('without a meaning leads nowhere', () => {
    expect(dateForKey('Enter', '2026-11-01', bounds)).toBeUndefined();
  });
});
