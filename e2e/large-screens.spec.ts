import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { friendRow, makeFriendsByApi } from './support/friends.ts';
import { createHiveByApi } from './support/hive-api.ts';
import { expectUsable, openScreen, pageHeading, seedLocalStorage } from './support/page-checks.ts';

/** From 1440 px on, screens use the room instead of showing a phone's column in the middle. */
const sizes = [
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

test('a hive shows board, day, members and buzz side by side', async ({ page, openPlayer }) => {
  const member = await openPlayer();
  const { groupId } = await createHiveByApi(page.request, [member.request]);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await openScreen(page, `/hive/${groupId}`);
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    await expectSideBySide([part('Board'), part('Hive day'), part('Buzz')]);
    await expect(part('Members 2')).toBeVisible();
    await expect(page.getByRole('tab')).toHaveCount(0);
    await expectRoomUsed(page);
    await expectTabOrderByColumn(page);
  }
  await expectUsable(page);
});

test('with text of twice the size a hive has tabs again', async ({ page }) => {
  await seedLocalStorage(page, { 'ui.textSize': '200' });
  const { groupId } = await createHiveByApi(page.request, []);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openScreen(page, `/hive/${groupId}`);
  await expect(page.getByRole('tab')).toHaveCount(4);
  await expectUsable(page);
});

test('a friend is shown beside the list, and the focus goes there and back', async ({
  page,
  openPlayer,
}) => {
  const { names } = await makeFriendsByApi(page, openPlayer);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await openScreen(page, '/friends');
    await expectRoomUsed(page);
    const row = friendRow(page, names.theirs);
    await row.click();
    const detail = page.getByRole('region', { name: names.theirs });
    await expectSideBySide([page.getByRole('list', { name: 'Your friends' }), detail]);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(detail.getByRole('heading', { name: names.theirs })).toBeFocused();
    await detail.getByRole('button', { name: 'Close' }).click();
    await expect(row).toBeFocused();
  }
  // What can't be undone is asked over the page, as everywhere.
  await friendRow(page, names.theirs).click();
  await page.getByRole('button', { name: 'Remove friend' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: names.theirs })).toBeVisible();
  await expectUsable(page);
});

test('buzz, hives, archive, dances and settings use the width', async ({ page }) => {
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const path of [
      '/buzz',
      '/hive',
      '/jinx/archive',
      '/jinx/dance',
      '/jinx/dance/history',
      '/settings',
    ]) {
      await openScreen(page, path);
      await expectRoomUsed(page);
    }
  }
  await page.goto('/buzz');
  await expectSideBySide([
    page.getByRole('textbox', { name: 'Your post' }),
    page.getByRole('heading', { name: 'It’s quiet here' }),
  ]);
  await page.goto('/settings');
  await page.getByRole('link', { name: 'Looks and sound' }).click();
  await expect(pageHeading(page)).toHaveText('Looks and sound');
  await expectSideBySide([
    page.getByRole('list', { name: 'Pages of the settings' }),
    page.getByRole('group', { name: 'Text size' }),
  ]);
  await expectUsable(page);
});

test('what is typed on a page of the settings stays when the window grows and shrinks', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openScreen(page, '/settings/name');
  const name = page.getByLabel('Display name');
  await name.fill('Halfway Through');
  const list = page.getByRole('list', { name: 'Pages of the settings' });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(list).toBeVisible();
  await expect(name).toHaveValue('Halfway Through');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(list).toBeHidden();
  await expect(name).toHaveValue('Halfway Through');
});

test('the comb grows with the screen, and all of it is seen at once', async ({ page }) => {
  const widths: number[] = [];
  for (const size of [{ width: 1280, height: 800 }, ...sizes, { width: 2560, height: 1440 }]) {
    await page.setViewportSize(size);
    await openScreen(page, '/jinx/daily');
    const seal = page.getByRole('button', { name: 'Seal my word' });
    await expect(seal).toBeInViewport({ ratio: 1 });
    const [field, button] = await Promise.all([
      boxOf(page.getByRole('textbox', { name: /^Your word/ })),
      boxOf(seal),
    ]);
    widths.push(button.x + button.width - field.x);
    if (size.width >= 1440) await expectRoomUsed(page);
  }
  const [laptop = 0, ...larger] = widths;
  expect(larger.every((width, index) => width > (larger[index - 1] ?? laptop))).toBe(true);
  expect(larger.at(-1)).toBeGreaterThan(laptop * 1.6);
  await expectUsable(page);
});

async function boxOf(element: Locator) {
  await expect(element).toBeVisible();
  const box = await element.boundingBox();
  if (!box) throw new Error('It is not rendered.');
  return box;
}

/** Each begins right of where the one before ends, and at about the same height. */
async function expectSideBySide(elements: Locator[]): Promise<void> {
  const boxes = await Promise.all(elements.map(boxOf));
  for (const [index, box] of boxes.slice(1).entries()) {
    const before = boxes[index];
    if (!before) continue;
    expect(box.x).toBeGreaterThanOrEqual(before.x + before.width);
    expect(Math.abs(box.y - before.y)).toBeLessThan(300);
  }
}

/** What can be read or used reaches over most of the width, and no line of text is too long to read. */
async function expectRoomUsed(page: Page): Promise<void> {
  // A screen that still loads has little on it.
  await expect
    .poll(async () => (await measureText(page)).share, { message: 'share of the width' })
    .toBeGreaterThan(0.8);
  const { longest } = await measureText(page);
  expect(longest, 'characters in a line').toBeLessThan(90);
}

const measureText = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main');
    const shown = [...(main?.querySelectorAll('h1, h2, h3, p, li, a, button, input, td') ?? [])]
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 1 && box.height > 1);
    const left = Math.min(...shown.map(({ box }) => box.left));
    const right = Math.max(...shown.map(({ box }) => box.right));
    const charactersPerLine = shown
      .filter(({ element }) => element.localName === 'p')
      .map(({ element, box }) => {
        const lines = box.height / Number.parseFloat(getComputedStyle(element).lineHeight);
        return (element.textContent ?? '').length / Math.max(1, Math.round(lines));
      });
    return { share: (right - left) / innerWidth, longest: Math.max(0, ...charactersPerLine) };
  });

/** The Tab key goes down one column before it comes to the next. */
async function expectTabOrderByColumn(page: Page): Promise<void> {
  const columns = await page.evaluate(() => {
    const places = [...document.querySelectorAll('[data-columns] > * > *')];
    return [...document.querySelectorAll('[data-columns] :is(a, button, input, textarea)')].map(
      (element) => places.findIndex((place) => place.contains(element)),
    );
  });
  expect(columns).toEqual([...columns].sort((one, other) => one - other));
}
