import type { Page } from '@playwright/test';
import { startDanceTogether, test } from './support/dance.ts';
import { expect } from './support/fixtures.ts';
import { renamePlayer } from './support/friends.ts';
import { createHiveByApi } from './support/hive-api.ts';
import { finishToday } from './support/hives.ts';
import { expectUsable } from './support/page-checks.ts';

const news = (page: Page) => page.getByRole('list', { name: 'News' });
const tagline = 'Two minds, two words.';

test('a newcomer’s start page has the tagline and no news', async ({ page }) => {
  const answered = page.waitForResponse(/\/api\/home/);
  await page.goto('/');
  await answered;
  await expect(page.getByText(tagline)).toBeVisible();
  await expect(news(page)).toHaveCount(0);
});

test.describe('whoever has played', () => {
  // One request is lost on purpose.
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('reads how today stands, who waits and how the hive does, and nothing moves', async ({
    page,
    friend,
  }) => {
    await recordLayoutShifts(page);
    await page.setViewportSize({ width: 390, height: 844 });
    const gameId = await startDanceTogether(page, friend);
    await renamePlayer(friend, 'Maya');
    await finishToday(page, ['canary']);
    const { groupId } = await createHiveByApi(page.request, [friend.request]);

    await page.goto('/');
    await expect(page.getByText('Today: no jinx.')).toBeVisible();
    const turn = news(page).getByRole('link', { name: /Your turn with .?Maya/u });
    await expect(turn).toHaveAttribute('href', `/jinx/dance/${gameId}`);
    const hive = news(page).getByRole('link', { name: /The Night Shift.?: 1 of 2 played today/u });
    await expect(hive).toHaveAttribute('href', `/hive/${groupId}`);
    await expectUsable(page);

    // The next visit knows how much room they take.
    await page.reload();
    await expect(turn).toBeVisible();
    await expect(page.getByText('Today: no jinx.')).toBeVisible();
    await expect(page.getByText(tagline)).toBeHidden();
    expect(await readLayoutShift(page)).toBeLessThan(0.01);

    // Without an answer: what was known.
    await page.route(/\/api\/home/, (route) => route.abort());
    await page.reload();
    await expect(hive).toBeVisible();
    await turn.click();
    await expect(page).toHaveURL(`/jinx/dance/${gameId}`);
  });
});

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** Of each page that is loaded afterwards. */
const recordLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        window.layoutShift = (window.layoutShift ?? 0) + entry.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });

const readLayoutShift = (page: Page) => page.evaluate(() => window.layoutShift);
