import type { Browser, Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { pageHeading } from './page-checks.ts';

interface HiveOptions {
  name: string;
  description?: string;
  policy?: 'Anyone invited' | 'Those I let in';
  code?: string;
}

/** By the form, as a person would. The address of the hive stays in the page. */
export async function createHive(page: Page, wish: HiveOptions): Promise<{ link: string }> {
  await page.goto('/hive');
  await page.getByRole('button', { name: 'Start a hive' }).click();
  const form = page.getByRole('dialog', { name: 'Start a hive' });
  await form.getByLabel('Name').fill(wish.name);
  if (wish.description) await form.getByLabel(/What it is about/).fill(wish.description);
  if (wish.policy) await form.getByText(wish.policy).click();
  if (wish.code) {
    await form.getByLabel(/Invite code/).fill(wish.code);
    await expect(form.getByText(/is free\./)).toBeVisible();
  }
  await form.getByRole('button', { name: 'Start it' }).click();
  await expect(pageHeading(page)).toHaveText(wish.name);
  const sheet = page.getByRole('dialog', { name: 'Bring somebody in' });
  const link = await sheet.getByLabel('Link to the hive').inputValue();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  return { link };
}

/** A browser of their own, without anything kept. */
export async function openNewcomerPage(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}

/** Says these to today's pair and gives up: the shortest way to have finished. */
export async function finishToday(page: Page, words: readonly string[]): Promise<void> {
  await page.evaluate(async (said) => {
    const send = async (path: string, body?: object) => {
      const response = await fetch(`/api/jinx-daily/${path}`, {
        method: body ? 'POST' : 'GET',
        ...(body && {
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
      });
      return (await response.json()).data;
    };
    const now = new Date();
    const part = (value: number) => String(value).padStart(2, '0');
    const date = `${now.getFullYear()}-${part(now.getMonth() + 1)}-${part(now.getDate())}`;
    const { puzzle } = await send(`puzzle?date=${date}`);
    const { puzzleNumber } = puzzle;
    for (const [index, word] of said.entries()) {
      await send('submit', { puzzleNumber, round: index + 1, word, date });
    }
    await send('give-up', { puzzleNumber, date });
  }, words);
}
