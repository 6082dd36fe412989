/** The last day of a vacation, as a date field has it, and the moment at which it ends where the player is. */

/** A day that is typed digit by digit is another one before it is whole: mostly one that is long past. */
export const isValidLastDay = (typed: string, today: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(typed) && typed >= today;

/** A field without an end takes six digits for a year. */
export const latestDay = '9999-12-31';

export const endOfDay = (day: string): string => new Date(`${day}T23:59:59`).toISOString();
