import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { expectAccessible, seedLocalStorage } from './support/page-checks.ts';

const mascot = (page: Page) => page.locator('[data-aside]');

/** The boxes of what is needed, and of the bee with its bubble. */
const isClear = (page: Page) =>
  page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    return boxes('[data-aside] p, [data-aside] svg').every((bee) =>
      boxes('[data-keep-clear]').every(
        (needed) =>
          bee.right <= needed.left ||
          needed.right <= bee.left ||
          bee.bottom <= needed.top ||
          needed.bottom <= bee.top,
      ),
    );
  });

test('the bee greets a first visit, covers nothing that is needed, takes no press and no focus, and does so once', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'How to play' }).focus();
  await expect(page.getByText('Hello. I have a word for you. Sealed.')).toBeVisible();
  expect(await isClear(page)).toBe(true);
  await expect(page.getByRole('link', { name: 'How to play' })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Play/ }).click();
  await expect(page).toHaveURL('/first-time');
  // The stream is opened once the page is taken over; only then the clock is.
  const live = page.waitForResponse((response) => response.url().endsWith('/api/live'));
  await page.goto('/');
  await live;
  await page.clock.install({ time: Date.now() });
  await page.clock.runFor(10_000);
  await expect(mascot(page)).toHaveCount(0);
});

test('the bee tells of a first jinx once the result stands, leaves Escape to a dialog, and goes by itself', async ({
  page,
  context,
  finishGame,
}) => {
  await seedLocalStorage(page, { 'mascot.visited': 'true' });
  await page.goto('/jinx/daily');
  await expect
    .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
    .toContain('mascot.seen.');
  // An open page would hear of it and tell it at once.
  await page.goto('/api/health');
  await finishGame(page.request, { rounds: 1 });
  // A tab that is closed without having been looked at has told nothing.
  const hidden = await context.newPage();
  await hidden.addInitScript(() => Object.defineProperty(document, 'hidden', { get: () => true }));
  await hidden.goto('/jinx/daily');
  await expect(hidden.getByRole('heading', { name: /Jinx in 1/ })).toBeVisible();
  await hidden.close();
  await page.goto('/jinx/daily');
  await expect(page.getByText('Your first jinx. I felt that.')).toBeVisible();
  expect(await isClear(page)).toBe(true);
  await page.getByRole('button', { name: 'Inbox' }).click();
  const inbox = page.getByRole('dialog', { name: 'Inbox' });
  await expect(inbox).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(inbox).toBeHidden();
  await expect(mascot(page)).toHaveCount(0);
});
