import type { TestDance } from '../test-dance.ts';
import { callApi } from '../test-player.ts';

/** What an inbox has grown by before the first word: by the invite and by answering it, or by the answer. */
const grownBefore = [1, 2] as const;
/** So has the game: it was made, and accepted. */
const versionBefore = 2;

interface NotificationCounts {
  words: number;
  /** Of the two inboxes: notices that are missing, and that are there once too often. */
  lost: number;
  doubled: number;
}

/**
 * Of a dance that nobody looks at: every word has grown both inboxes by one, as the other was told of it and who said it
 * has seen what they were told before. A notice that is lost leaves one of them behind, a second one lets it run ahead.
 */
export async function countNotifications(
  url: string,
  { gameId, players }: Pick<TestDance, 'gameId' | 'players'>,
): Promise<NotificationCounts> {
  const input = { params: { gameId }, query: {} };
  const { game } = (await callApi(url, 'readDance', input, players[0].headers)).data;
  const told = { words: game.version - versionBefore, lost: 0, doubled: 0 };
  for (const seat of [0, 1] as const) {
    const { headers } = players[seat];
    const { version } = (await callApi(url, 'listNotifications', { query: {} }, headers)).data;
    const grown = version - grownBefore[seat];
    told.lost += Math.max(0, told.words - grown);
    told.doubled += Math.max(0, grown - told.words);
  }
  return told;
}
