import type { Dance } from '@bee-jinx/contract/browser';

/** How far the server's clock is ahead of this device's at least, by the game that told it. */
let known = { gameId: '', aheadMs: 0 };

/**
 * When the time of a round is over by the clock of this device. A reply may have been held back during a reveal, or
 * saved for offline visits: then it seems that the server's clock is behind. So the most that a reply of the game has
 * told counts.
 */
export function toDeadlineHere(
  { gameId, deadline, serverTime }: Pick<Dance, 'gameId' | 'deadline' | 'serverTime'>,
  receivedAt: number,
): number {
  const told = serverTime ? Date.parse(serverTime) - receivedAt : undefined;
  if (told !== undefined && (gameId !== known.gameId || told > known.aheadMs))
    known = { gameId, aheadMs: told };
  const aheadMs = gameId === known.gameId ? known.aheadMs : 0;
  return Date.parse(deadline ?? '') - aheadMs;
}
