import type { APIRequestContext, Page } from '@playwright/test';
import { test as base, expect } from './fixtures.ts';
import { openSession } from './hive-api.ts';

/** Somebody else, in a browser of their own. */
export const test = base.extend<{ friend: Page }>({
  friend: async ({ openPlayer }, use) => use(await openPlayer()),
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
  const games = '/api/multiplayer/games';
  const { gameId } = await post(page.request, `${games}/invite`, { gameConfig });
  await post(friend.request, `${games}/respond`, { gameId, accept: true });
  await Promise.all([page, friend].map((one) => one.goto(`/jinx/dance/${gameId}`)));
  for (const one of [page, friend]) await expect(roundHeading(one, 1)).toBeVisible();
  return gameId;
}

/** As the player whose cookies these are. Returns the game of the reply. */
async function post(
  api: APIRequestContext,
  path: string,
  data: object,
): Promise<{ gameId: string }> {
  const { headers } = await openSession(api);
  const answer = await api.post(path, { headers, data });
  expect(answer.ok()).toBe(true);
  return (await answer.json()).data.game;
}

/** By API. */
export async function befriend(page: Page, friend: Page): Promise<void> {
  const { headers } = await openSession(page.request);
  const { friendCode } = await openSession(friend.request);
  const answer = await page.request.post('/api/friends/accept', { headers, data: { friendCode } });
  expect(answer.status()).toBe(200);
}

export { expect };
