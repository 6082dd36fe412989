import { dateOfPuzzle } from '@bee-jinx/game';
import { readerLocale } from '../../platform/reader-locale.ts';

const daysTold = 7;

/** Of the days that a freeze has saved, those that are still worth telling. */
export const recentlyFrozen = (frozen: readonly number[], todaysNumber: number): number[] =>
  frozen.filter((number) => number >= todaysNumber - daysTold);

/** "Friday and Saturday" */
export const formatWeekdays = (puzzleNumbers: readonly number[]): string =>
  puzzleNumbers.map(weekdayOf).join(' and ');

const weekdayOf = (puzzleNumber: number): string =>
  new Date(`${dateOfPuzzle(puzzleNumber)}T12:00:00`).toLocaleDateString(readerLocale(), {
    weekday: 'long',
  });
