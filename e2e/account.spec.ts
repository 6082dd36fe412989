import type { Page } from '@playwright/test';
import { type GameServer, startGameServer } from '../tools/services/game-server.ts';
import {
  adminPassword,
  adminPasswordHash,
  giveAuthenticator,
  myself,
  newEmail,
  password,
  register,
  signIn,
  signOut,
} from './support/account.ts';
import { finishGame } from './support/finish-game.ts';
import { test as base, expect } from './support/journey.ts';
import { expectNoBarrier, expectNoSidewaysScroll, keep } from './support/looks.ts';

const test = base.extend<object, { server: GameServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const server = await startGameServer({
        settings: { ADMIN_PASSWORD_HASH: adminPasswordHash },
      });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

test.use({ timezoneId: 'UTC', locale: 'en-GB' });

const flags = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('authenticated'), localStorage.getItem('isAdmin')]);

const results = (page: Page) => page.getByRole('link', { name: /No. \d+, jinx in 2/ });

async function seeResults(page: Page, count: number): Promise<void> {
  await page.goto('/jinx/archive');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await expect(results(page)).toHaveCount(count);
}

test('who registers keeps the games, signs out as nobody, and finds them on a second device', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail();
  await finishGame(page.request, browser, server.url, { rounds: 2 });
  await register(page, email, 'Clover Keeper');
  expect(await flags(page)).toEqual(['true', 'false']);
  await seeResults(page, 1);

  await signOut(page);
  await expect(myself(page)).not.toContainText('Clover Keeper');
  expect(await flags(page)).toEqual(['false', 'false']);
  await seeResults(page, 0);

  const second = await browser.newPage({ baseURL: server.url });
  await second.goto('/login?from=/jinx/archive');
  await signIn(second, email);
  await expect(second).toHaveURL('/jinx/archive');
  await expect(results(second)).toHaveCount(1);
  await expect(myself(second)).toContainText('Clover Keeper');
  await second.close();
});

test('signing in shows what would come along, and brings it once', async ({
  page,
  browser,
  server,
}) => {
  const email = newEmail();
  await register(page, email, 'Heather Keeper');
  await signOut(page);
  await finishGame(page.request, browser, server.url, { rounds: 2 });
  await page.goto('/login?from=/jinx/archive');
  await signIn(page, email);
  await expect(page.getByRole('heading', { name: 'Hello, Heather Keeper' })).toBeVisible();
  await expect(page.getByText('1 daily game')).toBeVisible();
  await page.getByRole('button', { name: 'Bring it along' }).click();
  await expect(page).toHaveURL('/jinx/archive');
  await expect(results(page)).toHaveCount(1);

  await signOut(page);
  await page.goto('/login?from=/jinx/archive');
  await signIn(page, email);
  await expect(page).toHaveURL('/jinx/archive');
  await expect(results(page)).toHaveCount(1);
});

test('what is left stays left, and nobody asks again', async ({ page, browser, server }) => {
  const email = newEmail();
  await register(page, email, 'Thyme Keeper');
  await signOut(page);
  await finishGame(page.request, browser, server.url, { rounds: 2 });
  await page.goto('/login?from=/jinx/archive');
  await signIn(page, email);
  await page.getByRole('button', { name: 'Leave it' }).click();
  await expect(page).toHaveURL('/jinx/archive');
  await expect(results(page)).toHaveCount(0);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'E-mail' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Left behind' })).toHaveCount(0);
});

