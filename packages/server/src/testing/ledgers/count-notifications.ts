import type { TestDance } from '../test-dance.ts';
import { callApi } from '../test-player.ts';

/** Inbox versions before the first word, by seat: from the invite and its answer. */
const grownBefore = [1, 2] as const;
/** The game's version before the first word. */
const versionBefore = 2;

interface NotificationCounts {
  words: number;
  /** Missing and duplicate notifications of both inboxes. */
  lost: number;
  doubled: number;
}

/**
 * In a dance that nobody has open, every word bumps both inboxes by one: the other is notified, and the speaker's
 * notification is marked as read. A lost notification leaves a version behind, a duplicate puts it ahead.
 */
export async function countNotifications(
  url: string,
  { gameId, players }: Pick<TestDance, 'gameId' | 'players'>,
): Promise<NotificationCounts> {
  const input = { params: { gameId }, query: {} };
  const { game } = (await callApi(url, 'readDance', input, players[0].headers)).data;
  const counts = { words: game.version - versionBefore, lost: 0, doubled: 0 };
  for (const seat of [0, 1] as const) {
    const { headers } = players[seat];
    const { version } = (await callApi(url, 'listNotifications', { query: {} }, headers)).data;
    const grown = version - grownBefore[seat];
    counts.lost += Math.max(0, counts.words - grown);
    counts.doubled += Math.max(0, grown - counts.words);
  }
  return counts;
}
