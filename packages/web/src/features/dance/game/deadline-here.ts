import type { Dance } from '@bee-jinx/contract/browser';
import { readClocks } from '../../../platform/clock-reading.ts';

/** How far the server's clock is ahead of this device's at least, by the game whose reply told it. */
let known = { gameId: '', serverTime: '', aheadMs: 0, skewMs: 0 };

/** The clock that can be set and the one that can't don't always run alike. */
const ordinarySkewMs = 1000;

/**
 * When the time of a round is over by the clock of this device. A reply may have been held back during a reveal, or
 * saved for offline visits: then it seems that the server's clock is behind. So the most that a reply of the game has
 * told counts, until the clock is set.
 */
export function toDeadlineHere(
  { gameId, deadline, serverTime }: Pick<Dance, 'gameId' | 'deadline' | 'serverTime'>,
  receivedAt: number,
  { date, ticks } = readClocks(),
): number {
  const isKnown = gameId === known.gameId;
  const skewMs = date - ticks;
  const isClockSet = isKnown && Math.abs(skewMs - known.skewMs) > ordinarySkewMs;
  const isNews = serverTime !== undefined && !(isKnown && serverTime === known.serverTime);
  // Set back, which would lengthen the time, it counts at once. Ahead it may be because the device has slept: a reply tells.
  if (isClockSet && (isNews || skewMs < known.skewMs)) {
    known = { ...known, aheadMs: known.aheadMs - (skewMs - known.skewMs), skewMs };
  }
  if (isNews) {
    const told = Date.parse(serverTime) - receivedAt;
    const aheadMs = isKnown ? Math.max(told, known.aheadMs) : told;
    known = { gameId, serverTime, aheadMs, skewMs: isKnown ? known.skewMs : skewMs };
  }
  return Date.parse(deadline ?? '') - (gameId === known.gameId ? known.aheadMs : 0);
}
