import { dayMs, hourMs } from './durations.ts';

/** A date without a time or a zone: 2026-11-15. */
export type LocalDate = string;

const firstDay = Date.UTC(2024, 0, 1);
/** Offsets in hours of the zones where a day begins first and ends last. */
const easternmost = 14;
const westernmost = -12;

/** Puzzle 1 belongs to 2024-01-01; the number counts days. */
export function puzzleNumberOn(date: LocalDate): number {
  return Math.round((Date.parse(`${date}T00:00:00Z`) - firstDay) / dayMs) + 1;
}

export function dateOfPuzzle(puzzleNumber: number): LocalDate {
  return dateAt(firstDay + (puzzleNumber - 1) * dayMs, 0);
}

/** The newest puzzle that anybody on Earth may see at this moment. */
export function latestPuzzle(now: number): number {
  return puzzleNumberOn(dateAt(now, easternmost));
}

/** The oldest puzzle that is still somebody's today. */
export function earliestPuzzleOfToday(now: number): number {
  return puzzleNumberOn(dateAt(now, westernmost));
}

export function isTodaySomewhere(date: LocalDate, now: number): boolean {
  return dateAt(now, westernmost) <= date && date <= dateAt(now, easternmost);
}

/** A word that was said without a connection counts for its own date if it arrives this soon afterwards. */
const daysToArrive = 7;

/**
 * Whether a word that arrives now may have been said on a date that has passed: by the clock of the player, or everywhere.
 * Whoever lies about their clock gains nothing that they wouldn't by sending the word later.
 */
export function mayArriveLate(date: LocalDate, now: number, utcOffset = westernmost * 60): boolean {
  const today = dateAt(now, utcOffset / 60);
  return date < today && date >= dateAt(now - daysToArrive * dayMs, westernmost);
}

/** Minutes ahead of UTC, if a clock that is so far ahead shows this date. */
export function possibleUtcOffset(
  utcOffset: number | undefined,
  date: LocalDate | undefined,
  now: number,
): number | undefined {
  if (utcOffset === undefined || date === undefined) return undefined;
  return dateAt(now, utcOffset / 60) === date ? utcOffset : undefined;
}

/** The player's own date where it is possible; else, with a wrong clock or none, the date in UTC. */
export function resolveToday(date: LocalDate | undefined, now: number): LocalDate {
  return date !== undefined && isTodaySomewhere(date, now) ? date : dateAt(now, 0);
}

function dateAt(now: number, hoursAhead: number): LocalDate {
  return new Date(now + hoursAhead * hourMs).toISOString().slice(0, 10);
}
