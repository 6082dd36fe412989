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
  await expectFocusKept(page, above);
  await page.keyboard.press('Escape');
  await expect(above).toBeHidden();
  await expect(button(below, 'End it')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(below).toBeHidden();
  await expect(button(page, 'Plain dialog')).toBeFocused();
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
