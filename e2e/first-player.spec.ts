import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';

/** The header's button for the settings carries the player's name. */
const myself = (page: Page) => page.getByRole('banner').getByRole('button', { name: /settings/i });
const nameField = (page: Page) => page.getByLabel('Display name');

async function openNameSettings(page: Page): Promise<void> {
  await page.goto('/settings/name');
  await expect(page.getByRole('heading', { level: 1, name: 'Name and friend code' })).toBeVisible();
}

async function rename(page: Page, name: string): Promise<void> {
  await nameField(page).fill(name);
  await page.getByRole('button', { name: 'Save name' }).click();
  await expectToBe(page, name);
}

const expectToBe = (page: Page, name: string) => expect(myself(page)).toContainText(name);

test('I open the site and am a player with a name of my own', async ({ page }) => {
  await page.goto('/');
  await expect(myself(page)).toContainText(/\S/);
  await myself(page).click();
  const sheet = page.getByRole('dialog', { name: 'Settings' });
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: 'Name and friend code' }).click();
  await expectToBe(page, await nameField(page).inputValue());
});

test('a link that I have reached while the page comes to life still leads on', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/index-.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const howToPlay = page.getByRole('link', { name: 'How to play' });
  await howToPlay.focus();
  held.resolve();
  await expect(myself(page)).toContainText(/\S/);
  await expect(howToPlay).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/first-time');
});

test('nothing is read before I am a player, however long that takes', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route('**/api/session', async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  // The page has come to life.
  await expect(page.getByRole('link', { name: /^Play/ })).toHaveAttribute('href', '/first-time');
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/session']);
  held.resolve();
  await expect(myself(page)).toContainText(/\S/);
  await expect.poll(() => asked).toContain('/api/home');
});

test('a screen that takes longer than a moment is waited for with the bee, and nothing moves', async ({
  page,
}) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/assets\/FirstTimeScreen-.*\.js$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  await expect(myself(page)).toContainText(/\S/);
  await page.clock.install();
  const bee = page.getByRole('status').filter({ hasText: '…' });
  const howToPlay = page.getByRole('link', { name: 'How to play' });
  const place = await howToPlay.boundingBox();
  await howToPlay.click();
  await expect(page.getByRole('progressbar')).toBeAttached();
  await page.clock.runFor(400);
  await expect(bee).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(bee).toBeVisible();
  expect(await howToPlay.boundingBox()).toEqual(place);
  held.resolve();
  await expect(page).toHaveURL('/first-time');
  await expect(bee).toHaveCount(0);
});

test('I change my name, and after a reload I am still the same player with the new one', async ({
  page,
}) => {
  await openNameSettings(page);
  const friendCode = page.getByRole('region', { name: 'Your friend code' });
  const code = await friendCode.textContent();
  await rename(page, 'Clover Finder');

  await page.reload();
  await expectToBe(page, 'Clover Finder');
  await expect(nameField(page)).toHaveValue('Clover Finder');
  await expect(friendCode).toHaveText(code ?? '');
});

test('I change my name in one tab and see it in the other at once', async ({ page, context }) => {
  await openNameSettings(page);
  await rename(page, 'Clover Finder');
  const other = await context.newPage();
  await other.goto('/');
  await expectToBe(other, 'Clover Finder');

  await rename(page, 'Heather Scout');
  await expectToBe(other, 'Heather Scout');

  await openNameSettings(other);
  await rename(other, 'Thyme Dancer');
  await expectToBe(page, 'Thyme Dancer');
});

test('somebody else on the same site is another player', async ({ page, openPlayer }) => {
  await openNameSettings(page);
  await rename(page, 'Clover Finder');
  const elsewhere = await openPlayer();
  await elsewhere.goto('/');
  await expect(myself(elsewhere)).toContainText(/\S/);
  await expect(myself(elsewhere)).not.toContainText('Clover Finder');
});

test('an address that leads nowhere takes me to the start', async ({ page }) => {
  for (const path of ['/no/such/place', '/old.html', '/index.php']) {
    await page.goto(path);
    await expect(page).toHaveURL('/');
  }
});

test('the admin pages send a stranger to the login', async ({ page }) => {
  await page.goto('/admin');
  await expect(page).toHaveURL(/\/login(\?|$)/);
  for (const path of ['/admin/no-such-page', '/admin/foo.bar']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/login(\?|$)/);
  }
});

test.describe('the footer', () => {
  // Nobody has these codes.
  test.use({ allowedErrors: [/404 \(Not Found\)/] });

  test('every page closes with © and the year, except an invitation', async ({ page }) => {
    const footer = page.getByRole('contentinfo');
    for (const path of ['/', '/settings', '/jinx/daily']) {
      await page.goto(path);
      await expect(footer).toContainText(`© ${new Date().getFullYear()}`);
    }
    for (const path of ['/i/f/ABCDEFGH', '/i/g/ABCDEFGH']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(footer).toHaveCount(0);
    }
  });
});
