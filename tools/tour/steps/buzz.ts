import type { Page } from '@playwright/test';
import { fillHive, playToday } from '../fill-hive.ts';
import type { Step } from '../step.ts';

const path = '/buzz';
const player = 'stranger';
const shown = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

export const steps: Step[] = [
  { name: 'buzz-empty', path, player, prepare: (page) => shown(page, 'It’s quiet here') },
  {
    name: 'buzz',
    path,
    player,
    extent: 'everything',
    docs: true,
    async prepare(page) {
      await fillHive(page);
      await playToday(page);
      await page.goto(path);
      await shown(page, 'Coffee first. Then honey.');
    },
  },
  {
    name: 'buzz-covered',
    path,
    player,
    async prepare(page) {
      await fillHive(page);
      await page.goto(path);
      await shown(page, 'Coffee first. Then honey.');
    },
  },
  { name: 'buzz-waiting', path, player, holds: '/api/buzz' },
];
