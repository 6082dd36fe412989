import { newEmail, register, settingsButton } from './support/account.ts';
import { expect, test } from './support/fixtures.ts';
import { expectUsable } from './support/page-checks.ts';

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

test('every account page is accessible, and fits 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/login',
    '/login?way=register',
    '/login?way=code',
    '/login?way=admin',
    '/forgot-password',
    '/reset-password',
    '/reset-password#token=abc',
    '/auth-test',
    '/settings',
  ]) {
    await page.goto(path);
    await expect(settingsButton(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectUsable(page);
  }
  await register(page, newEmail(), 'Rosemary Keeper');
  for (const path of ['/account', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
    await expectUsable(page);
  }
});
