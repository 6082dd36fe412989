import {
  bottomOf,
  field,
  jinx,
  open,
  playToday,
  round,
  said,
  say,
  skipLink,
} from './support/first-time.ts';
import { expect, test } from './support/journey.ts';
import { expectNoBarrier } from './support/looks.ts';
import { watchMotion } from './support/watch-motion.ts';

test('I play it with the keyboard alone: a near miss, then a jinx', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  // Only the script knows the number: from here on it answers to keys.
  await expect(playToday(page)).toBeVisible();
  await page.getByRole('link', { name: 'How to play' }).press('Enter');
  await expect(round(page, 1)).toBeVisible();

  await say(page, 'Sand');
  await expect(said(page)).toContainText(
    'Round 1: you said sand, the bee said water. Warm, 64. Close. Annoyingly close.',
  );
  await expect(round(page, 2)).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText('you said sand');

  await say(page, 'beach');
  await expect(said(page)).toHaveText('Round 2: you and the bee both said beach. Jinx.');
  await expect(jinx(page)).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(playToday(page)).toBeFocused();
  expect(await page.evaluate(() => localStorage.getItem('tutorial.done'))).toBe('true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/jinx/daily');
});

test('a key or a tap jumps to the end of what moves, and the field keeps the focus', async ({
  page,
}) => {
  await open(page);
  await say(page, 'sand');
  await page.keyboard.press('Escape');
  await expect(round(page, 2)).toBeVisible();
  await say(page, 'beach');
  await page.getByRole('heading', { name: 'The trail' }).click();
  await expect(jinx(page)).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText('both said beach');
});

test('a word that cannot be said is refused with a reason, and stays', async ({ page }) => {
  await open(page);
  for (const [word, reason] of [
    ['b33', 'One word, letters only.'],
    ['ocean', 'Taken. Try another.'],
    ['', 'Type a word first.'],
  ] as const) {
    await field(page).fill(word);
    await page.getByRole('button', { name: 'Seal my word' }).click();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(field(page)).toHaveValue(word);
    await expect(field(page)).toBeFocused();
  }
});

test('whoever is stuck takes the hint, and whoever liked it plays once more', async ({ page }) => {
  await open(page);
  for (const hint of ['sand', 'beach']) {
    await page.getByRole('button', { name: `Try ${hint}` }).click();
    await expect(field(page)).toHaveValue(hint);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  await expect(jinx(page)).toBeVisible();
  await page.getByRole('button', { name: 'Once more' }).click();
  await expect(round(page, 1)).toBeVisible();
  await expect(field(page)).toBeFocused();
  await say(page, 'sky');
  await expect(said(page)).toContainText('you said sky, the bee said camel');
});

test('it can be skipped in both rounds, and a reload begins it again', async ({ page }) => {
  await open(page);
  await expect(skipLink(page)).toHaveAttribute('href', '/jinx/daily');
  await say(page, 'sand');
  await page.keyboard.press('Enter');
  await expect(round(page, 2)).toBeVisible();
  await page.reload();
  await expect(round(page, 1)).toBeVisible();
  await say(page, 'sand');
  await page.keyboard.press('Enter');
  await skipLink(page).click();
  await expect(page).toHaveURL('/jinx/daily');
});

test('it bars nobody, and nothing moves if I ask for that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const whatMoved = await watchMotion(page);
  await expectNoBarrier(page);
  await page.getByRole('button', { name: 'Seal my word' }).click();
  await expect(page.getByText('Type a word first.')).toBeVisible();
  await expectNoBarrier(page);
  await say(page, 'sand');
  await expect(round(page, 2)).toBeVisible();
  await expectNoBarrier(page);
  await say(page, 'beach');
  await expect(jinx(page)).toBeVisible();
  await expectNoBarrier(page);
  expect(await whatMoved()).toEqual([]);
});

for (const width of [320, 390]) {
  test(`on a phone ${width} px wide all is above the keyboard, and the field never moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await open(page);
    const bottom = await bottomOf(page);
    expect(bottom).toBeLessThan(380);
    // The longest word that there may be has room too.
    await say(page, 'honeysucklesweetmeadowsunshine');
    await page.keyboard.press('Enter');
    await expect(round(page, 2)).toBeVisible();
    expect(await bottomOf(page)).toBe(bottom);
    await say(page, 'beach');
    await page.keyboard.press('Enter');
    await expect(jinx(page)).toBeVisible();
  });
}
