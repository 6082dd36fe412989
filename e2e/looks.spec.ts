import { expect, test } from './support/fixtures.ts';
import {
  adminFlags,
  expectAccessible,
  expectNoAnimations,
  expectNoHorizontalScroll,
  expectUsable,
  openScreen,
  pageHeading,
  seedLocalStorage,
} from './support/page-checks.ts';

const lab = '/admin/theme-lab';
const screens = ['/', '/settings', '/first-time', '/jinx/daily', lab];
const widths = [320, 390, 768, 1280, 1920];

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
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  await expect(sheet).toBeVisible();
  await expectAccessible(page);
  // A page opens in place of the list, and the way back leads to its row.
  const row = sheet.getByRole('button', { name: 'Looks and sound' });
  await row.click();
  await expect(sheet.getByRole('heading', { name: 'Looks and sound' })).toBeFocused();
  await expectAccessible(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoHorizontalScroll(page);
  }
  await sheet.getByRole('button', { name: 'Back to the list' }).click();
  await expect(row).toBeFocused();
});

test('a page of the settings has an address, and the way back leads to the list', async ({
  page,
}) => {
  await openScreen(page, '/settings');
  await page.getByRole('link', { name: 'Data and privacy' }).click();
  await expect(page).toHaveURL('/settings/privacy');
  await expect(pageHeading(page)).toHaveText('Data and privacy');
  await expect(pageHeading(page)).toBeFocused();
  await expectUsable(page);
  await page.goBack();
  await expect(pageHeading(page)).toHaveText('Settings');
  await page.goForward();
  await page.getByRole('link', { name: 'All settings' }).click();
  await expect(page).toHaveURL('/settings');
  await openScreen(page, '/settings/no-such-page');
  await expect(pageHeading(page)).toHaveText('Settings');
});

test('the control for the text size stays in sight at 200 %', async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await openScreen(page, '/settings/looks');
    const sizes = page.getByRole('group', { name: 'Text size' });
    await sizes.getByRole('radio', { name: '200 %' }).check({ force: true });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expect(sizes.getByText('100 %', { exact: true })).toBeInViewport({ ratio: 1 });
    // Also after scrolling to the last control.
    await page.getByRole('switch', { name: 'Sound' }).scrollIntoViewIfNeeded();
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const back = sizes.getByText('100 %', { exact: true });
    await expect(back).toBeInViewport({ ratio: 1 });
    await back.click();
    await expect(page.locator('html')).toHaveCSS('font-size', '16px');
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

test('with text of twice the size everything in the header stays in sight', async ({ page }) => {
  await seedLocalStorage(page, { 'ui.textSize': '200' });
  await openScreen(page, '/settings');
  const header = page.getByRole('banner');
  for (const width of [320, 700, 768, 844, 900, 1000, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    const [links, buttons] = [header.getByRole('link'), header.getByRole('button')];
    await expect(links).toHaveCount(width < 700 ? 1 : 5);
    await expect(buttons).toHaveCount(2);
    for (const one of [...(await links.all()), ...(await buttons.all())]) {
      await expect(one, `at ${width} px`).toBeInViewport({ ratio: 1 });
    }
  }
});

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
