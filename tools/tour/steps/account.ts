import type { Page } from '@playwright/test';
import type { Step } from '../step.ts';

const password = 'three quiet herons';

/** Each look is another browser, and each registers anew. */
async function register(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(`tour-${Date.now()}@example.org`);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Register', exact: true }).click();
}

export const steps: Step[] = [
  {
    name: 'login',
    path: '/login',
    extent: 'everything',
    docs: true,
    prepare: (page) => page.getByText('Supabase not configured').waitFor(),
  },
  {
    name: 'login-wrong-password',
    path: '/login',
    allowedErrors: [/401/],
    async prepare(page) {
      await page.getByLabel('E-mail').fill('nobody@example.org');
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await page.getByText('don’t go together').waitFor();
    },
  },
  { name: 'login-register', path: '/login?way=register', textSize: 200, player: 'longest' },
  {
    name: 'login-register-advice',
    path: '/login?way=register',
    async prepare(page) {
      await page.getByRole('button', { name: 'Register', exact: true }).click();
      await page.getByText('doesn’t look like an e-mail').waitFor();
    },
  },
  { name: 'login-code', path: '/login?way=code', extent: 'once' },
  { name: 'login-admin', path: '/login?way=admin', extent: 'once' },
  {
    name: 'account',
    path: '/login?way=register&from=/account',
    extent: 'everything',
    player: 'stranger',
    async prepare(page) {
      await register(page);
      await page.getByRole('button', { name: 'I have kept them' }).click();
      await page.getByRole('heading', { name: 'Where you are signed in' }).waitFor();
      await page.getByText('This one').waitFor();
    },
  },
  {
    name: 'recovery-codes',
    path: '/login?way=register&from=/account',
    player: 'stranger',
    async prepare(page) {
      await register(page);
      await page.getByText('I have kept them').waitFor();
    },
  },
  {
    name: 'forgot-password',
    path: '/forgot-password',
    prepare: (page) => page.getByText('This server sends no mail').waitFor(),
  },
  { name: 'reset-password', path: '/reset-password#token=abc', extent: 'once' },
  {
    name: 'settings-transfer-code',
    path: '/settings',
    extent: 'once',
    player: 'stranger',
    async prepare(page) {
      await page.getByRole('button', { name: 'Play on another device' }).click();
      await page.getByText('It works once').waitFor();
    },
  },
  {
    name: 'auth-test',
    path: '/auth-test',
    prepare: (page) => page.getByText('orphanedData').waitFor(),
  },
];
