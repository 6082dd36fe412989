import type { Page } from '@playwright/test';
import { playSentPair } from '../scenes.ts';
import type { Step } from '../step.ts';

async function sendPair(page: Page): Promise<void> {
  await page.getByLabel('First word').fill('apple');
  await page.getByLabel('Second word').fill('bridge');
  await page.getByText(/Most will need/).waitFor();
  await page.getByRole('button', { name: 'Send it' }).click();
  await page.getByRole('link', { name: 'apple + bridge' }).waitFor();
}

export const steps: Step[] = [
  { name: 'pairs', path: '/pairs', extent: 'everything' },
  { name: 'pairs-sent', path: '/pairs', extent: 'everything', docs: true, prepare: sendPair },
  {
    name: 'pair-own',
    path: '/pairs',
    extent: 'everything',
    async prepare(page) {
      await sendPair(page);
      await page.getByRole('link', { name: 'apple + bridge' }).click();
      await page.getByText('Nobody has finished it yet').waitFor();
    },
  },
  {
    name: 'pair-paths',
    path: '/pairs',
    player: 'stranger',
    extent: 'everything',
    docs: true,
    async prepare(page) {
      await sendPair(page);
      const link = page.getByRole('link', { name: 'apple + bridge' });
      const path = (await link.getAttribute('href')) ?? '';
      await playSentPair(page, path.slice('/p/'.length));
      // What tells of it would lie over the link.
      await page.goto(path);
      await page.getByText('Theodora Featherstone').waitFor();
    },
  },
  {
    name: 'pair-to-play',
    path: '/pairs',
    async prepare(page) {
      await sendPair(page);
      const path = await page.getByRole('link', { name: 'apple + bridge' }).getAttribute('href');
      await page.goto('about:blank');
      await page.context().clearCookies();
      await page.goto(path ?? '');
      await page.getByText('sent you this pair.').waitFor();
    },
  },
  {
    name: 'pair-gone',
    path: '/p/pair_gone',
    allowedErrors: [/404/],
    prepare: (page) => page.getByRole('heading', { name: 'This pair is gone' }).waitFor(),
  },
];
