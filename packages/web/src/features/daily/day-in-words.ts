import { readerLocale } from '../../platform/reader-locale.ts';

/** "Sunday, 15 November" in the order of the reader's locale. */
export function formatLongDate(date: string): string {
  return new Date(`${date}T12:00:00`).toLocaleDateString(readerLocale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
}