test.describe('when the server says no', () => {
  test.use({ allowedErrors: [/401|409|422|503|ERR_INTERNET_DISCONNECTED/] });

  test('a wrong password is marked, and nothing typed is lost', async ({ page }) => {
    await page.goto('/login');
    await signIn(page, 'nobody@example.org', 'not the right one');
    await expect(page.getByText("That e-mail and password don't go together.")).toBeVisible();
    await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Password')).toBeFocused();
    await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.org');
    await expect(page.getByLabel('Password')).toHaveValue('not the right one');
  });

  test('without a network the form stays as it is', async ({ page, context }) => {
    await page.goto('/login');
    await expect(page.getByText('Supabase not configured', { exact: true })).toBeVisible();
    await context.setOffline(true);
    await signIn(page, 'nobody@example.org');
    await expect(page.getByText(/can't be reached/)).toBeVisible();
    await expect(page.getByLabel('Password')).toHaveValue(password);
    await context.setOffline(false);
  });

  test('an e-mail that is taken, and a password that many use, are marked', async ({
    page,
    browser,
    server,
  }) => {
    const email = newEmail();
    const other = await browser.newPage({ baseURL: server.url });
    await register(other, email, 'Sage Keeper');
    await other.close();
    await page.goto('/login?way=register');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill('qwertyuiop');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText(/Many people use that password/)).toBeVisible();
    await page.getByLabel('Password').fill('another long password');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText('There is an account with that e-mail already.')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  });

  test('Google and the link say that Supabase is not configured', async ({ page }) => {
    await page.goto('/login');
    await expect(page.getByText('Supabase not configured', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByText('Supabase not configured', { exact: true })).toBeVisible();
  });

  test('an admin signs in with the admin password only', async ({ page }) => {
    await page.goto('/admin/theme-lab');
    await expect(page).toHaveURL('/login?from=%2Fadmin%2Ftheme-lab');
    await page.getByRole('tab', { name: 'Admin' }).click();
    await page.getByLabel('Admin password').fill('guessing wildly');
    await page.getByRole('button', { name: 'Enter as admin' }).click();
    await expect(page.getByText("That isn't the admin password.")).toBeVisible();
    await page.getByLabel('Admin password').fill(adminPassword);
    await page.getByRole('button', { name: 'Enter as admin' }).click();
    await expect(page).toHaveURL('/admin/theme-lab');
    expect(await flags(page)).toEqual(['true', 'true']);
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Stop being an admin' }).click();
    await expect(page.getByRole('button', { name: 'Stop being an admin' })).toHaveCount(0);
    expect(await flags(page)).toEqual(['false', 'false']);
  });
});

test('a token that this browser did not ask for is not taken', async ({ page }) => {
  const exchanged: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/auth/supabase')) exchanged.push(request.url());
  });
  await page.goto('/login?state=state_of_another#access_token=planted');
  await expect(page.getByText(/was not started in this browser/)).toBeVisible();
  expect(exchanged).toEqual([]);
});

