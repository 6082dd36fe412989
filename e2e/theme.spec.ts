import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { adminFlags, openScreen, pageHeading, seedLocalStorage } from './support/page-checks.ts';

const root = (page: Page) => page.locator('html');
const browserBar = (page: Page) => page.locator('meta[name="theme-color"]');
const panel = (page: Page) => page.getByRole('complementary', { name: 'Theme, for developers' });

for (const path of ['/', '/settings']) {
  test(`${path} is dark from its first paint on for whoever chose that`, async ({ page }) => {
    await seedLocalStorage(page, { 'ui.theme': 'dark', 'ui.skin': 'pink' });
    // Of all scripts only the one in the page's head arrives.
    await page.route(/\/assets\/(?!head-)[^/]+\.js$/, () => new Promise(() => {}));
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(root(page)).toHaveAttribute('data-skin', 'pink');
    await expect(root(page)).toHaveCSS('color-scheme', 'dark');
    await expect(browserBar(page)).toHaveAttribute('content', '#43152a');
  });
}

test('I choose the dark theme: it stays after a reload and reaches the other tab', async ({
  page,
  context,
}) => {
  const other = await context.newPage();
  await openScreen(other, '/');
  await expect(root(other)).toHaveAttribute('data-theme', 'light');

  await openScreen(page, '/settings/looks');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(root(page)).toHaveCSS('color-scheme', 'dark');
  await expect(root(other)).toHaveAttribute('data-theme', 'dark');

  await page.reload();
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
});

test('a system that is dark makes nothing dark, unless the build says so', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openScreen(page, '/');
  await expect(root(page)).toHaveAttribute('data-theme', 'light');
  await expect(browserBar(page)).toHaveAttribute('content', '#f5b301');
});

test('the start page shows itself without any script', async ({ browser, server }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: server.url });
  const page = await context.newPage();
  await page.goto('/');
  await expect(pageHeading(page)).toHaveText(/bee/);
  for (const name of ['Play', 'Dance with a friend', 'How to play', 'Sign in']) {
    await expect(page.getByRole('link', { name }).first()).toBeVisible();
  }
  await context.close();
});

test('the bee that loads says something else every two seconds', async ({ page }) => {
  await page.clock.install();
  await seedLocalStorage(page, adminFlags);
  await openScreen(page, '/admin/theme-lab?only=loading');
  // The first phrase is read out, the others are only shown.
  const phrase = page.getByRole('status').locator('p[aria-hidden]').first();
  // From here on time only passes when it is told to.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const first = await phrase.textContent();
  while ((await phrase.textContent()) === first) await page.clock.runFor(100);
  for (let turn = 0; turn < 10; turn += 1) {
    const before = (await phrase.textContent()) ?? '';
    await page.clock.runFor(1800);
    await expect(phrase).toHaveText(before);
    await page.clock.runFor(200);
    await expect(phrase).not.toHaveText(before);
  }
});

test('the bee that loads is 120 px wide, on phones 100, and circles by 10 px in 4 s', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await seedLocalStorage(page, adminFlags);
  await openScreen(page, '/admin/theme-lab?only=loading');
  const bee = page.getByRole('status').locator('svg').first();
  await expect(bee).toHaveCSS('width', '120px');
  await expect(bee).toHaveCSS('animation-duration', '4s');
  await expect(bee).toHaveCSS('--bee-radius', '10px');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(bee).toHaveCSS('width', '100px');
});

test('a page can’t be zoomed by pinching or by a double tap', async ({ page }) => {
  await openScreen(page, '/');
  const viewport = page.locator('meta[name="viewport"]');
  await expect(viewport).toHaveAttribute('content', /maximum-scale=1, user-scalable=no/);
  await expect(page.locator('body')).toHaveCSS('touch-action', 'manipulation');
});

test('the theme panel is hidden from everybody who doesn’t ask for it', async ({ page }) => {
  await openScreen(page, '/settings');
  await expect(panel(page)).toHaveCount(0);
  await openScreen(page, '/settings?themeToggle=0');
  await expect(panel(page)).toHaveCount(0);
  for (const asked of ['1', 'true']) {
    await openScreen(page, `/settings?themeToggle=${asked}`);
    await expect(panel(page)).toBeVisible();
  }
});

test('the theme panel changes the look, and stays where it is pinned', async ({ page }) => {
  await openScreen(page, '/settings?themeToggle=1');
  const press = (name: string) => panel(page).getByRole('button', { name, exact: true }).click();
  await press('Toggle');
  await expect(root(page)).toHaveAttribute('data-theme', 'dark');
  await panel(page).getByRole('radio', { name: 'Pink' }).check({ force: true });
  await expect(root(page)).toHaveAttribute('data-skin', 'pink');
  await panel(page).getByRole('radio', { name: 'Light' }).check({ force: true });
  await expect(root(page)).toHaveAttribute('data-theme', 'light');

  await press('Pin');
  await openScreen(page, '/settings');
  await expect(panel(page)).toBeVisible();
  await press('Unpin');
  // Its code comes late, so that it is always gone at first.
  expect(await page.evaluate(() => localStorage.getItem('dev.themePanel'))).toBe('false');
  await openScreen(page, '/settings');
  await expect(panel(page)).toHaveCount(0);
});
