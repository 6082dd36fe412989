import type { Page } from '@playwright/test';
import { type Step, stepsWith, waitForText } from '../step.ts';

const screen = stepsWith({ path: '/settings' });
const namePage = stepsWith({ path: '/settings/name' });

async function saveName(page: Page, name: string): Promise<void> {
  await page.getByLabel('Display name').fill(name);
  await page.getByRole('button', { name: 'Save name' }).click();
}

export const steps: Step[] = [
  screen('settings', undefined, { extent: 'everything', docs: true }),
  namePage('settings-refused-name', async (page) => {
    await saveName(page, 'Admin');
    await waitForText(page, 'That name could be mistaken');
  }),
  namePage(
    'settings-saved-name',
    // The same name again, so that the other pictures don't change.
    async (page) => {
      await saveName(page, 'Clover Finder');
      await waitForText(page, 'Saved.');
    },
    { extent: 'once' },
  ),
  namePage('settings-long-name', undefined, { player: 'longest' }),
  screen('settings-large-text', undefined, { textSize: 200, player: 'longest' }),
  ...['looks', 'notifications', 'account', 'privacy', 'blocked'].map((page) =>
    stepsWith({ path: `/settings/${page}`, docs: page === 'notifications' })(`settings-${page}`),
  ),
  stepsWith({ path: '/settings/looks' })('settings-looks-large-text', undefined, { textSize: 200 }),
];
