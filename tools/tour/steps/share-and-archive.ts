import type { Page } from '@playwright/test';
import { playDailyToJinx } from '../scenes.ts';
import type { Step } from '../step.ts';

/** Each state has a puzzle of its own. */
const at = (puzzleNumber: number) => `/jinx/daily?puzzleNumber=${puzzleNumber}`;
const words = ['fire', 'garden', 'letter'];

async function share(page: Page, puzzleNumber: number, button: string): Promise<void> {
  await playDailyToJinx(page, puzzleNumber, words);
  await page.reload();
  await page
    .getByRole('region', { name: 'Share your jinx' })
    .getByRole('button', { name: button })
    .click();
  await page.getByRole('dialog', { name: 'Share your jinx' }).waitFor();
}

export const steps: Step[] = [
  {
    name: 'share',
    path: at(801),
    prepare: (page) => share(page, 801, 'Share'),
  },
  {
    name: 'share-picture',
    path: at(802),
    extent: 'everything',
    docs: true,
    async prepare(page) {
      await share(page, 802, 'Picture');
      await page.getByRole('img', { name: /A card that says/ }).waitFor();
    },
  },
  {
    name: 'replay',
    path: at(803),
    extent: 'everything',
    docs: true,
    async prepare(page) {
      await page.goto(`/r/${await playDailyToJinx(page, 803, words)}`);
      await page.getByRole('heading', { name: 'The way there' }).waitFor();
    },
  },
  {
    name: 'replay-covered',
    path: at(804),
    async prepare(page) {
      const replayId = await playDailyToJinx(page, 804, words);
      // The daily's page would go on asking, without its session.
      await page.goto('about:blank');
      await page.context().clearCookies();
      await page.goto(`/r/${replayId}`);
      await page.getByText('Not before you’ve played it').waitFor();
    },
  },
  {
    name: 'replay-torn',
    path: '/r/replay_torn',
    allowedErrors: [/404/],
    prepare: (page) => page.getByRole('heading', { name: 'This link is torn' }).waitFor(),
  },
  {
    name: 'archive',
    path: '/jinx/archive',
    extent: 'everything',
    docs: true,
    async prepare(page) {
      await page.goto('/jinx/archive?month=2026-03');
      for (const [day, said] of [
        [805, words],
        [806, []],
        [808, [...words, 'window', 'summer', 'dog', 'paper']],
      ] as const) {
        await playDailyToJinx(page, day, [...said]);
      }
      await page.reload();
      await page.getByRole('link', { name: /No. 808, jinx/ }).waitFor();
    },
  },
  {
    name: 'archive-empty',
    path: '/jinx/archive',
    player: 'stranger',
    prepare: (page) => page.getByRole('heading', { name: 'No games yet' }).waitFor(),
  },
];
