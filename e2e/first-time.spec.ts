import {
  jinxHeading,
  openFirstTime,
  playTodayLink,
  roundHeading,
  skipLink,
  statusMessage,
  submitWord,
  wordField,
  wordFieldBottom,
} from './support/first-time.ts';
import { expect, test } from './support/fixtures.ts';
import { expectAccessible } from './support/page-checks.ts';
import { recordAnimations } from './support/record-animations.ts';

test('my first Play leads through it, with the keyboard alone: a near miss, then a jinx', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/');
  // Only the script knows who has played: from here on it answers to keys.
  await expect(playTodayLink(page)).toHaveAttribute('href', '/first-time');
  await playTodayLink(page).press('Enter');
  await expect(roundHeading(page, 1)).toBeVisible();
  await expect(wordField(page)).toHaveAccessibleDescription(
    'Warm-up! Link both in one word: the one you think I’ll say.',
  );
  await expect(page.getByText('The bee has a word in mind')).toBeAttached();

  await submitWord(page, 'Sand');
  await expect(statusMessage(page)).toContainText(
    'Round 1: you said sand, the bee said water. Warm, 64. 64 is warm, 100 is the same word.',
  );
  await expect(roundHeading(page, 2)).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText('you said sand');

  await submitWord(page, 'beach');
  await expect(statusMessage(page)).toHaveText('Round 2: you and the bee both said beach. Jinx.');
  await expect(jinxHeading(page)).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(playTodayLink(page)).toBeFocused();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('tutorial.done'))).toBe('true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/jinx/daily');
  await page.goto('/');
  await expect(playTodayLink(page)).toHaveAttribute('href', '/jinx/daily');
});

test('a key or a tap jumps to the end of what moves, and the field keeps the focus', async ({
  page,
}) => {
  await openFirstTime(page);
  await submitWord(page, 'sand');
  await page.keyboard.press('Escape');
  await expect(roundHeading(page, 2)).toBeVisible();
  await submitWord(page, 'beach');
  await page.getByRole('heading', { name: 'The trail' }).click();
  await expect(jinxHeading(page)).toBeVisible();
  await expect(page.getByRole('listitem').first()).toContainText('both said beach');
});

test('a word that cannot be said is refused with a reason, and stays', async ({ page }) => {
  await openFirstTime(page);
  for (const [word, reason] of [
    ['b33', 'One word, letters only.'],
    ['ocean', 'Taken. Try another.'],
    ['', 'Type a word first.'],
  ] as const) {
    await wordField(page).fill(word);
    await page.getByRole('button', { name: 'Seal my word' }).click();
    await expect(page.getByText(reason)).toBeVisible();
    await expect(wordField(page)).toHaveValue(word);
    await expect(wordField(page)).toBeFocused();
  }
});

test('whoever is stuck takes the hint, and whoever liked it plays once more', async ({ page }) => {
  await openFirstTime(page);
  for (const hint of ['sand', 'beach']) {
    await page.getByRole('button', { name: `Try ${hint}` }).click();
    await expect(wordField(page)).toHaveValue(hint);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
  }
  await expect(jinxHeading(page)).toBeVisible();
  await page.getByRole('button', { name: 'Once more' }).click();
  await expect(roundHeading(page, 1)).toBeVisible();
  await expect(wordField(page)).toBeFocused();
  await submitWord(page, 'sky');
  await expect(statusMessage(page)).toContainText('you said sky, the bee said camel');
});

test('it can be skipped in both rounds, and a reload begins it again', async ({ page }) => {
  await openFirstTime(page);
  await expect(skipLink(page)).toHaveAttribute('href', '/jinx/daily');
  await submitWord(page, 'sand');
  await page.keyboard.press('Enter');
  await expect(roundHeading(page, 2)).toBeVisible();
  await page.reload();
  await expect(roundHeading(page, 1)).toBeVisible();
  await submitWord(page, 'sand');
  await page.keyboard.press('Enter');
  await skipLink(page).click();
  await expect(page).toHaveURL('/jinx/daily');
  await page.goto('/');
  await expect(playTodayLink(page)).toHaveAttribute('href', '/jinx/daily');
});

test('who has said a word elsewhere, or follows a link to today’s pair, is not led through it', async ({
  page,
  finishGame,
}) => {
  // Without it, the game would be that of another new player.
  const opened = page.waitForResponse((response) => response.url().endsWith('/api/session'));
  await page.goto('/');
  await expect(playTodayLink(page)).toHaveAttribute('href', '/first-time');
  await opened;
  // As on another device: this browser knows nothing of it.
  await finishGame(page.context().request, { rounds: 1, puzzleNumber: 1000 });
  await page.reload();
  await expect(playTodayLink(page)).toHaveAttribute('href', '/jinx/daily');
});

test('it is accessible, and without motion if I ask for that', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openFirstTime(page);
  const whatMoved = await recordAnimations(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Seal my word' }).click();
  await expect(page.getByText('Type a word first.')).toBeVisible();
  await expectAccessible(page);
  await submitWord(page, 'sand');
  await expect(roundHeading(page, 2)).toBeVisible();
  await expectAccessible(page);
  await submitWord(page, 'beach');
  await expect(jinxHeading(page)).toBeVisible();
  await expectAccessible(page);
  expect(await whatMoved()).toEqual([]);
});

for (const width of [320, 390]) {
  test(`on a phone ${width} px wide all is above the keyboard, and the field never moves`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await openFirstTime(page);
    const bottom = await wordFieldBottom(page);
    expect(bottom).toBeLessThan(380);
    // The longest possible word fits.
    await submitWord(page, 'honeysucklesweetmeadowsunshine');
    await page.keyboard.press('Enter');
    await expect(roundHeading(page, 2)).toBeVisible();
    expect(await wordFieldBottom(page)).toBe(bottom);
    await submitWord(page, 'beach');
    await page.keyboard.press('Enter');
    await expect(jinxHeading(page)).toBeVisible();
  });
}
