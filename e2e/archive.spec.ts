import { puzzleNumberOn } from '@bee-jinx/game';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectUsable } from './support/page-checks.ts';

test.use({ timezoneId: 'UTC', locale: 'en-GB' });

const today = () => new Date().toISOString().slice(0, 10);
const number = puzzleNumberOn(today());
const day = (page: Page, puzzleNumber: number) =>
  page.getByRole('link', { name: new RegExp(`No. ${puzzleNumber},`) });
const grid = (page: Page) => page.getByRole('grid');
const monthBefore = (page: Page) => page.getByRole('button', { name: 'The month before' });

async function openArchive(page: Page): Promise<void> {
  await page.goto('/jinx/archive');
  await expect(grid(page)).toHaveAttribute('aria-busy', 'false');
}

test('a newcomer is invited, and every day leads to its game', async ({ page }) => {
  await openArchive(page);
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  await day(page, number).click();
  await expect(page).toHaveURL(`/jinx/daily?puzzleNumber=${number}`);
});

test('my results are in the calendar', async ({ page, finishGame }) => {
  await finishGame(page.request, { rounds: 2 });
  await openArchive(page);
  await expect(day(page, number)).toHaveAccessibleName(/jinx in 2, excellent/);
  await expect(page.getByRole('heading', { name: 'No games yet' })).toBeHidden();
});

test('the very first puzzle is there, and older pages come only when they are looked at', async ({
  page,
  finishGame,
}) => {
  await finishGame(page.request, {
    rounds: 2,
    puzzleNumber: 1,
    givesUp: true,
  });
  const older: string[] = [];
  page.on('request', (request) => {
    if (/\/archive\?.*cursor=/.test(request.url())) older.push(request.url());
  });
  await openArchive(page);
  expect(older).toEqual([]);
  await page.goto('/jinx/archive?month=2024-02');
  await monthBefore(page).click();
  await expect(monthBefore(page)).toBeDisabled();
  await expect(monthBefore(page)).toBeFocused();
  await expect(day(page, 1)).toHaveAccessibleName(/given up/);
  expect(older.length).toBeGreaterThan(5);
  await page.reload();
  await expect(page.getByRole('heading', { level: 2, name: 'January 2024' })).toBeVisible();
});

test('the keys lead from day to day, over the months, and into a game', async ({ page }) => {
  await openArchive(page);
  await day(page, number).focus();
  const at = (puzzleNumber: number) => expect(day(page, puzzleNumber)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await at(number);
  await page.keyboard.press('ArrowLeft');
  await at(number - 1);
  await page.keyboard.press('ArrowUp');
  await at(number - 8);
  for (let week = 2; week <= 6; week += 1) {
    await page.keyboard.press('ArrowUp');
    await at(number - 1 - 7 * week);
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/jinx/daily?puzzleNumber=${number - 43}`);
});

test('I jump to a number; one that isn’t there is explained', async ({ page }) => {
  await openArchive(page);
  const field = page.getByRole('textbox', { name: 'Puzzle number' });
  for (const wrong of ['0', String(number + 1), 'seven', '']) {
    await field.fill(wrong);
    await field.press('Enter');
    await expect(page.getByText(`There are puzzles from 1 to ${number}.`)).toBeVisible();
  }
  await field.fill('7');
  await page.getByRole('button', { name: 'Go', exact: true }).click();
  await expect(page).toHaveURL('/jinx/daily?puzzleNumber=7');
});

test('nothing below the calendar moves from month to month', async ({ page }) => {
  await openArchive(page);
  const places = new Set<number>();
  const weeks = new Set<number>();
  // Ten months have four, five and six weeks among them, or two of these.
  for (let month = 0; month < 10; month += 1) {
    await expect(grid(page)).toHaveAttribute('aria-busy', 'false');
    weeks.add(await grid(page).getByRole('row').count());
    const field = page.getByRole('textbox', { name: 'Puzzle number' });
    places.add((await field.boundingBox())?.y ?? 0);
    await monthBefore(page).click();
  }
  expect(weeks.size).toBeGreaterThan(1);
  expect([...places]).toHaveLength(1);
});

test('the random button opens a puzzle that I haven’t played', async ({ page }) => {
  await openArchive(page);
  await page.getByRole('button', { name: 'Surprise me' }).click();
  await expect(page).toHaveURL(/\/jinx\/daily\?puzzleNumber=\d+$/);
  expect(Number(new URL(page.url()).searchParams.get('puzzleNumber'))).toBeLessThan(number);
});

test.describe('without a reply', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('the archive says so, and loads on a retry', async ({ page }) => {
    await page.route('**/api/jinx-daily/archive?*', (route) => route.abort());
    await page.goto('/jinx/archive');
    await expect(page.getByRole('alert').filter({ hasText: 'You’re offline' })).toBeVisible();
    await page.unroute('**/api/jinx-daily/archive?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'No games yet' })).toBeVisible();
  });
});

test('the archive is accessible on the smallest phone', async ({ page, finishGame }) => {
  await finishGame(page.request, { rounds: 2, givesUp: true });
  await page.setViewportSize({ width: 320, height: 640 });
  await openArchive(page);
  await expect(day(page, number)).toHaveAccessibleName(/given up/);
  await expectUsable(page);
});
