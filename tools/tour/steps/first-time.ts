import type { Page } from '@playwright/test';
import type { Step } from '../step.ts';

const path = '/first-time';

async function say(page: Page, word: string): Promise<void> {
  await page.getByRole('textbox').fill(word);
  await page.keyboard.press('Enter');
}

const round2 = (page: Page) => page.getByRole('heading', { name: 'Round 2' }).waitFor();

async function sayBoth(page: Page, first: string, second: string): Promise<void> {
  await say(page, first);
  await round2(page);
  await say(page, second);
  await page.getByRole('heading', { name: 'Jinx!' }).waitFor();
}

async function sayFirst(page: Page, word: string): Promise<void> {
  await say(page, word);
  await round2(page);
}

/** As long as a word may be. */
const longest = 'honeysucklesweetmeadowsunshine';

export const steps: Step[] = [
  { name: 'first-time', path, extent: 'everything', docs: true },
  {
    name: 'first-time-refused',
    path,
    async prepare(page) {
      await say(page, 'b33');
      await page.getByText('One word, letters only.').waitFor();
    },
  },
  {
    name: 'first-time-near-miss',
    path,
    extent: 'everything',
    prepare: (page) => sayFirst(page, 'sand'),
  },
  {
    name: 'first-time-jinx',
    path,
    extent: 'everything',
    docs: true,
    prepare: (page) => sayBoth(page, 'sand', 'beach'),
  },
  { name: 'first-time-long-word', path, prepare: (page) => sayFirst(page, longest) },
  { name: 'first-time-large-text', path, textSize: 200 },
  {
    name: 'first-time-jinx-large-text',
    path,
    textSize: 200,
    prepare: (page) => sayBoth(page, 'sand', longest),
  },
];
