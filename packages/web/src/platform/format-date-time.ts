import { readerLocale } from './reader-locale.ts';

const dateTimeFormat = new Intl.DateTimeFormat(readerLocale(), {
  dateStyle: 'medium',
  timeStyle: 'short',
});

export const formatDateTime = (time: string): string => dateTimeFormat.format(new Date(time));
