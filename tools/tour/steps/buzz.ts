import type { Page } from '@playwright/test';
import { playTodaysPuzzle, seedHive } from '../seed-hive.ts';
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
      await seedHive(page);
      await playTodaysPuzzle(page);
      await page.goto(path);
      await shown(page, 'Coffee first. Then honey.');
    },
  },
  {
    name: 'buzz-covered',
    path,
    player,
    async prepare(page) {
      await seedHive(page);
      await page.goto(path);
      await shown(page, 'Coffee first. Then honey.');
    },
  },
  { name: 'buzz-waiting', path, player, holds: '/api/buzz' },
];
