import {
  field,
  hintButton,
  jinxIn,
  openDaily,
  round,
  say,
  sayAndSkip,
  scout,
} from './support/daily.ts';
import { expect, test } from './support/journey.ts';
import { expectNoBarrier, expectNoSidewaysScroll } from './support/looks.ts';
import { watchMotion } from './support/watch-motion.ts';

test.describe('in every state', () => {
  test.use({ allowedErrors: [/422/] });

  test('it bars nobody, and nothing moves if I ask for that', async ({ page, browser, server }) => {
    const [first = '', last = ''] = await scout(browser, server.url, 2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDaily(page);
    const whatMoved = await watchMotion(page);
    await expectNoBarrier(page);
    await say(page, 'gardenn');
    await expect(page.getByText('Did you mean')).toBeVisible();
    await expectNoBarrier(page);
    for (const step of [1, 2, 3]) {
      await hintButton(page).click();
      await expect(page.getByText(`Hint ${step}.`)).toBeVisible();
    }
    await expectNoBarrier(page);
    await say(page, first);
    await expect(round(page, 2)).toBeVisible();
    await expectNoBarrier(page);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText('The seal fits')).toBeVisible();
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Give up' }).click();
    await expect(page.getByRole('dialog', { name: 'Give up?' })).toBeVisible();
    await expectNoBarrier(page);
    await page.keyboard.press('Escape');
    await say(page, last);
    await expect(jinxIn(page, 2)).toBeVisible();
    await page.getByText('Read it as text').click();
    await expectNoBarrier(page);
    expect(await whatMoved()).toEqual([]);
    await page.goto('/jinx/daily?puzzleNumber=7');
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Another day' })).toBeVisible();
    await expectNoBarrier(page);
  });
});

test.describe('on the smallest phone', () => {
  test.use({ allowedErrors: [/422/], viewport: { width: 320, height: 640 } });

  test('nothing scrolls sideways, and the field stays where it is', async ({
    page,
    browser,
    server,
  }) => {
    const [first = '', last = ''] = await scout(browser, server.url, 2);
    await openDaily(page);
    // On the page, wherever it was scrolled to for a button to be pressed.
    const bottom = () =>
      field(page).evaluate((box) => box.getBoundingClientRect().bottom + window.scrollY);
    const before = await bottom();
    expect(before).toBeLessThan(380);
    await say(page, 'gardenn');
    await expect(page.getByText('Did you mean')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await hintButton(page).click();
    await expect(page.getByText('Hint 1.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await sayAndSkip(page, first, 2);
    expect(await bottom()).toBe(before);
    await expectNoSidewaysScroll(page);
    await say(page, last);
    await expect(jinxIn(page, 2)).toBeVisible();
    await expect(page.getByText('Next pair in')).toBeVisible();
    await expectNoSidewaysScroll(page);

    // As if the largest letters had been chosen in another tab.
    await page.evaluate(() => {
      localStorage.setItem('ui.textSize', '200');
      dispatchEvent(new StorageEvent('storage'));
    });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expectNoSidewaysScroll(page);
  });
});
