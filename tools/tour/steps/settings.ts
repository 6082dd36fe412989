import type { Page } from '@playwright/test';
import type { Step } from '../step.ts';

const path = '/settings';
const nameField = (page: Page) => page.getByLabel('Display name');

async function save(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name);
  await page.getByRole('button', { name: 'Save name' }).click();
}

export const steps: Step[] = [
  { name: 'settings', path, extent: 'everything', docs: true },
  {
    name: 'settings-refused-name',
    path,
    async prepare(page) {
      await save(page, 'Admin');
      await page.getByText('That name could be mistaken').waitFor();
    },
  },
  {
    name: 'settings-saved-name',
    path,
    extent: 'once',
    // The same name again, so that the other pictures don't change.
    async prepare(page) {
      await save(page, 'Clover Finder');
      await page.getByText('Saved.').waitFor();
    },
  },
  { name: 'settings-long-name', path, player: 'longest' },
  { name: 'settings-large-text', path, textSize: 200, player: 'longest' },
];
