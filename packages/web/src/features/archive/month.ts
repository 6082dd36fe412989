import { dateOfPuzzle, dayMs, type LocalDate } from '@bee-jinx/game';

/** As 2026-11. */
export type Month = string;

/** 1 is Monday, 7 is Sunday. */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const firstMonth = monthOf(dateOfPuzzle(1));

export function monthOf(date: LocalDate): Month {
  return date.slice(0, 7);
}

export function addMonths(month: Month, by: number): Month {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by, 1)).toISOString().slice(0, 7);
}

export function addDays(date: LocalDate, by: number): LocalDate {
  return new Date(Date.parse(date) + by * dayMs).toISOString().slice(0, 10);
}

export function weekdayOf(date: LocalDate): Weekday {
  return (((new Date(date).getUTCDay() + 6) % 7) + 1) as Weekday;
}

export function daysInMonth(month: Month): LocalDate[] {
  const days: LocalDate[] = [];
  for (let date = `${month}-01`; monthOf(date) === month; date = addDays(date, 1)) days.push(date);
  return days;
}

/** Days of other months are undefined. */
export function weeksInMonth(month: Month, firstDay: Weekday): (LocalDate | undefined)[][] {
  const days: (LocalDate | undefined)[] = daysInMonth(month);
  const before = (weekdayOf(`${month}-01`) - firstDay + 7) % 7;
  const places = [...Array<undefined>(before), ...days];
  while (places.length % 7 > 0) places.push(undefined);
  return Array.from({ length: places.length / 7 }, (_, week) =>
    places.slice(week * 7, week * 7 + 7),
  );
}

interface Bounds {
  from: LocalDate;
  to: LocalDate;
  firstDay: Weekday;
}

/** Undefined for keys without a meaning here. */
export function dateForKey(key: string, date: LocalDate, bounds: Bounds): LocalDate | undefined {
  const inWeek = (weekdayOf(date) - bounds.firstDay + 7) % 7;
  const steps: Record<string, () => LocalDate> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, -inWeek),
    End: () => addDays(date, 6 - inWeek),
    PageUp: () => sameDayInMonth(date, -1),
    PageDown: () => sameDayInMonth(date, 1),
  };
  const next = steps[key]?.();
  if (next === undefined) return undefined;
  if (next < bounds.from) return bounds.from;
  return next > bounds.to ? bounds.to : next;
}

/** Clamped to the last day of a shorter month. */
function sameDayInMonth(date: LocalDate, months: number): LocalDate {
  const days = daysInMonth(addMonths(monthOf(date), months));
  return days[Math.min(Number(date.slice(8)), days.length) - 1] ?? date;
}