test('a passkey makes an account, and signs in to it', async ({ page, server }) => {
  const site = server.url.replace('127.0.0.1', 'localhost');
  await giveAuthenticator(page);
  await page.goto(`${site}/login?way=register&from=/account`);
  const name = (await myself(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Register with a passkey' }).click();
  await expect(page).toHaveURL(`${site}/account`);
  await expect(page.getByRole('button', { name: /^Remove passkey/ })).toHaveCount(1);
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(`${site}/`);
  await expect(myself(page)).not.toHaveText(name);

  await page.goto(`${site}/login?from=/account`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(`${site}/account`);
  await expect(myself(page)).toHaveText(name);
});

test('a code brings a player without an account to another device, once', async ({
  page,
  browser,
  server,
}) => {
  await finishGame(page.request, browser, server.url, { rounds: 2 });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Play on another device' }).click();
  const code = await page.getByLabel('Transfer code').inputValue();

  const claimOn = async (other: Page) => {
    await other.goto('/login?way=code&from=/jinx/archive');
    await other.getByLabel('Code from the other device').fill(code.toLowerCase());
    await other.getByRole('button', { name: 'Go on here' }).click();
  };
  const phone = await browser.newPage({ baseURL: server.url });
  await claimOn(phone);
  await expect(phone).toHaveURL('/jinx/archive');
  await expect(results(phone)).toHaveCount(1);
  await expect(myself(phone)).toHaveText((await myself(page).textContent()) ?? '');
  await phone.close();

  const thief = await browser.newPage({ baseURL: server.url });
  await claimOn(thief);
  await expect(thief.getByText('That code has run out. Ask for a new one.')).toBeVisible();
  await thief.close();
});

test('the guards send away and let back, and never to another site', async ({ page }) => {
  await page.goto('/jinx/test?pair=1');
  await expect(page).toHaveURL('/login?from=%2Fjinx%2Ftest%3Fpair%3D1');
  await page.getByRole('tab', { name: 'Register' }).click();
  const email = newEmail();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(page).toHaveURL('/jinx/test?pair=1');

  await page.goto('/admin');
  await expect(page).toHaveURL('/');
  await signOut(page);
  await page.goto('/login?from=//evil.example/');
  await signIn(page, email);
  await expect(page).toHaveURL('/');
});

test('e-mail, password and sessions can be changed', async ({ page, browser, server }) => {
  const [email, later] = [newEmail(), newEmail()];
  await register(page, email, 'Mint Keeper');
  const phone = await browser.newPage({ baseURL: server.url });
  await phone.goto('/login?from=/account');
  await signIn(phone, email);
  await expect(phone.getByRole('button', { name: /^End / })).toHaveCount(1);

  await page.goto('/account');
  await page.getByLabel('E-mail you sign in with').fill(later);
  await page.getByLabel('Your password, to be sure').fill(password);
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await expect(page.getByText(`You sign in with ${later} now.`)).toBeVisible();

  await page.getByRole('button', { name: /^End / }).click();
  await expect(page.getByRole('button', { name: /^End / })).toHaveCount(0);
  await phone.goto('/settings');
  await expect(myself(phone)).not.toContainText('Mint Keeper');
  await phone.close();

  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill('four louder cranes');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Saved. Other devices are signed out.')).toBeVisible();
  await signOut(page);
  await page.goto('/login?from=/account');
  await signIn(page, later, 'four louder cranes');
  await expect(page).toHaveURL('/account');
});

test.describe('with another tab open', () => {
  // By that it learns that it is somebody else.
  test.use({ allowedErrors: [/401|403/] });

  test('another tab follows when I sign out', async ({ page, context }) => {
    await register(page, newEmail(), 'Basil Keeper');
    const other = await context.newPage();
    await other.goto('/settings');
    await expect(myself(other)).toContainText('Basil Keeper');
    await signOut(page);
    await expect(myself(other)).not.toContainText('Basil Keeper');
    await expect(myself(other)).toHaveText((await myself(page).textContent()) ?? '');
  });
});

test.describe('the test page', () => {
  test.use({ allowedErrors: [/403/] });

  test('tells who I am and tries each transition', async ({ page }) => {
    await page.goto('/auth-test');
    const server = page.getByRole('region', { name: 'What the server thinks' });
    const browserSide = page.getByRole('region', { name: 'What the browser thinks' });
    await expect(server).toContainText('anonymous');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(server).toContainText('account');
    await expect(browserSide).toContainText('authenticatedtrue');
    await page.getByRole('button', { name: 'Claim to be another' }).click();
    await expect(page.getByText(/403 identity_mismatch/)).toBeVisible();
    await page.getByRole('button', { name: 'SIGNED_OUT' }).click();
    await expect(server).toContainText('anonymous');
    await expect(browserSide).toContainText('authenticatedfalse');
    await page.getByRole('button', { name: 'SIGNED_IN by password' }).click();
    await expect(server).toContainText('account');
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nobody is barred in the ${colorScheme} theme, not on 320 pixels either`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await keep(page, { 'ui.theme': colorScheme });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of [
      '/login',
      '/login?way=register',
      '/login?way=code',
      '/login?way=admin',
      '/auth-test',
      '/settings',
    ]) {
      await page.goto(path);
      await expect(myself(page)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoBarrier(page);
      await expectNoSidewaysScroll(page);
    }
    await register(page, newEmail(), 'Rosemary Keeper');
    for (const path of ['/account', '/login']) {
      await page.goto(path);
      await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
      await expectNoBarrier(page);
      await expectNoSidewaysScroll(page);
    }
  });
}
