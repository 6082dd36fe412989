import type { Page } from '@playwright/test';
import {
  addVirtualAuthenticator,
  newEmail,
  password,
  readAuthFlags,
  resultLinks,
  saveRecoveryCodes,
  settingsButton,
  signIn,
  signInAsAdmin,
  signOut,
  submitAdminPassword,
  submitRegistration,
} from './support/account.ts';
import { expect, test } from './support/fixtures.ts';

test.use({ timezoneId: 'UTC', locale: 'en-GB' });

test('a passkey makes an account, and signs in to it', async ({ page, server }) => {
  const site = server.url.replace('127.0.0.1', 'localhost');
  await addVirtualAuthenticator(page);
  await page.goto(`${site}/login?way=register&from=/account`);
  const name = (await settingsButton(page).textContent()) ?? '';
  await page.getByRole('button', { name: 'Register with a passkey' }).click();
  await expect(page).toHaveURL(`${site}/account`);
  await page.getByRole('button', { name: /^Remove passkey/ }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('button', { name: /^Remove passkey/ })).toBeFocused();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL(`${site}/`);
  await expect(settingsButton(page)).not.toHaveText(name);

  await page.goto(`${site}/login?from=/account`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL(`${site}/account`);
  await expect(settingsButton(page)).toHaveText(name);
});

test.describe('whoever finds an open screen', () => {
  test.use({ allowedErrors: [/status of 401/] });

  test('removes no passkey and deletes nobody without the password', async ({ page, server }) => {
    const site = server.url.replace('127.0.0.1', 'localhost');
    await addVirtualAuthenticator(page);
    await page.goto(`${site}/login?way=register&from=/account`);
    await submitRegistration(page, { email: newEmail(), name: 'Sorrel Keeper' });
    await saveRecoveryCodes(page);
    await expect(page).toHaveURL(`${site}/account`);
    await page.getByLabel('Your password, for a new passkey').fill(password);
    await page.getByRole('button', { name: 'Add a passkey' }).click();

    await page.getByRole('button', { name: /^Remove passkey/ }).click();
    const removing = page.getByRole('dialog', { name: 'Remove this passkey?' });
    const field = removing.getByLabel('Your password, to be sure');
    await removing.getByRole('button', { name: 'Remove it' }).click();
    await expect(field).toHaveAccessibleDescription('Type your password to confirm.');
    await field.fill('not my password');
    await field.press('Enter');
    await expect(field).toHaveAccessibleDescription('That isn’t your password.');
    await field.fill(password);
    await field.press('Enter');
    await expect(page.getByRole('button', { name: /^Remove passkey/ })).toHaveCount(0);

    await page.goto(`${site}/settings/privacy`);
    await page.getByRole('button', { name: 'Delete me' }).click();
    const deleting = page.getByRole('dialog', { name: 'Delete Sorrel Keeper?' });
    const secret = deleting.getByLabel('Your password, to be sure');
    await secret.fill('not my password');
    await deleting.getByRole('button', { name: 'Delete me' }).click();
    await expect(secret).toHaveAccessibleDescription('That isn’t your password.');
    await secret.fill(password);
    await deleting.getByRole('button', { name: 'Delete me' }).click();
    await expect(page).toHaveURL(`${site}/farewell`);
    await expect(page.getByRole('heading', { name: 'Goodbye, Sorrel Keeper' })).toBeVisible();
    await expect(settingsButton(page)).not.toContainText('Sorrel Keeper');
    await page.getByRole('link', { name: 'To the start' }).click();
    await expect(page.getByRole('link', { name: 'Sign in' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Your account' })).toHaveCount(0);
  });

  test('deletes a player without an account by a yes', async ({ page }) => {
    await page.goto('/settings/privacy');
    const name = (await settingsButton(page).textContent()) ?? '';
    await page.getByRole('button', { name: 'Delete me' }).click();
    const deleting = page.getByRole('dialog');
    await expect(deleting.getByLabel('Your password, to be sure')).toHaveCount(0);
    await deleting.getByRole('button', { name: 'Delete me' }).click();
    await expect(page).toHaveURL('/farewell');
    await expect(page.getByRole('heading', { name: /^Goodbye/ })).toBeVisible();
    await expect(settingsButton(page)).not.toHaveText(name);
  });
});

test.describe('a transfer code', () => {
  // It is used twice.
  test.use({ allowedErrors: [/410 \(Gone\)/] });

  test('a code brings a player without an account to another device, once', async ({
    page,
    openPlayer,
    finishGame,
  }) => {
    await finishGame(page.request, { rounds: 2 });
    await page.goto('/settings/account');
    await page.getByRole('button', { name: 'Play on another device' }).click();
    const code = await page.getByLabel('Transfer code').inputValue();

    const claimOn = async (other: Page) => {
      await other.goto('/login?way=code&from=/jinx/archive');
      await other.getByLabel('Code from the other device').fill(code.toLowerCase());
      await other.getByRole('button', { name: 'Go on here' }).click();
    };
    const phone = await openPlayer();
    // The link of the QR code.
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await phone.goto(`/login?way=code&from=/jinx/archive#code=${code.replaceAll(/\W/g, '')}`);
    await expect(phone.getByLabel('Code from the other device')).not.toHaveValue('');
    await phone.getByRole('button', { name: 'Go on here' }).click();
    await expect(phone).toHaveURL('/jinx/archive');
    await expect(resultLinks(phone)).toHaveCount(1);
    await expect(settingsButton(phone)).toHaveText(
      (await settingsButton(page).textContent()) ?? '',
    );
    await phone.close();

    const thief = await openPlayer();
    await claimOn(thief);
    await expect(thief.getByText('That code has run out. Ask for a new one.')).toBeVisible();
  });
});

test.describe('as an admin', () => {
  test.use({ allowedErrors: [/401/] });

  test('an admin signs in with the admin password only', async ({ page }) => {
    await page.goto('/admin/theme-lab');
    await expect(page).toHaveURL('/login?from=%2Fadmin%2Ftheme-lab');
    await page.getByRole('tab', { name: 'Admin' }).click();
    await submitAdminPassword(page, 'guessing wildly');
    await expect(page.getByText('That isn’t the admin password.')).toBeVisible();
    await submitAdminPassword(page);
    await expect(page).toHaveURL('/admin/theme-lab');
    expect(await readAuthFlags(page)).toEqual(['true', 'true']);
    await page.goto('/settings/account');
    await page.getByRole('button', { name: 'Stop being an admin' }).click();
    await expect(page.getByRole('button', { name: 'Stop being an admin' })).toHaveCount(0);
    expect(await readAuthFlags(page)).toEqual(['false', 'false']);
  });

  test('an admin session that has expired is noticed on a reload', async ({ page }) => {
    await signInAsAdmin(page, '/settings/account');
    await expect(page.getByRole('button', { name: 'Stop being an admin' })).toBeVisible();
    // As after thirty minutes: the server has ended it, and this browser doesn't know.
    const ended = await page.request.delete('/api/auth/admin');
    expect(ended.ok()).toBe(true);
    expect(await readAuthFlags(page)).toEqual(['true', 'true']);
    await page.reload();
    await expect(page.getByRole('button', { name: 'Stop being an admin' })).toHaveCount(0);
    await expect.poll(() => readAuthFlags(page)).toEqual(['false', 'false']);
  });
});

test('the guards redirect to the login and back, and never to another site', async ({ page }) => {
  await page.goto('/jinx/test?pair=1');
  await expect(page).toHaveURL('/login?from=%2Fjinx%2Ftest%3Fpair%3D1');
  await page.getByRole('tab', { name: 'Register' }).click();
  const email = newEmail();
  await submitRegistration(page, { email });
  await saveRecoveryCodes(page);
  await expect(page).toHaveURL('/jinx/test?pair=1');

  await page.goto('/admin');
  await expect(page).toHaveURL('/');
  await signOut(page);
  await page.goto('/login?from=//evil.example/');
  await signIn(page, email);
  await expect(page).toHaveURL('/');
});
