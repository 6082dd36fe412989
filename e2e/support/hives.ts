import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { pageHeading } from './page-checks.ts';

interface HiveOptions {
  name: string;
  description?: string;
  policy?: 'Anyone invited' | 'Those I let in';
  code?: string;
}

/** Through the form. Afterwards the page shows the hive. */
export async function createHive(page: Page, options: HiveOptions): Promise<{ link: string }> {
  await page.goto('/hive');
  await page.getByRole('button', { name: 'Start a hive' }).click();
  const form = page.getByRole('dialog', { name: 'Start a hive' });
  await form.getByLabel('Name').fill(options.name);
  if (options.description) await form.getByLabel(/What it is about/).fill(options.description);
  if (options.policy) await form.getByText(options.policy).click();
  if (options.code) {
    await form.getByLabel(/Invite code/).fill(options.code);
    await expect(form.getByText(/is free\./)).toBeVisible();
  }
  await form.getByRole('button', { name: 'Start it' }).click();
  await expect(pageHeading(page)).toHaveText(options.name);
  const sheet = page.getByRole('dialog', { name: 'Bring somebody in' });
  const link = await sheet.getByLabel('Link to the hive').inputValue();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect(sheet).toBeHidden();
  return { link };
}

/** Submits these words for today's pair and gives up, which finishes it. */
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
