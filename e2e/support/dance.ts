import type { Page } from '@playwright/test';
import { settingsButton } from './account.ts';
import { test as base, expect } from './fixtures.ts';

/** Somebody else, in a browser of their own. */
export const test = base.extend<{ friend: Page }>({
  friend: async ({ browser, server, contextOptions }, use) => {
    const context = await browser.newContext({ ...contextOptions, baseURL: server.url });
    await use(await context.newPage());
    await context.close();
  },
});

export const wordField = (page: Page) => page.getByRole('textbox', { name: /^Your word/ });

export const roundHeading = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Round ${number}`, exact: true });

export const roundRows = (page: Page) =>
  page.getByRole('listitem').filter({ hasText: /^Round \d/ });

export const partnerSealedMessage = (page: Page) =>
  page.getByText(/has sealed a word\. No pressure/);

export async function submitWord(page: Page, word: string): Promise<void> {
  await wordField(page).fill(word);
  await wordField(page).press('Enter');
}

/** Both submit a word, and see the next round. */
export async function playRound(pages: [Page, Page], words: [string, string], next: number) {
  await submitWord(pages[0], words[0]);
  await submitWord(pages[1], words[1]);
  for (const page of pages) await expect(roundHeading(page, next)).toBeVisible();
}

/** Invites and accepts by API; then both open the dance. */
export async function startDanceTogether(
  page: Page,
  friend: Page,
  gameConfig = {},
): Promise<string> {
  await Promise.all([page, friend].map((one) => one.goto('/jinx/dance')));
  const games = '/api/multiplayer/games';
  const { gameId } = await post(page, `${games}/invite`, { gameConfig });
  await post(friend, `${games}/respond`, { gameId, accept: true });
  await Promise.all([page, friend].map((one) => one.goto(`/jinx/dance/${gameId}`)));
  for (const one of [page, friend]) await expect(roundHeading(one, 1)).toBeVisible();
  return gameId;
}

/** As the player of that page. Returns the game of the reply. */
async function post(page: Page, path: string, body: object): Promise<{ gameId: string }> {
  // Appears once the page has a session.
  await expect(settingsButton(page)).toBeVisible();
  return page.evaluate(
    async ([path, body]) => {
      const answer = await fetch(path as string, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return (await answer.json()).data.game;
    },
    [path, body] as const,
  );
}

export async function befriend(page: Page, friend: Page): Promise<void> {
  await Promise.all([page, friend].map((one) => one.goto('/jinx/dance')));
  for (const one of [page, friend]) await expect(settingsButton(one)).toBeVisible();
  const friendCode = await friend.evaluate(
    async () => (await (await fetch('/api/session')).json()).data.player.friendCode,
  );
  const status = await page.evaluate(async (code) => {
    const answer = await fetch('/api/friends/accept', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ friendCode: code }),
    });
    return answer.status;
  }, friendCode);
  expect(status).toBe(200);
}

export { expect };
