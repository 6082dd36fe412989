import type { Page } from '@playwright/test';
import { startTestIssuer, type TestIssuer } from '../packages/server/src/testing/test-issuer.ts';
import { readAuthFlags, resultLinks, settingsButton } from './support/account.ts';
import { test as base, expect } from './support/fixtures.ts';

/** With a stand-in for Supabase that signs real tokens. */
const test = base.extend<object, { issuer: TestIssuer }>({
  issuer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const issuer = await startTestIssuer(() => Date.now());
      await use(issuer);
      await issuer.stop();
    },
    { scope: 'worker' },
  ],
  serverSettings: [
    async ({ issuer }, use) => use({ SUPABASE_URL: issuer.url, SUPABASE_ANON_KEY: 'publishable' }),
    { scope: 'worker' },
  ],
});

test.use({ timezoneId: 'UTC', locale: 'en-GB', allowedErrors: [/ERR_FAILED/] });
// In one worker: starting a second server would take longer than it saves.
test.describe.configure({ mode: 'default' });

test('Google gives the player of this browser an account, in place', async ({
  page,
  finishGame,
}) => {
  await finishGame(page.request, { rounds: 2 });
  await page.goto('/login?from=/jinx/archive');
  const name = (await settingsButton(page).textContent()) ?? '';
  // Without a connection after the redirect: the token is still good after a reload.
  await page.route('**/api/auth/supabase', (route) => route.abort());
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute('**/api/auth/supabase');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL('/jinx/archive');
  await expect(resultLinks(page)).toHaveCount(1);
  await expect(settingsButton(page)).toHaveText(name);
  expect(await readAuthFlags(page)).toEqual(['true', 'false']);
});

test('a link in an e-mail signs in to the same account elsewhere, and brings games along', async ({
  page,
  issuer,
  openPlayer,
  finishGame,
}) => {
  const token = await issuer.token(issuer.claims('reader of the mail'));
  const followLink = async (device: Page) => {
    await device.goto('/login?from=/jinx/archive');
    await device.getByLabel('E-mail').fill('reader@example.org');
    await device.getByRole('button', { name: 'E-mail me a link' }).click();
    await device.getByLabel('E-mail').fill('another@example.org');
    await expect(device.getByText('A link is on its way to reader@example.org')).toBeVisible();
    await device.getByRole('tab', { name: 'Register' }).click();
    await expect(device.getByLabel('E-mail')).toHaveValue('another@example.org');
    await device.goto(`${issuer.links.at(-1)?.redirectTo}#access_token=${token}`);
  };
  await followLink(page);
  await expect(page).toHaveURL('/jinx/archive');

  const phone = await openPlayer();
  await finishGame(phone.request, { rounds: 2 });
  await followLink(phone);
  await expect(phone).toHaveURL('/jinx/archive');
  await expect(resultLinks(phone)).toHaveCount(1);
  await expect(settingsButton(phone)).toHaveText((await settingsButton(page).textContent()) ?? '');
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

base.describe('without settings', () => {
  base.use({ allowedErrors: [/503/] });

  base(
    'Google and the link answer at their own button, with what works instead',
    async ({ page }) => {
      await page.goto('/login');
      for (const name of ['Continue with Google', 'E-mail me a link']) {
        const button = page.getByRole('button', { name });
        await page.getByLabel('E-mail').fill('anna@example.org');
        await button.click();
        const answer = page.getByText('Supabase not configured', { exact: true });
        await expect(answer).toBeInViewport();
        await expect(page.getByText(/What works here: your e-mail and password/)).toBeInViewport();
        const [above, below] = [await button.boundingBox(), await answer.boundingBox()];
        const gap = (below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0);
        expect(gap).toBeGreaterThanOrEqual(0);
        expect(gap).toBeLessThan(40);
      }
      await expect(page.getByRole('tab', { name: 'Admin' })).toHaveCount(0);
    },
  );
});
