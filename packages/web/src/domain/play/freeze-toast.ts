import type { DailyStats } from '@bee-jinx/contract/browser';
import { puzzleNumberOn } from '@bee-jinx/game';
import { getCurrentPlayerId } from '../../api/identity.ts';
import { type KeyValueStorage, safeLocalStorage } from '../../platform/safe-storage.ts';
import { today } from '../../platform/today.ts';
import { showToast } from '../../ui/toast/toast-queue.ts';
import { formatWeekdays, recentlyFrozen } from './frozen-days.ts';

const keyOf = (userId: string) => `streak.frozen.${userId}`;

/** Once for each missed day in this browser, and not for days of long ago in a browser that is new. */
export function showFreezeToast(stats: DailyStats): void {
  const text = unseenFreezeMessage(
    safeLocalStorage,
    getCurrentPlayerId() ?? 'anon',
    stats,
    puzzleNumberOn(today()),
  );
  if (text) showToast({ lead: 'Your streak is safe.', text });
}

export function unseenFreezeMessage(
  storage: KeyValueStorage,
  userId: string,
  { frozen = [], freezes = 0, currentStreak }: DailyStats,
  todaysNumber: number,
): string | undefined {
  const told = Number(storage.read(keyOf(userId)) ?? 0);
  const news = recentlyFrozen(frozen, todaysNumber).filter((number) => number > told);
  const newest = news.at(-1);
  if (newest === undefined) return undefined;
  storage.write(keyOf(userId), String(newest));
  const days = formatWeekdays(news);
  const left = freezes === 0 ? 'none is left' : `${freezes} ${freezes === 1 ? 'is' : 'are'} left`;
  const used = news.length === 1 ? 'a freeze was used' : `${news.length} freezes were used`;
  return `You missed ${days}, so ${used} and it stands at ${currentStreak}; ${left}.`;
}
