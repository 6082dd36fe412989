import { expect, type Page } from '@playwright/test';

export const field = (page: Page) => page.getByRole('textbox', { name: /your word/i });
export const said = (page: Page) => page.getByRole('main').getByRole('status');
export const round = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Round ${number}`, exact: true });
export const skipLink = (page: Page) => page.getByRole('link', { name: 'Skip', exact: true });
export const playToday = (page: Page) => page.getByRole('link', { name: /^Play No\. \d+$/ });
export const jinx = (page: Page) => page.getByRole('heading', { level: 1, name: 'Jinx!' });

export async function open(page: Page): Promise<void> {
  await page.goto('/first-time');
  await expect(round(page, 1)).toBeVisible();
}

/** Types a word and lets the send key send it. */
export async function say(page: Page, word: string): Promise<void> {
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
}

export const bottomOf = async (page: Page) => {
  const box = await field(page).boundingBox();
  return (box?.y ?? Infinity) + (box?.height ?? 0);
};
