import { maxDailyRounds } from './daily-game.ts';

/** What a member has done in the time that a board is about. Only puzzles finished on their own day count. */
export interface PlayedDays {
  days: number;
  /** Of these days, those with a jinx, and all rounds of theirs. */
  jinxes: number;
  jinxRounds: number;
}

export const boardPeriods = ['today', 'week', 'all'] as const;
export type BoardPeriod = (typeof boardPeriods)[number];

export const boardOrders = ['average', 'days'] as const;
export type BoardOrder = (typeof boardOrders)[number];

/** One lucky day shouldn't lead for ever: so many days until an average has a place. */
export const minDaysForAverage: Record<BoardPeriod, number> = { today: 1, week: 1, all: 5 };

/** One decimal, as it is shown: who look the same are the same. */
export function averageRoundsPerDay(played: PlayedDays): number | null {
  return played.days === 0 ? null : Math.round((10 * countedRounds(played)) / played.days) / 10;
}

/** A day without a jinx counts as the most rounds there are, so that giving up never pays. */
function countedRounds({ days, jinxes, jinxRounds }: PlayedDays): number {
  return jinxRounds + (days - jinxes) * maxDailyRounds;
}

export interface BoardPlace {
  /** Null for who has no place (yet). */
  place: number | null;
  /** Whether somebody else has the same. */
  isShared: boolean;
}

/**
 * Fewer rounds lead by average, more days by days. On a tie the other measure decides; who are equal in
 * both share a place, and the next one counts them: 1, 1, 3.
 */
export function computeBoardPlaces(
  members: readonly PlayedDays[],
  period: BoardPeriod,
  order: BoardOrder,
): BoardPlace[] {
  const minDays = order === 'average' ? minDaysForAverage[period] : 1;
  // Of a single day, only a jinx has a place: nobody leads by having given up with all the others.
  const hasPlace = ({ days, jinxes }: PlayedDays) =>
    days >= minDays && (period !== 'today' || jinxes > 0);
  const placed = members.filter(hasPlace);
  return members.map((member) => {
    if (!hasPlace(member)) return { place: null, isShared: false };
    const ahead = placed.filter((other) => compare(other, member, order) < 0).length;
    const same = placed.filter((other) => compare(other, member, order) === 0).length;
    return { place: ahead + 1, isShared: same > 1 };
  });
}

function compare(one: PlayedDays, other: PlayedDays, order: BoardOrder): number {
  const byAverage = (averageRoundsPerDay(one) ?? 0) - (averageRoundsPerDay(other) ?? 0);
  const byDays = other.days - one.days;
  return order === 'average' ? byAverage || byDays : byDays || byAverage;
}

/** Monday to today: a week is the same seven days for everybody in the hive. */
export function firstPuzzleOfWeek(puzzleNumber: number): number {
  // Puzzle 1 was a Monday's.
  return puzzleNumber - ((puzzleNumber - 1) % 7);
}
