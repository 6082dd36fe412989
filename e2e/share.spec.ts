import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import {
  expectAccessible,
  expectNoHorizontalScroll,
  seedLocalStorage,
} from './support/page-checks.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share your jinx' });
const choose = (page: Page, what: string) =>
  dialog(page).getByRole('radio', { name: what }).dispatchEvent('click');

async function openShare(page: Page, button = 'Share'): Promise<void> {
  await page.goto('/jinx/daily');
  await page
    .getByRole('region', { name: 'Share your jinx' })
    .getByRole('button', { name: button })
    .click();
  await expect(dialog(page)).toBeVisible();
}

test.beforeEach(async ({ page, finishGame }) => {
  await finishGame(page.request, { rounds: 3 });
});

test('I copy what I have played, and no word of it is spoiled', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const pasted = () => page.evaluate(() => navigator.clipboard.readText());
  await openShare(page);
  await dialog(page).getByRole('button', { name: 'Copy' }).click();
  await expect(dialog(page)).toContainText('Copied.');
  expect(await pasted()).toMatch(
    /^Bee Jinx \d+ · jinx in 3\n[⬡⏣⬢]{2}🍯\nhttp:\S+\/r\/replay_\w+$/u,
  );

  await choose(page, 'Words');
  await dialog(page).getByRole('button', { name: 'Copy' }).click();
  await expect(dialog(page)).toContainText('Copied.');
  expect(await pasted()).toMatch(/^I said the same word as the bee after 3 rounds in Bee Jinx/);

  await choose(page, 'Replay');
  await dialog(page).getByRole('button', { name: 'Copy' }).click();
  await expect.poll(pasted).toMatch(/^http:\S+\/r\/replay_\w+$/);
});

test('a shut clipboard leaves the words selected', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await openShare(page);
  await dialog(page).getByRole('button', { name: 'Copy' }).click();
  await expect(dialog(page)).toContainText('It’s selected: copy it from here.');
  expect(await page.evaluate(() => getSelection()?.toString())).toMatch(
    /^Bee Jinx \d+ · jinx in 3/,
  );
});

test('another app takes the words in one tap, or refuses them, or I change my mind', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const shared: ShareData[] = [];
    Object.assign(window, { shared, trouble: undefined });
    Object.assign(navigator, {
      canShare: () => true,
      share: async (data: ShareData) => {
        const { trouble } = window as unknown as { trouble?: string };
        if (trouble) throw new DOMException('', trouble);
        shared.push(data);
      },
    });
  });
  const meet = (trouble: string | undefined) =>
    page.evaluate((name) => Object.assign(window, { trouble: name }), trouble);
  await page.goto('/jinx/daily');
  const oneTap = page.getByRole('button', { name: 'Share your jinx' });
  await meet('AbortError');
  await oneTap.click();
  await expect(dialog(page)).toBeHidden();
  await meet('NotAllowedError');
  await oneTap.click();
  await expect(dialog(page)).toContainText('Copy it instead');
  const share = dialog(page).getByRole('button', { name: 'Share' });
  await choose(page, 'Picture');
  await meet(undefined);
  await share.click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('Shared. The bee takes half the credit.')).toBeVisible();
  await oneTap.click();
  const shared = await page.evaluate(() =>
    (window as unknown as { shared: ShareData[] }).shared.map(
      ({ files, text }) => text ?? files?.map(({ name, type }) => [name, type]),
    ),
  );
  expect(shared).toEqual([
    [['bee-jinx.png', 'image/png']],
    expect.stringMatching(/^Bee Jinx \d+ · jinx in 3/),
  ]);
});

for (const look of [
  { 'ui.theme': 'light', 'ui.skin': 'default' },
  { 'ui.theme': 'dark', 'ui.skin': 'pink' },
]) {
  test(`I save a picture of it in my look: ${Object.values(look).join(', ')}`, async ({ page }) => {
    await seedLocalStorage(page, look);
    await openShare(page, 'Picture');
    const picture = dialog(page).getByRole('img', { name: /A card that says/ });
    await expect(picture).toBeVisible();
    const download = page.waitForEvent('download');
    await dialog(page).getByRole('link', { name: 'Save it' }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toBe('bee-jinx.png');
    const png = await readFile(await saved.path());
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(png.length).toBeGreaterThan(30_000);

    // The stage, the paper below it, and on the right a bee of many colours.
    const seen = await picture.evaluate((image: HTMLImageElement) => {
      const canvas = new OffscreenCanvas(1200, 630);
      const pen = canvas.getContext('2d');
      if (!pen) throw new Error('no canvas');
      pen.drawImage(image, 0, 0);
      const colours = (x: number, y: number, width: number, height: number) => {
        const { data } = pen.getImageData(x, y, width, height);
        const found = new Set<number>();
        for (let at = 0; at < data.length; at += 4) {
          found.add((data[at] ?? 0) * 65536 + (data[at + 1] ?? 0) * 256 + (data[at + 2] ?? 0));
        }
        return found.size;
      };
      return { bee: colours(740, 60, 400, 400), words: colours(66, 160, 600, 120) };
    });
    expect(seen.bee).toBeGreaterThan(200);
    expect(seen.words).toBeGreaterThan(20);
  });
}

test('a device without the stand-in’s local fonts draws the picture', async ({ page }) => {
  let replaced = 0;
  await page.route('**/*.css', async (route) => {
    const styles = await (await route.fetch()).text();
    const body = styles.replace(/local\([^)]*\)/g, () => {
      replaced += 1;
      return 'local("Not Installed")';
    });
    await route.fulfill({ body, contentType: 'text/css' });
  });
  await openShare(page, 'Picture');
  expect(replaced).toBeGreaterThan(0);
  await expect(dialog(page).getByRole('img', { name: /A card that says/ })).toBeVisible();
});

test.describe('a line that loses the display face', () => {
  test.use({ allowedErrors: [/ERR_FAILED|network error/i] });

  test('still gets a picture, and the loss is reported', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort());
    const reported = page.waitForEvent('pageerror');
    await openShare(page, 'Picture');
    await expect(dialog(page).getByRole('img', { name: /A card that says/ })).toBeVisible();
    expect((await reported).message).toMatch(/network error/i);
  });
});

test('sharing is accessible on the smallest phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openShare(page, 'Picture');
  await expect(dialog(page).getByRole('link', { name: 'Save it' })).toBeVisible();
  await expectAccessible(page, 'dialog[open]');
  await expectNoHorizontalScroll(page);
  await choose(page, 'Replay');
  await expectNoHorizontalScroll(page);
});
