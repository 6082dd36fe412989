import { newEmail, password, register, signIn, submitRegistration } from './support/account.ts';
import { expect, test } from './support/fixtures.ts';

test.describe('when the server says no', () => {
  test.use({ allowedErrors: [/401|409|422|503|ERR_INTERNET_DISCONNECTED/] });

  test('a wrong password is marked, and nothing typed is lost', async ({ page }) => {
    await page.goto('/login');
    await signIn(page, 'nobody@example.org', 'not the right one');
    await expect(page.getByText('That e-mail and password don’t go together.')).toBeVisible();
    await expect(page.getByLabel('Password')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByLabel('Password')).toBeFocused();
    await expect(page.getByLabel('E-mail')).toHaveValue('nobody@example.org');
    await expect(page.getByLabel('Password')).toHaveValue('not the right one');
  });

  test('without a network the form stays as it is', async ({ page, context }) => {
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Continue with Google' })).toBeVisible();
    await context.setOffline(true);
    await signIn(page, 'nobody@example.org');
    await expect(page.getByText(/You’re offline/)).toBeVisible();
    await expect(page.getByLabel('Password')).toHaveValue(password);
    await context.setOffline(false);
  });

  test('an e-mail that is taken, and a password that many use, are marked', async ({
    page,
    openPlayer,
  }) => {
    const email = newEmail();
    const other = await openPlayer();
    await register(other, email, 'Sage Keeper');
    await other.close();
    await page.goto('/login?way=register');
    await submitRegistration(page, { email, secret: 'qwertyuiop' });
    await expect(page.getByText(/Many people use that password/)).toBeVisible();
    await page.getByLabel('Password').fill('another long password');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect(page.getByText('There is an account with that e-mail already.')).toBeVisible();
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  });
});
