import type { Page } from '@playwright/test';

/**
 * Plays a whole game to a jinx through the API, as the visitor. Somebody else goes ahead, says the same
 * and gives up, which opens the word that the bee will say.
 */
export function playThrough(page: Page, puzzleNumber: number, words: string[]): Promise<string> {
  return page.evaluate(
    async ({ puzzleNumber, words }) => {
      async function post(path: string, body: object, token?: string) {
        const answer = await fetch(path, {
          method: 'POST',
          credentials: token === undefined ? 'same-origin' : 'omit',
          headers: {
            'content-type': 'application/json',
            ...(token && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(body),
        });
        return (await answer.json()).data;
      }
      const { token } = await post('/api/session', { token: true }, '');
      const say = (word: string, index: number, as?: string) =>
        post('/api/jinx-daily/submit', { puzzleNumber, round: index + 1, word }, as);
      for (const [index, word] of words.entries()) await say(word, index, token);
      const { game } = await post('/api/jinx-daily/give-up', { puzzleNumber }, token);
      for (const [index, word] of words.entries()) await say(word, index);
      const last = await say(game.leftSealed.beeWord, words.length);
      return last.game.replayId as string;
    },
    { puzzleNumber, words },
  );
}
