import type { Page } from '@playwright/test';
import { befriend, createPlayerCode } from '../befriend.ts';
import type { Step } from '../step.ts';

const path = '/friends';
const player = 'stranger';
const names = ['Maya', 'Maximiliana Wollwortmann', 'نحلة العسل', 'Ben'];

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();
const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Your friends' }).getByRole('button', { name });

async function withFriends(page: Page): Promise<void> {
  await befriend(page, { names, dances: true });
  await rowOf(page, 'Ben').waitFor();
}

export const steps: Step[] = [
  { name: 'friends-empty', path, player, prepare: (page) => heading(page, 'No friends yet') },
  {
    name: 'friends',
    path,
    player,
    extent: 'everything',
    docs: true,
    prepare: withFriends,
  },
  { name: 'friends-large-text', path, player, textSize: 200, prepare: withFriends },
  {
    name: 'friends-detail',
    path,
    player,
    async prepare(page) {
      await withFriends(page);
      await rowOf(page, 'Maya').click();
      await page.getByText('No dances yet').waitFor();
    },
  },
  {
    name: 'friends-block',
    path,
    player,
    async prepare(page) {
      await withFriends(page);
      await rowOf(page, 'Maximiliana').click();
      await page.getByRole('button', { name: 'Block' }).click();
      await page.getByRole('button', { name: 'Leave it' }).waitFor();
    },
  },
  {
    name: 'friends-qr-code',
    path,
    player,
    async prepare(page) {
      await page.getByRole('button', { name: 'Show as a QR code' }).click();
      await page.getByRole('img', { name: /^QR code/ }).waitFor();
    },
  },
  { name: 'friends-loading', path, player, holds: '/api/friends' },
  { name: 'friends-offline', path, player, loses: '/api/friends' },
  {
    name: 'invite-friend',
    path,
    player,
    extent: 'everything',
    docs: true,
    async prepare(page) {
      await page.goto(`/i/f/${await createPlayerCode(page, 'Maya')}`);
      await heading(page, 'invites you');
    },
  },
  {
    name: 'invite-friend-long-name',
    path,
    player,
    async prepare(page) {
      await page.goto(`/i/f/${await createPlayerCode(page, 'Maximiliana Wollwortmann')}`);
      await heading(page, 'invites you');
    },
  },
  {
    name: 'invite-friend-unknown',
    path: '/i/f/ZZZZZZZZ',
    player,
    allowedErrors: [/404/],
    prepare: (page) => heading(page, 'Nobody is behind this link'),
  },
  {
    name: 'invite-friend-offline',
    path: '/i/f/ZZZZZZZZ',
    player,
    loses: '/api/friends/code',
    prepare: (page) => heading(page, 'The invitation waits'),
  },
];
