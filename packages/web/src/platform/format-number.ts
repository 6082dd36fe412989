import { readerLocale } from './reader-locale.ts';

/** Small whole numbers don't need `Intl`, whose first use takes a phone a tenth of a second. */
export const formatNumber = (value: number): string =>
  Number.isInteger(value) && value >= 0 && value < 1000
    ? String(value)
    : value.toLocaleString(readerLocale());

export const formatTenths = (value: number): string => formatNumber(Math.round(value * 10) / 10);
