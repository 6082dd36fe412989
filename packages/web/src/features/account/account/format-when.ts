import { readerLocale } from '../../../platform/reader-locale.ts';

const dateTimeFormat = new Intl.DateTimeFormat(readerLocale, {
  dateStyle: 'medium',
  timeStyle: 'short',
});

export const formatWhen = (time: string): string => dateTimeFormat.format(new Date(time));
