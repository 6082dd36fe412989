import type { Page } from '@playwright/test';
import { newEmail, register, signInAsAdmin } from './support/account.ts';
import { roundHeading, submitWord } from './support/dance.ts';
import { expect, test } from './support/fixtures.ts';
import { expectAccessible, expectNoHorizontalScroll, pageHeading } from './support/page-checks.ts';

const seat = (page: Page, name: string) => page.getByRole('region', { name });
const playedBy = (page: Page, name: string) => seat(page, name).getByLabel('Played by');

async function becomeAdmin(page: Page): Promise<void> {
  await signInAsAdmin(page, '/admin/2p-sim');
  await expect(pageHeading(page)).toHaveText('Two-player simulator');
}

test('an admin plays one seat, a bot the other, until they say the same word', async ({ page }) => {
  await becomeAdmin(page);
  const [mine, theirs] = [seat(page, 'Seat one'), seat(page, 'Seat two')];
  await expect(mine.getByText('open', { exact: true })).toBeVisible();
  await playedBy(page, 'Seat two').selectOption('jinx');
  await page.getByRole('button', { name: 'New dance' }).click();
  await expect(mine.getByText('active', { exact: true })).toBeVisible();
  await mine.getByRole('textbox', { name: 'Word' }).fill('moon');
  await mine.getByRole('button', { name: 'Seal' }).click();
  for (const one of [mine, theirs]) await expect(one.getByText('completed, jinx')).toBeVisible();
  await expect(page.getByText(/^Both saw round 1 within/)).toBeVisible();
  await expect(theirs.getByText(/POST \/api\/multiplayer\/games\/submit → 200/)).toBeVisible();
  await expect(mine.getByText(/Signal: dance/).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
});

test('a bot that fails, and one that is offline, leave the dance waiting until they are back', async ({
  page,
}) => {
  await becomeAdmin(page);
  await playedBy(page, 'Seat two').selectOption('error');
  await page.getByRole('button', { name: 'New dance' }).click();
  const theirs = seat(page, 'Seat two');
  await expect(theirs.getByText('Simulated server error')).toBeVisible();
  await expect(theirs.getByText(/→ 500/).first()).toBeVisible();
  await playedBy(page, 'Seat two').selectOption('offline');
  await expect(theirs.getByText('closed', { exact: true })).toBeVisible();
  await playedBy(page, 'Seat two').selectOption('fast');
  await expect(seat(page, 'Seat one').getByText('active', { exact: true })).toBeVisible();
});

test('an admin fills a table with bots, plays with them, and answers a report from there', async ({
  page,
  context,
}) => {
  await signInAsAdmin(page, '/admin/swarms');
  await expect(pageHeading(page)).toHaveText('Swarms');
  await expect(page.getByText('Nothing waits for an answer.')).toBeVisible();
  await page.getByLabel('Bots').fill('3');
  await page.getByRole('button', { name: 'Open a table' }).click();
  await expect(page.getByRole('cell', { name: 'at the table' })).toHaveCount(3);
  await page.getByLabel('How Seat 1 plays').selectOption('fast');
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('cell', { name: 'sealed', exact: true })).toHaveCount(3);

  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Your seat' }).click();
  const mine = await opened;
  await submitWord(mine, 'honeymoon');
  await expect(roundHeading(mine, 2)).toBeVisible();
  await expect(page.getByText('round 2 of 8')).toBeVisible();
  await mine.getByRole('button', { name: 'Everybody' }).click();
  await mine.getByRole('button', { name: 'What to do about Seat 2' }).click();
  await mine.getByRole('menuitem', { name: 'Report' }).click();
  await mine.getByLabel('What’s wrong? (optional)').fill('Never says please.');
  await mine.getByRole('button', { name: 'Report' }).click();
  await expect(mine.getByText('We’ll look at it.')).toBeVisible();
  await mine.close();

  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByRole('cell', { name: 'Never says please.' })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoHorizontalScroll(page);
  await page.getByRole('button', { name: /the report about Seat 2/ }).click();
  await page.getByRole('menuitem', { name: 'Mark as answered' }).click();
  await expect(page.getByText('Nothing waits for an answer.')).toBeVisible();
});

test('a player with an account tries the dance with a partner that the page plays', async ({
  page,
}) => {
  await register(page, newEmail(), 'Test Pilot');
  await page.goto('/jinx/test');
  await expect(pageHeading(page)).toHaveText('Test rig');
  await page.getByRole('button', { name: 'New dance' }).click();
  const mine = seat(page, 'Test Pilot');
  await expect(mine.getByText('active', { exact: true })).toBeVisible();
  await mine.getByRole('textbox', { name: 'Word' }).fill('moon');
  await mine.getByRole('button', { name: 'Seal' }).click();
  await expect(mine.getByText('2 of 5')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open the floor' })).toBeVisible();
  for (const width of [320, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoHorizontalScroll(page);
  }
});
