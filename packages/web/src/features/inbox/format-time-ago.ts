import { readerLocale } from '../../platform/reader-locale.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

const units = [
  [day, 'day'],
  [hour, 'hour'],
  [minute, 'minute'],
] as const;

/** "3 hours ago"; after a week the date. */
export function formatTimeAgo(time: string, now: number, locale = readerLocale()): string {
  const then = Date.parse(time);
  const passed = now - then;
  if (passed >= 7 * day) {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(then);
  }
  const [length, unit] = units.find(([one]) => passed >= one) ?? [];
  if (length === undefined || unit === undefined) return 'just now';
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  return relative.format(-Math.floor(passed / length), unit);
}
