import { expect } from 'vitest';
import type { TestDance } from '../test-dance.ts';
import { ask } from '../test-player.ts';

/** What an inbox has grown by before the first word: by the invite and by answering it, or by the answer. */
const grownBefore = [1, 2] as const;
/** So has the game: it was made, and accepted. */
const versionBefore = 2;

/**
 * Of a dance that nobody looks at: every word has grown both inboxes by one, as the other was told of it and who said it
 * has seen what they were told before. A notice that is lost leaves one of them behind, a second one lets it run ahead.
 */
export async function checkInboxes(
  url: string,
  { gameId, players }: Pick<TestDance, 'gameId' | 'players'>,
): Promise<number> {
  const [{ headers }] = players;
  const { data } = await ask(url, 'readDance', { params: { gameId }, query: {} }, headers);
  const words = data.game.version - versionBefore;
  const grown = await Promise.all(
    players.map(async (player) => {
      const inbox = await ask(url, 'listNotifications', { query: {} }, player.headers);
      return inbox.data.version;
    }),
  );
  expect(grown).toEqual(grownBefore.map((before) => before + words));
  return words;
}
