import { dateOfPuzzle, type LocalDate, puzzleNumberOn } from './daily-calendar.ts';
import { minuteMs } from './durations.ts';

/** When a player wants to be reminded of the pair of the day. */
export interface DailyReminder {
  /** Minutes after midnight, where the player is. */
  at: number;
  timeZone: string;
  /** A push where it isn't said. */
  by?: 'push' | 'mail' | undefined;
}

const earliest = 8 * 60;
const latest = 20 * 60;

/** The hour in which the player has played, unless that is early or late in the day. */
export const suggestedReminderMinute = (playedAt: number): number =>
  Math.min(latest, Math.max(earliest, Math.floor(playedAt / 60) * 60));

/** The first time after `now`, one for each day of the player. */
export function nextReminderAt({ at, timeZone }: DailyReminder, now: number): number {
  let puzzleNumber = puzzleNumberOn(localDateIn(timeZone, now));
  let time: number;
  do {
    time = timeOn(dateOfPuzzle(puzzleNumber), at, timeZone);
    puzzleNumber += 1;
  } while (time <= now);
  return time;
}

export function localDateIn(timeZone: string, now: number): LocalDate {
  return new Date(wallClock(timeZone, now)).toISOString().slice(0, 10);
}

/** Where a clock is put forward, a minute that is left out is taken an hour off. */
function timeOn(date: LocalDate, minute: number, timeZone: string): number {
  const wanted = Date.parse(`${date}T00:00:00Z`) + minute * minuteMs;
  const guess = wanted - offsetAt(timeZone, wanted);
  return wanted - offsetAt(timeZone, guess);
}

const offsetAt = (timeZone: string, time: number): number => wallClock(timeZone, time) - time;

/** What a clock on the wall shows, as if it were UTC. */
function wallClock(timeZone: string, time: number): number {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
    hourCycle: 'h23',
  }).formatToParts(time);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((one) => one.type === type)?.value);
  const [month, day] = [part('month') - 1, part('day')];
  return Date.UTC(part('year'), month, day, part('hour'), part('minute'), part('second'));
}
