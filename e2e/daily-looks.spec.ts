import {
  foldedSection,
  hintButton,
  jinxHeading,
  openDaily,
  roundHeading,
  sealButton,
  submitAndSkip,
  submitWord,
  wordField,
} from './support/daily.ts';
import { expect, test } from './support/fixtures.ts';
import { expectAccessible, expectNoHorizontalScroll } from './support/page-checks.ts';
import { recordAnimations } from './support/record-animations.ts';

test.describe('in every state', () => {
  test.use({ allowedErrors: [/422/] });

  test('it is accessible, and without motion if I ask for that', async ({
    page,
    findJinxWords,
  }) => {
    const [first = '', last = ''] = await findJinxWords(2);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openDaily(page);
    const whatMoved = await recordAnimations(page);
    await expectAccessible(page);
    await submitWord(page, 'gardenn');
    await expect(page.getByText('Did you mean')).toBeVisible();
    await expectAccessible(page);
    for (const step of [1, 2, 3]) {
      await hintButton(page).click();
      await expect(page.getByText(`Hint ${step}.`)).toBeVisible();
    }
    await expectAccessible(page);
    await submitWord(page, first);
    await expect(roundHeading(page, 2)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Check', exact: true }).click();
    await expect(page.getByText('The seal fits')).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Give up' }).click();
    await expect(page.getByRole('dialog', { name: 'Give up?' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await submitWord(page, last);
    await expect(jinxHeading(page, 2)).toBeVisible();
    for (const title of ['The bee’s notes', 'Your path', 'Two trails', 'You and the bee']) {
      await foldedSection(page, title).click();
    }
    await page.getByText('Read it as text').click();
    await expectAccessible(page);
    expect(await whatMoved()).toEqual([]);
    await page.goto('/jinx/daily?puzzleNumber=7');
    await page.getByRole('button', { name: 'Give up' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Another day' })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe('on the smallest phone', () => {
  test.use({ allowedErrors: [/422/], viewport: { width: 320, height: 640 } });

  test('nothing scrolls sideways, and the field stays where it is', async ({
    page,
    findJinxWords,
  }) => {
    const [first = '', last = ''] = await findJinxWords(2);
    await openDaily(page);
    // Relative to the page, as pressing a button may have scrolled it.
    const bottom = () =>
      wordField(page).evaluate((box) => box.getBoundingClientRect().bottom + window.scrollY);
    const before = await bottom();
    expect(before).toBeLessThan(380);
    const buttonTop = () =>
      sealButton(page).evaluate((box) => box.getBoundingClientRect().top + window.scrollY);
    const buttonBefore = await buttonTop();
    await submitWord(page, 'gardenn');
    await expect(page.getByText('Did you mean')).toBeVisible();
    expect(await buttonTop()).toBe(buttonBefore);
    await expectNoHorizontalScroll(page);
    const tapColour = await sealButton(page).evaluate((button) =>
      getComputedStyle(button).getPropertyValue('-webkit-tap-highlight-color'),
    );
    expect(tapColour).toBe('rgba(0, 0, 0, 0)');
    await hintButton(page).click();
    await expect(page.getByText('Hint 1.')).toBeVisible();
    await expectNoHorizontalScroll(page);
    await submitAndSkip(page, first, 2);
    expect(await bottom()).toBe(before);
    await expectNoHorizontalScroll(page);
    await submitWord(page, last);
    await expect(jinxHeading(page, 2)).toBeVisible();
    await expect(page.getByText('Next pair in')).toBeVisible();
    await expectNoHorizontalScroll(page);

    // As if the largest text had been chosen in another tab.
    await page.evaluate(() => {
      localStorage.setItem('ui.textSize', '200');
      dispatchEvent(new StorageEvent('storage'));
    });
    await expect(page.locator('html')).toHaveCSS('font-size', '32px');
    await expectNoHorizontalScroll(page);
  });
});

test.describe('on a phone on its side', () => {
  test.use({ allowedErrors: [/422/], viewport: { width: 844, height: 390 } });

  test('pair, field and button are in sight, also with the keyboard up', async ({ page }) => {
    await openDaily(page);
    for (const height of [390, 200]) {
      await page.setViewportSize({ width: 844, height });
      const [, first = '', second = ''] =
        (await page.getByText('Your word, ').textContent())?.match(/, (\S+) \+ (\S+)/) ?? [];
      const cards = page.getByRole('form');
      for (const word of [first, second])
        await expect(cards.getByText(word, { exact: true }).first()).toBeInViewport({ ratio: 1 });
      await expect(wordField(page)).toBeInViewport({ ratio: 1 });
      await expect(sealButton(page)).toBeInViewport({ ratio: 1 });
      await expectNoHorizontalScroll(page);
    }
    await submitWord(page, 'gardenn');
    await expect(page.getByText('Did you mean')).toBeInViewport({ ratio: 1 });
    await expect(sealButton(page)).toBeInViewport({ ratio: 1 });
  });
});
