import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import {
  adminFlags,
  expectAccessible,
  openScreen,
  seedLocalStorage,
} from './support/page-checks.ts';

const button = (on: Page | Locator, name: string | RegExp) =>
  on.getByRole('button', { name, exact: true });

async function openLab(page: Page, only: string): Promise<void> {
  await seedLocalStorage(page, adminFlags);
  await openScreen(page, `/admin/theme-lab?only=${only}`);
}

/** Focus may go to the browser's own controls, but to nothing on the page outside of the box. */
async function expectFocusKept(page: Page, box: Locator): Promise<void> {
  for (const key of [...Array(6).fill('Tab'), ...Array(6).fill('Shift+Tab')]) {
    await page.keyboard.press(key);
    const isKept = await box.evaluate(
      (element) =>
        element.contains(document.activeElement) || document.activeElement === document.body,
    );
    expect(isKept, `after ${key}`).toBe(true);
  }
}

for (const [what, section, opener, title] of [
  ['dialog', 'dialogs', 'Plain dialog', 'End this dance?'],
  ['sheet', 'sheets', 'With actions', 'How to play'],
] as const) {
  test(`a ${what} keeps the focus, and gives it back on Escape`, async ({ page }) => {
    await openLab(page, section);
    await button(page, opener).press('Enter');
    const box = page.getByRole('dialog', { name: title });
    await expect(box.getByRole('heading', { name: title })).toBeFocused();
    await expectFocusKept(page, box);
    await page.keyboard.press('Escape');
    await expect(box).toBeHidden();
    await expect(button(page, opener)).toBeFocused();
  });
}

test('a dialog above another one goes first', async ({ page }) => {
  await openLab(page, 'dialogs');
  await button(page, 'Plain dialog').press('Enter');
  const below = page.getByRole('dialog', { name: 'End this dance?' });
  await button(below, 'End it').press('Enter');
  const above = page.getByRole('dialog', { name: 'Really?' });
  await expect(above).toBeVisible();
  await expect(below).toHaveCSS('z-index', '10005');
  await expect(above).toHaveCSS('z-index', '10006');
  await expectFocusKept(page, above);
  await page.keyboard.press('Escape');
  await expect(above).toBeHidden();
  await expect(button(below, 'End it')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(below).toBeHidden();
  await expect(button(page, 'Plain dialog')).toBeFocused();
});

test.describe('the mascot', () => {
  const mascot = (page: Page) => page.locator('[data-from]');
  const backdrop = (page: Page) => mascot(page).locator('> div').first();
  const speech = (page: Page) => mascot(page).locator('[aria-live]');

  /** From then on time only passes when it is told to; animations go on. */
  async function openMascots(page: Page): Promise<void> {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await openLab(page, 'mascot');
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  }

  /** Waits until it has flown in. */
  const expectArrival = (page: Page) =>
    mascot(page).evaluate(async (overlay) => {
      const flights = overlay
        .getAnimations({ subtree: true })
        .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY);
      await Promise.all(flights.map((flight) => flight.finished.catch(() => undefined)));
      // A flight that is over isn't listed, but its end is told with the next frame only.
      await overlay.animate([], 1).finished;
    });

  test('flies in for 800 ms, speaks 100 ms later for 1500 ms, and leaves', async ({ page }) => {
    await openMascots(page);
    for (const side of ['left', 'right', 'top', 'bottom']) {
      await button(page, `From the ${side}`).press('Enter');
      await expect(mascot(page)).toHaveAttribute('data-from', side);
      await expect(backdrop(page)).toHaveCSS('transition-duration', '0.8s');
      await expect(backdrop(page)).toHaveCSS('backdrop-filter', 'blur(8px)');
      await expect(mascot(page)).toHaveCSS('z-index', '10050');
      await expectArrival(page);
      await page.clock.runFor(99);
      await expect(speech(page)).toHaveText('');
      await page.clock.runFor(1);
      await expect(speech(page)).toHaveText('Today’s pair is out.');
      await page.clock.runFor(1499);
      await expect(mascot(page)).toHaveAttribute('data-here');
      await expect(mascot(page)).toBeVisible();
      await page.clock.runFor(1);
      await expect(mascot(page)).toHaveCount(0);
    }
  });

  test('that asks waits for one of its buttons', async ({ page }) => {
    await openMascots(page);
    await button(page, 'Asks from the left').press('Enter');
    await expectArrival(page);
    await page.clock.runFor(100);
    await expect(speech(page)).toHaveText('Today’s pair is out. Shall we?');
    await expect(mascot(page).getByRole('button')).toHaveText(['Play it', 'Not now']);
    await expect(button(page, 'Play it')).toBeFocused();
    await page.clock.runFor(60_000);
    await button(page, 'Not now').press('Enter');
    await expect(mascot(page)).toHaveCount(0);
    await expect(button(page, 'Asks from the left')).toBeFocused();
  });

  test('of the provider blurs the page by 2 px, one message after the other', async ({ page }) => {
    await openMascots(page);
    await button(page, 'Two in a row').press('Enter');
    for (const [text, side] of [
      ['First this.', 'right'],
      ['Then that.', 'left'],
    ] as const) {
      await expect(mascot(page)).toHaveAttribute('data-from', side);
      await expect(backdrop(page)).toHaveCSS('backdrop-filter', 'blur(2px)');
      await expectArrival(page);
      await page.clock.runFor(100);
      await expect(speech(page)).toHaveText(text);
      await page.clock.runFor(1500);
    }
    await expect(mascot(page)).toHaveCount(0);
  });
});

