import type { Page } from '@playwright/test';
import { type Step, stepsWith, waitForHeading, waitForText } from '../step.ts';

const screen = stepsWith({ path: '/first-time' });

async function say(page: Page, word: string, heading: string): Promise<void> {
  await page.getByRole('textbox').fill(word);
  await page.keyboard.press('Enter');
  await waitForHeading(page, heading);
}

async function sayBoth(page: Page, first: string, second: string): Promise<void> {
  await say(page, first, 'Round 2');
  await say(page, second, 'Jinx!');
}

/** As long as a word may be. */
const longest = 'honeysucklesweetmeadowsunshine';

export const steps: Step[] = [
  screen('first-time', undefined, { extent: 'everything', docs: true }),
  screen('first-time-refused', async (page) => {
    await page.getByRole('textbox').fill('b33');
    await page.keyboard.press('Enter');
    await waitForText(page, 'One word, letters only.');
  }),
  screen('first-time-near-miss', (page) => say(page, 'sand', 'Round 2'), { extent: 'everything' }),
  screen('first-time-jinx', (page) => sayBoth(page, 'sand', 'beach'), {
    extent: 'everything',
    docs: true,
  }),
  screen('first-time-long-word', (page) => say(page, longest, 'Round 2')),
  screen('first-time-large-text', undefined, { textSize: 200 }),
  screen('first-time-jinx-large-text', (page) => sayBoth(page, 'sand', longest), { textSize: 200 }),
];
