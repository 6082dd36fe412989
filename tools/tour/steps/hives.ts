import type { Page } from '@playwright/test';
import { playTodaysPuzzle, seedHive } from '../seed-hive.ts';
import type { Step } from '../step.ts';

const path = '/hive';
const player = 'stranger';

const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { name }).waitFor();

async function foundHive(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Start a hive' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByRole('button', { name: 'Start it' }).click();
  const sheet = page.getByRole('dialog', { name: 'Bring somebody in' });
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'hidden' });
}

const inTab = (name: string): Step => ({
  name: `hive-${name.toLowerCase().replaceAll(' ', '-')}`,
  path,
  player,
  ...(name === 'Board' && { extent: 'everything', docs: true }),
  async prepare(page) {
    const { groupId } = await seedHive(page);
    await playTodaysPuzzle(page);
    await page.goto(`/hive/${groupId}`);
    await page.getByRole('tab', { name }).click();
    await page.getByRole('tabpanel').getByText('Maya').first().waitFor();
  },
});

export const steps: Step[] = [
  { name: 'hives-empty', path, player, prepare: (page) => heading(page, 'No hive yet') },
  {
    name: 'hives',
    path,
    player,
    async prepare(page) {
      await foundHive(page, 'The Night Shift');
      await page.goto(path);
      await heading(page, 'Your hives');
    },
  },
  {
    name: 'hive-create-sheet',
    path,
    player,
    async prepare(page) {
      await page.getByRole('button', { name: 'Start a hive' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  ...['Board', 'Hive day', 'Members'].map(inTab),
  {
    name: 'hive-no-such-code',
    path: '/i/g/ABCDEFGH',
    player,
    allowedErrors: [/404/],
    prepare: (page) => heading(page, 'No hive behind this link'),
  },
  { name: 'admin-groups', path: '/admin/groups', player: 'admin', extent: 'once' },
];
