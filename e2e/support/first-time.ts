import { expect, type Page } from '@playwright/test';

export const wordField = (page: Page) => page.getByRole('textbox', { name: /your word/i });
export const statusMessage = (page: Page) => page.getByRole('main').getByRole('status');
export const roundHeading = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Round ${number}`, exact: true });
export const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip', exact: true });
export const playTodayLink = (page: Page) =>
  page.getByRole('link', { name: /^Play (No\. \d+|today’s pair)$/ });
export const jinxHeading = (page: Page) => page.getByRole('heading', { level: 1, name: 'Jinx!' });

export async function openFirstTime(page: Page): Promise<void> {
  await page.goto('/first-time');
  await expect(roundHeading(page, 1)).toBeVisible();
}

/** Types a word and presses Enter. */
export async function submitWord(page: Page, word: string): Promise<void> {
  await expect(wordField(page)).toBeFocused();
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
}

export const wordFieldBottom = async (page: Page) => {
  const box = await wordField(page).boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
};
