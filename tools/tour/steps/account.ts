import type { Page } from '@playwright/test';
import { playTodaysPuzzle } from '../scenes.ts';
import { type Step, stepsWith, waitForText } from '../step.ts';

const password = 'three quiet herons';

/** Each look has a browser context of its own, and registers a new account. Resolves with its address. */
async function register(page: Page): Promise<string> {
  const email = `tour-${Date.now()}@example.org`;
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
  return email;
}

const login = stepsWith({ path: '/login' });
const registerForm = stepsWith({ path: '/login?way=register' });
const newAccount = stepsWith({ path: '/login?way=register&from=/account', player: 'stranger' });

export const steps: Step[] = [
  login('login', (page) => waitForText(page, 'Continue with Google'), {
    extent: 'everything',
    docs: true,
  }),
  login(
    'login-wrong-password',
    async (page) => {
      await page.getByLabel('E-mail').fill('nobody@example.org');
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await waitForText(page, 'don’t go together');
    },
    { allowedErrors: [/401/] },
  ),
  registerForm('login-register', undefined, { textSize: 200, player: 'longest' }),
  registerForm('login-register-advice', async (page) => {
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await waitForText(page, 'doesn’t look like an e-mail');
  }),
  { name: 'login-code', path: '/login?way=code', extent: 'once' },
  { name: 'login-admin', path: '/login?way=admin', extent: 'once' },
  newAccount(
    'account',
    async (page) => {
      await register(page);
      await page.getByRole('button', { name: 'I have kept them' }).click();
      await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
      await waitForText(page, 'This one');
    },
    { extent: 'everything' },
  ),
  newAccount('account-brought-along', async (page) => {
    const email = await register(page);
    await page.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await page.waitForURL('/');
    await playTodaysPuzzle(page);
    await page.goto('/login?from=/account');
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await waitForText(page, 'You can undo this until');
  }),
  newAccount('recovery-codes', async (page) => {
    await register(page);
    await waitForText(page, 'I have kept them');
  }),
  {
    name: 'forgot-password',
    path: '/forgot-password',
    prepare: (page) => waitForText(page, 'This server sends no mail'),
  },
  { name: 'reset-password', path: '/reset-password#token=abc', extent: 'once' },
  {
    name: 'settings-transfer-code',
    path: '/settings/account',
    extent: 'once',
    player: 'stranger',
    async prepare(page) {
      await page.getByRole('button', { name: 'Play on another device' }).click();
      await waitForText(page, 'It works once');
    },
  },
  { name: 'auth-test', path: '/auth-test', prepare: (page) => waitForText(page, 'orphanedData') },
];
