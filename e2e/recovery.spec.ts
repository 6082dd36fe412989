import { readFileSync } from 'node:fs';
import { TestMailServer } from '../packages/server/src/testing/test-mail-server.ts';
import {
  newEmail,
  password,
  register,
  saveRecoveryCodes,
  settingsButton,
  signIn,
  submitRegistration,
} from './support/account.ts';
import { test as base, expect } from './support/fixtures.ts';

const origin = 'https://play.example.org';
const newPassword = 'four loud magpies';

/** With a mail server on this machine. */
const test = base.extend<object, { mails: TestMailServer }>({
  mails: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const mails = await TestMailServer.open();
      await use(mails);
      await mails.close();
    },
    { scope: 'worker' },
  ],
  serverSettings: [
    async ({ mails }, use) =>
      use({ SMTP_URL: mails.url, MAIL_FROM: 'Bee Jinx <bee@example.org>', PUBLIC_URL: origin }),
    { scope: 'worker' },
  ],
});

test.use({ timezoneId: 'UTC', locale: 'en-GB', allowedErrors: [/401|410|422/] });
// In one worker: starting a second server would take longer than it saves.
test.describe.configure({ mode: 'default' });

test('who registers is shown ten codes to keep, and later how many are left', async ({ page }) => {
  await page.goto('/login?way=register&from=/account');
  await submitRegistration(page, { email: newEmail() });
  const list = page.getByRole('list', { name: 'Recovery codes' });
  await expect(list.getByRole('listitem')).toHaveCount(10);
  const shown = await list.getByRole('listitem').allTextContents();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download' }).click();
  const file = readFileSync(await (await downloading).path(), 'utf8');
  for (const code of shown) expect(file).toContain(code);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page).toHaveURL('/account');
  await expect(page.getByText(/^10 left, made /)).toBeVisible();
  expect(
    await page.evaluate(() => JSON.stringify([history.state, { ...localStorage }])),
  ).not.toContain(shown[0]);

  await page.getByLabel('Your password, for new codes').fill(password);
  await page.getByRole('button', { name: 'Make new codes' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(10);
  expect(await list.getByRole('listitem').allTextContents()).not.toEqual(shown);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(list).toHaveCount(0);
});

test('a recovery code sets a new password, and the owner finds the notice in the inbox', async ({
  page,
  openPlayer,
}) => {
  const email = newEmail();
  const [code = ''] = await register(page, email, 'Thyme Keeper');
  const elsewhere = await openPlayer();
  await elsewhere.goto('/login');
  await elsewhere.getByRole('link', { name: 'Forgot password?' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  const panel = elsewhere.getByRole('region', { name: 'With a recovery code' });
  await panel.getByLabel('E-mail').fill(email);
  await panel.getByLabel('Recovery code').fill('0000-0000-0000-0000');
  await panel.getByLabel('New password').fill(newPassword);
  await panel.getByRole('button', { name: 'Set the new password' }).click();
  await expect(panel.getByText(/don’t go together/)).toBeVisible();
  await panel.getByLabel('Recovery code').fill(code.toLowerCase());
  await panel.getByRole('button', { name: 'Set the new password' }).click();
  expect(await saveRecoveryCodes(elsewhere)).toHaveLength(10);
  await expect(elsewhere).toHaveURL('/');
  await expect(settingsButton(elsewhere)).toContainText('Thyme Keeper');

  await elsewhere.goto('/inbox');
  await elsewhere.getByText(/A recovery code was used to set a new password: \w+ on \w+/).click();
  await expect(elsewhere).toHaveURL('/account');
  await elsewhere.close();
  await page.reload();
  await expect(settingsButton(page)).not.toContainText('Thyme Keeper');
});

test('a link by mail sets a new password, once', async ({ page, mails, openPlayer }) => {
  const email = newEmail();
  const owner = await openPlayer();
  await register(owner, email, 'Borage Keeper');
  await owner.close();
  await page.goto('/forgot-password');
  await page.getByLabel('E-mail you sign in with').fill(email);
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(
    page.getByText(`If there is an account for ${email}, a link is on its way.`),
  ).toBeVisible();
  const mailed = () => mails.received.find(({ to }) => to === email)?.text ?? '';
  await expect.poll(mailed).toContain(`${origin}/reset-password#token=`);
  const link = /\/reset-password#token=[\w-]+/.exec(mailed())?.[0] ?? '';
  await page.goto(link);
  await page.getByLabel('New password').fill('short');
  await page.getByRole('button', { name: 'Set the new password' }).click();
  await expect(page.getByLabel('New password')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('New password').fill(newPassword);
  await page.getByRole('button', { name: 'Set the new password' }).click();
  expect(await saveRecoveryCodes(page)).toHaveLength(10);
  await expect(page).toHaveURL('/');
  await expect(settingsButton(page)).toContainText('Borage Keeper');

  const again = await openPlayer();
  await again.goto(link);
  await again.getByLabel('New password').fill('five sly foxes');
  await again.getByRole('button', { name: 'Set the new password' }).click();
  await expect(again.getByText(/That link has run out, or was used already/)).toBeVisible();
  await again.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(again).toHaveURL('/forgot-password');
  await again.goto('/login?from=/settings');
  await signIn(again, email, newPassword);
  await expect(again).toHaveURL('/settings');
  await again.goto('/inbox');
  await expect(again.getByText(/New sign-in: \w+ on \w+/)).toBeVisible();
});
