import { readerLocale } from './reader-locale.ts';

/** Made when it is first used: the first use of `Intl` takes a phone a tenth of a second. */
export function createDateFormat(
  options: Intl.DateTimeFormatOptions,
): (time: string | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (time) => {
    format ??= new Intl.DateTimeFormat(readerLocale(), options);
    return format.format(new Date(time));
  };
}

export const formatDateTime = createDateFormat({ dateStyle: 'medium', timeStyle: 'short' });
