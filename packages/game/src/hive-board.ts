import { maxDailyRounds } from './daily-game.ts';

/** A member's results in the period of a board. Only puzzles finished on their own day count. */
export interface PlayedDays {
  days: number;
  /** The days with a jinx, and the sum of their rounds. */
  jinxes: number;
  jinxRounds: number;
}

export const boardPeriods = ['today', 'week', 'all'] as const;
export type BoardPeriod = (typeof boardPeriods)[number];

export const boardOrders = ['average', 'days'] as const;
export type BoardOrder = (typeof boardOrders)[number];

/** Days until an average has a place, so that one lucky day doesn't lead for ever. */
export const minDaysForAverage: Record<BoardPeriod, number> = { today: 1, week: 1, all: 5 };

/** Rounded to one decimal, as shown, so that what looks equal ranks equal. */
export function averageRoundsPerDay(played: PlayedDays): number | null {
  return played.days === 0 ? null : Math.round((10 * countedRounds(played)) / played.days) / 10;
}

/** A day without a jinx counts as the most rounds there are, so that giving up never pays. */
function countedRounds({ days, jinxes, jinxRounds }: PlayedDays): number {
  return jinxRounds + (days - jinxes) * maxDailyRounds;
}

export interface BoardPlace {
  /** Null without a place (yet). */
  place: number | null;
  /** Whether another member has the same place. */
  isShared: boolean;
}

/**
 * By average, fewer rounds lead; by days, more days. A tie is decided by the other measure; members who are equal in
 * both share a place, and the next place is skipped: 1, 1, 3.
 */
export function computeBoardPlaces(
  members: readonly PlayedDays[],
  period: BoardPeriod,
  order: BoardOrder,
): BoardPlace[] {
  const minDays = order === 'average' ? minDaysForAverage[period] : 1;
  // For today only a jinx has a place, so that nobody leads by giving up.
  const hasPlace = ({ days, jinxes }: PlayedDays) =>
    days >= minDays && (period !== 'today' || jinxes > 0);
  const placed = members.filter(hasPlace);
  return members.map((member) => {
    if (!hasPlace(member)) return { place: null, isShared: false };
    const ahead = placed.filter((rival) => compare(rival, member, order) < 0).length;
    const same = placed.filter((rival) => compare(rival, member, order) === 0).length;
    return { place: ahead + 1, isShared: same > 1 };
  });
}

function compare(a: PlayedDays, b: PlayedDays, order: BoardOrder): number {
  const byAverage = (averageRoundsPerDay(a) ?? 0) - (averageRoundsPerDay(b) ?? 0);
  const byDays = b.days - a.days;
  return order === 'average' ? byAverage || byDays : byDays || byAverage;
}

/** Monday to today: a week is the same seven days for everybody in the hive. */
export function firstPuzzleOfWeek(puzzleNumber: number): number {
  // Puzzle 1 was a Monday's.
  return puzzleNumber - ((puzzleNumber - 1) % 7);
}