test('what must be answered lets nobody go without an answer', async ({ page }) => {
  await openLab(page, 'dialogs');
  await button(page, 'Must be answered').press('Enter');
  const box = page.getByRole('alertdialog', { name: 'End this dance?' });
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(box).toBeVisible();
  await button(box, 'Keep dancing').press('Enter');
  await expect(box).toBeHidden();
  await expect(button(page, 'Must be answered')).toBeFocused();
});

test('a menu is walked with the arrows and first letters', async ({ page }) => {
  await openLab(page, 'menus');
  const opener = button(page, 'Actions');
  const item = (name: string) => page.getByRole('menuitem', { name });
  await opener.press('ArrowDown');
  await expect(item('Rename')).toBeFocused();
  await expect(item('Rename')).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('ArrowDown');
  await expect(item('Share')).toBeFocused();
  // What can't be chosen is passed by.
  await page.keyboard.press('ArrowDown');
  await expect(item('Remove')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(item('Rename')).toBeFocused();
  await page.keyboard.press('End');
  await expect(item('Remove')).toBeFocused();
  await page.keyboard.press('s');
  await expect(item('Share')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(item('Share')).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.press('ArrowUp');
  await expect(item('Remove')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Remove: chosen.')).toBeVisible();
  await expect(opener).toBeFocused();
});

test('tabs are walked with the arrows, and the Tab key leads to what they show', async ({
  page,
}) => {
  await openLab(page, 'tabs');
  const tabs = page.getByRole('tablist', { name: 'A hive', exact: true });
  const tab = (name: RegExp) => tabs.getByRole('tab', { name });
  await tab(/Buzz/).focus();
  for (const [key, name] of [
    ['ArrowRight', /Members/],
    ['ArrowRight', /Board/],
    ['ArrowLeft', /Members/],
    ['Home', /Board/],
    ['End', /Members/],
  ] as const) {
    await page.keyboard.press(key);
    await expect(tab(name)).toBeFocused();
    await expect(tab(name)).toHaveAttribute('aria-selected', 'true');
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tabpanel', { name: /Members/ }).first()).toBeFocused();
  await expect(page.getByText('Everybody in this hive.')).toBeVisible();
});

test('I change a token, see it everywhere, take it along and take it back', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLab(page, 'tokens');
  const honey = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--honey'));
  const before = await honey();
  const editor = page.getByRole('complementary', { name: 'Token editor' });

  await button(page, /^on-honey #\w+ in Light$/).click();
  await expect(editor.getByText('on-honey on honey')).toBeVisible();
  await button(page, /^honey #\w+ in Light$/).click();
  await editor.getByLabel('Value').fill('no colour');
  await expect(editor.getByText('Not applied.')).toBeVisible();
  await editor.getByLabel('Value').fill('#221100');
  await expect(editor.getByText(/needs 4.5$/)).toBeVisible();
  await expect(button(page, 'honey changed #221100 in Light')).toBeVisible();
  // The other looks keep theirs, and so does the page.
  await expect(button(page, /^honey #f\w+ in Dark$/)).toBeVisible();
  expect(await honey()).toBe(before);
  await expectAccessible(page, 'aside');

  await editor.getByRole('switch', { name: 'On the whole page' }).check();
  await expect.poll(honey).toBe('#221100');
  await button(editor, 'Copy changed tokens').click();
  await expect(editor.getByText(/^Copied/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    ':root,\n[data-theme="light"] {\n  --honey: #221100;\n}',
  );
  await button(editor, 'Reset all').click();
  await expect.poll(honey).toBe(before);
});

test('all four looks stand side by side where there is room', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openLab(page, 'buttons');
  await page.getByRole('radio', { name: 'All four' }).check({ force: true });
  const grounds = await button(page, 'Play today’s pair').evaluateAll((all) =>
    all.map((one) => getComputedStyle(one, '::after').backgroundColor),
  );
  expect(new Set(grounds).size).toBe(2);
  await expect(button(page, 'Seal my word').first()).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('radio', { name: 'All four' })).toHaveCount(0);
  await expect(button(page, 'Play today’s pair')).toHaveCount(2);
});
