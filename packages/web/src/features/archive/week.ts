import { readerLocale } from '../../platform/reader-locale.ts';
import { addDays, type Weekday } from './month.ts';

type WithWeek = Intl.Locale & {
  getWeekInfo?(): { firstDay: Weekday };
  weekInfo?: { firstDay: Weekday };
};

/** The day with which a week begins where the reader is; Monday where the browser doesn't know. */
export function firstDayOfWeek(language: string): Weekday {
  try {
    const locale: WithWeek = new Intl.Locale(language);
    return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? 1;
  } catch {
    return 1;
  }
}

/** A Monday. */
const monday = '2024-01-01';

export function weekdayNames(firstDay: Weekday): { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, place) => {
    const day = new Date(addDays(monday, firstDay - 1 + place));
    const name = (weekday: 'narrow' | 'long') =>
      day.toLocaleDateString(readerLocale, { weekday, timeZone: 'UTC' });
    return { short: name('narrow'), long: name('long') };
  });
}
