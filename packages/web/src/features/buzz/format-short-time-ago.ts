import { readerLocale } from '../../platform/reader-locale.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** As short as possible: "5 min". */
export function formatShortTimeAgo(
  createdAt: string,
  now: number,
  locale = readerLocale(),
): string {
  const then = Date.parse(createdAt);
  const age = now - then;
  if (age < minute) return 'now';
  if (age < hour) return `${Math.floor(age / minute)} min`;
  if (age < day) return `${Math.floor(age / hour)} h`;
  if (age < 7 * day) return `${Math.floor(age / day)} d`;
  return new Date(then).toLocaleDateString(locale, { day: 'numeric', month: 'short' });
}
