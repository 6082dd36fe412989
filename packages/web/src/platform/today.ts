import { paintedDate } from './painted/date.ts';

/** Minutes that the visitor's clock is ahead of UTC. */
export const utcOffset = (now: Date = new Date()): number => -now.getTimezoneOffset();

/** In the visitor's time zone, as 2026-11-15. */
export function today(now?: Date): string {
  // The server that paints a page is in another time zone.
  const painted = import.meta.env.SSR && now === undefined ? paintedDate() : undefined;
  return painted ?? localDate(now ?? new Date());
}

function localDate(now: Date): string {
  const part = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
}
