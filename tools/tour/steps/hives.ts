import type { Page } from '@playwright/test';
import { playTodaysPuzzle, seedHive } from '../scenes.ts';
import { type Step, stepsWith, waitForHeading } from '../step.ts';

const path = '/hive';
const screen = stepsWith({ path, player: 'stranger' });

async function createHive(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Start a hive' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Start it' }).click();
  const sheet = page.getByRole('dialog', { name: 'Bring somebody in' });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'hidden' });
}

const tab = (name: string): Step =>
  screen(
    `hive-${name.toLowerCase().replaceAll(' ', '-')}`,
    async (page) => {
      const { groupId } = await seedHive(page);
      await playTodaysPuzzle(page);
      await page.goto(`/hive/${groupId}`);
      await page.getByRole('main').getByText('Maya').first().waitFor();
      // A large screen shows all parts at once.
      const button = page.getByRole('tab', { name });
      if (!(await button.isVisible())) return;
      await button.click();
      await page.getByRole('tabpanel').getByText('Maya').first().waitFor();
    },
    name === 'Board' ? { extent: 'everything', docs: true } : {},
  );

export const steps: Step[] = [
  screen('hives-empty', (page) => waitForHeading(page, 'No hive yet')),
  screen('hives', async (page) => {
    await createHive(page, 'The Night Shift');
    await page.goto(path);
    await waitForHeading(page, 'Your hives');
  }),
  screen('hive-create-sheet', async (page) => {
    await page.getByRole('button', { name: 'Start a hive' }).click();
    await page.getByRole('dialog').waitFor();
  }),
  ...['Board', 'Hive day', 'Members'].map(tab),
  screen('hive-no-such-code', (page) => waitForHeading(page, 'No hive behind this link'), {
    path: '/i/g/ABCDEFGH',
    allowedErrors: [/404/],
  }),
];
