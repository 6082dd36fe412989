import { readerLocale } from '../../platform/reader-locale.ts';

const steps = [1, 2, 7, 14, 28, 56, 91, 182, 364];

/** Indexes of the days that get a label: the last one, and as many before it as fit. */
export function labelledDays(count: number, maxLabels = 5): number[] {
  const step = steps.find((size) => (count - 1) / size < maxLabels) ?? count;
  const labelled: number[] = [];
  for (let index = count - 1; index >= 0; index -= step) labelled.unshift(index);
  return labelled;
}

// Noon, so that no time zone shifts the date.
const atNoon = (day: string) => new Date(`${day}T12:00:00Z`);

export function formatShortDay(day: string, locale = readerLocale()): string {
  const format = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  return atNoon(day).toLocaleDateString(locale, format);
}

export function formatLongDay(day: string, locale = readerLocale()): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return atNoon(day).toLocaleDateString(locale, format);
}
