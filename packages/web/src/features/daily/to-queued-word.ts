import type { Daily, QueuedDailyWord } from '../../domain/play/daily.ts';
import { today, utcOffset } from '../../platform/today.ts';

export const toQueuedWord = (
  userId: string,
  { puzzle: { puzzleNumber }, chosenSlope }: Daily,
  word: Pick<QueuedDailyWord, 'round' | 'word'>,
): QueuedDailyWord => ({
  userId,
  puzzleNumber,
  date: today(),
  utcOffset: utcOffset(),
  ...(word.round === 1 && chosenSlope !== undefined && { slope: chosenSlope }),
  ...word,
});
