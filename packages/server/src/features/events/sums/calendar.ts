import { dayMs } from '@bee-jinx/game';

/** The UTC day, such as 2026-11-15. */
export const dayOf = (ms: number): string => new Date(ms).toISOString().slice(0, 10);

export const addDays = (day: string, days: number): string =>
  dayOf(Date.parse(`${day}T00:00:00Z`) + days * dayMs);

/** The Monday of that day's week. */
export function weekOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** Both ends included. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day);
  return days;
}
