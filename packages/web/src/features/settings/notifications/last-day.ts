/** A partly typed date is often long past. */
export const isValidLastDay = (typed: string, today: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(typed) && typed >= today;

/** Without a maximum the field accepts six digits for a year. */
export const latestDay = '9999-12-31';

export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString();
