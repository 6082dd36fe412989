import type { BoardRow } from '@bee-jinx/contract/browser';
import { type BoardOrder, type BoardPeriod, minDaysForAverage, tierLabels } from '@bee-jinx/game';
import { isolateBidi } from '../../domain/friends/friend.ts';
import { readerLocale } from '../../platform/reader-locale.ts';

export const formatMemberCount = (count: number): string =>
  count === 1 ? 'One member' : `${count} members`;

/** Two names, and how many more; a description until they are loaded. */
export function friendsLabel(names: readonly string[] | undefined): string {
  if (names === undefined) return 'Those you dance with, one by one.';
  const [first, second, ...more] = names.map(isolateBidi);
  if (first === undefined) return 'Nobody yet. Send somebody your link.';
  if (second === undefined) return first;
  return more.length === 0
    ? `${first} and ${second}`
    : `${first}, ${second} and ${more.length} more`;
}

const pluralize = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** A member's line on today's board. */
export function todayLabel(today: NonNullable<BoardRow['today']>): string {
  const { status, outcome, rounds, hintsUsed, tier, slope } = today;
  const hints = hintsUsed > 0 ? ` · ${pluralize(hintsUsed, 'hint')}` : '';
  const manner = slope ? ` · ${slope}` : '';
  switch (status) {
    case 'not_yet':
      return 'Not yet';
    case 'playing':
      return `Playing, ${pluralize(rounds, 'round')} so far`;
    case 'won':
      return `Jinx in ${rounds}${tier ? ` · ${tierLabels[tier]}` : ''}${hints}${manner}`;
    case 'lost':
      return `${lostLabel(outcome, rounds)}${hints}${manner}`;
  }
}

/** As short as fits below a face. */
export function shortTodayLabel({ status, rounds }: NonNullable<BoardRow['today']>): string {
  switch (status) {
    case 'not_yet':
      return 'Not yet';
    case 'playing':
      return `Round ${rounds + 1}`;
    case 'won':
      return `Jinx in ${rounds}`;
    case 'lost':
      return 'No jinx';
  }
}

function lostLabel(outcome: string | undefined, rounds: number): string {
  if (outcome !== 'gave_up') return `No jinx in ${pluralize(rounds, 'round')}`;
  return rounds === 0 ? 'Gave up at once' : `Gave up after ${pluralize(rounds, 'round')}`;
}

/** A member's line on the other boards. */
export function tallyLabel(
  { days, averageRounds, byAverage }: BoardRow,
  period: BoardPeriod,
  order: BoardOrder,
): string {
  if (days === 0 || averageRounds === null) return 'Has not played';
  const average = `${averageRounds.toLocaleString(readerLocale())} ${averageRounds === 1 ? 'round' : 'rounds'} on average`;
  const played = `${pluralize(days, 'day')} played`;
  const line = order === 'average' ? `${average} · ${played}` : `${played} · ${average}`;
  const missing = minDaysForAverage[period] - days;
  return order === 'average' && byAverage.place === null && missing > 0
    ? `${line} · ${missing} more for a place`
    : line;
}

/** Explains the ranking and its ties. */
export function boardOrderLabel(period: BoardPeriod, order: BoardOrder): string {
  const lost = 'A day without a jinx counts as 20 rounds.';
  const tie = 'Those equal in both share a place.';
  if (period === 'today') return 'Fewer rounds lead; the same rounds share a place.';
  if (order === 'days') return `More days lead; on a tie, fewer rounds. ${tie}`;
  const least = minDaysForAverage[period];
  const start = least > 1 ? `Fewer rounds lead, from ${least} days on` : 'Fewer rounds lead';
  return `${start}; on a tie, more days. ${tie} ${lost}`;
}

/** Sorts by place, then by progress, then in the server's order. */
export function sortBoardRows(rows: readonly BoardRow[], order: BoardOrder): BoardRow[] {
  const placeOf = (row: BoardRow) => (order === 'average' ? row.byAverage : row.byDays).place;
  return rows.toSorted(
    (one, other) =>
      (placeOf(one) ?? Number.POSITIVE_INFINITY) - (placeOf(other) ?? Number.POSITIVE_INFINITY) ||
      rank(one) - rank(other),
  );
}

function rank({ today }: BoardRow): number {
  if (today?.status === 'playing') return 1;
  return today?.status === 'not_yet' ? 2 : 0;
}
