import { expect, test } from './support/fixtures.ts';
import {
  adminFlags,
  expectAccessible,
  expectNoAnimations,
  expectNoHorizontalScroll,
  openScreen,
  seedLocalStorage,
} from './support/page-checks.ts';

const lab = '/admin/theme-lab';
const screens = ['/', '/settings', '/first-time', '/jinx/daily', lab];
const widths = [320, 390, 768, 1280];

for (const path of screens) {
  test(`${path} is accessible, and never scrolls sideways`, async ({ page }) => {
    // Every component on one page: axe takes long.
    if (path === lab) test.slow();
    await seedLocalStorage(page, adminFlags);
    await openScreen(page, path);
    await expectAccessible(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoHorizontalScroll(page);
    }
  });
}

test('the settings sheet is accessible, and never scrolls sideways', async ({ page }) => {
  await openScreen(page, '/');
  await page
    .getByRole('banner')
    .getByRole('button', { name: /settings/i })
    .click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expectAccessible(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoHorizontalScroll(page);
  }
});

for (const path of ['/', '/settings']) {
  test(`${path} has room for text of twice the size on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openScreen(page, path);
    const size = () =>
      page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
    const usual = await size();

    await page.evaluate(() => localStorage.setItem('ui.textSize', '200'));
    await openScreen(page, path);
    expect(await size()).toBe(2 * usual);
    await expectNoHorizontalScroll(page);
  });
}

test('nothing moves for whoever has asked the system for that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await seedLocalStorage(page, adminFlags);
  for (const path of screens) {
    await openScreen(page, path);
    await expectNoAnimations(page);
  }
});

test('nothing moves for whoever has asked the game for that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await seedLocalStorage(page, { 'ui.motion': 'reduced', ...adminFlags });
  for (const path of screens) {
    await openScreen(page, path);
    await expectNoAnimations(page);
  }
});

test('what moves for everybody else stops as soon as they ask for it', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openScreen(page, '/settings');
  await page.goto('/');
  const moving = () => page.evaluate(() => document.getAnimations().length);
  await expect.poll(moving).toBeGreaterThan(0);
  await page.evaluate(() => {
    document.documentElement.dataset.motion = 'reduced';
  });
  await expectNoAnimations(page);
});
