import { expect, type Page } from '@playwright/test';
import { adminPassword } from '../../tools/services/admin-password.ts';

export const password = 'three quiet herons';
let made = 0;
export const newEmail = () => `player-${process.pid}-${++made}@example.org`;

export const settingsButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /settings/i });

export const readAuthFlags = (page: Page) =>
  page.evaluate(() => [localStorage.getItem('authenticated'), localStorage.getItem('isAdmin')]);

export const resultLinks = (page: Page) => page.getByRole('link', { name: /No. \d+, jinx in 2/ });

export async function expectResults(page: Page, count: number): Promise<void> {
  await page.goto('/jinx/archive');
  await expect(page.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  await expect(resultLinks(page)).toHaveCount(count);
}

/** Recovery codes are shown with a new account, and after a recovery. */
export async function saveRecoveryCodes(page: Page): Promise<string[]> {
  await expect(page.getByRole('heading', { name: 'Keep these codes' })).toBeVisible();
  const codes = await page
    .getByRole('list', { name: 'Recovery codes' })
    .getByRole('listitem')
    .allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  return codes;
}

interface Registration {
  email: string;
  name?: string;
  secret?: string;
}

/** On the open form. Without a name, the player keeps theirs. */
export async function submitRegistration(
  page: Page,
  { email, name, secret = password }: Registration,
): Promise<void> {
  if (name) await page.getByLabel('Display name').fill(name);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}

export async function register(page: Page, email: string, name: string): Promise<string[]> {
  await page.goto('/login?way=register&from=/settings');
  await submitRegistration(page, { email, name });
  const codes = await saveRecoveryCodes(page);
  await expect(page).toHaveURL('/settings');
  await expect(settingsButton(page)).toContainText(name);
  return codes;
}

export async function signIn(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(secret);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

export async function signOut(page: Page): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page).toHaveURL('/');
}

export async function submitAdminPassword(page: Page, secret = adminPassword): Promise<void> {
  await page.getByLabel('Admin password').fill(secret);
  await page.getByRole('button', { name: 'Enter as admin' }).click();
}

export async function signInAsAdmin(page: Page, path: string): Promise<void> {
  await page.goto(`/login?way=admin&from=${encodeURIComponent(path)}`);
  await submitAdminPassword(page);
  await expect(page).toHaveURL(path);
}

/** Chromium's virtual authenticator, which confirms every request. */
export async function addVirtualAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
