import type { Page } from '@playwright/test';
import { befriend, createPlayer, receiveFriendRequests } from '../scenes.ts';
import { type Step, stepsWith, waitForHeading } from '../step.ts';

const names = ['Maya', 'Maximiliana Wollwortmann', 'نحلة العسل', 'Ben'];
const screen = stepsWith({ path: '/friends', player: 'stranger' });
const invite = stepsWith({ path: '/i/f/ZZZZZZZZ', player: 'stranger' });

const rowOf = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Your friends' }).getByRole('button', { name });

async function withFriends(page: Page): Promise<void> {
  await befriend(page, names, 'Maya');
  await rowOf(page, 'Ben').waitFor();
}

async function openInviteOf(page: Page, name: string): Promise<void> {
  const { friendCode } = (await createPlayer(page, name)).player;
  await page.goto(`/i/f/${friendCode}`);
  await waitForHeading(page, 'invites you');
}

export const steps: Step[] = [
  screen('friends-empty', (page) => waitForHeading(page, 'No friends yet')),
  screen('friends', withFriends, { extent: 'everything', docs: true }),
  screen('friends-large-text', withFriends, { textSize: 200 }),
  screen('friends-requests', async (page) => {
    await befriend(page, ['Maya']);
    await receiveFriendRequests(page, ['Maximiliana Wollwortmann', 'نحلة العسل', 'Ben']);
    await page.getByRole('button', { name: 'What to do about' }).first().waitFor();
  }),
  screen('friends-requests-menu', async (page) => {
    await receiveFriendRequests(page, ['Maximiliana Wollwortmann']);
    await page.getByRole('button', { name: 'What to do about' }).click();
    await page.getByRole('menuitem', { name: 'Block' }).waitFor();
  }),
  screen('friends-detail', async (page) => {
    await withFriends(page);
    await rowOf(page, 'Maya').click();
    await page.getByText('You two').waitFor();
  }),
  screen('friends-block', async (page) => {
    await withFriends(page);
    await rowOf(page, 'Maximiliana').click();
    await page.getByRole('button', { name: 'Block' }).click();
    await page.getByRole('button', { name: 'Leave it' }).waitFor();
  }),
  screen('friends-qr-code', async (page) => {
    await page.getByRole('button', { name: 'Show as a QR code' }).click();
    await page.getByRole('img', { name: /^QR code/ }).waitFor();
  }),
  screen('friends-loading', undefined, { stalls: '/api/friends' }),
  screen('friends-offline', (page) => page.getByRole('button', { name: 'Try again' }).waitFor(), {
    loses: '/api/friends',
  }),
  screen('invite-friend', (page) => openInviteOf(page, 'Maya'), {
    extent: 'everything',
    docs: true,
  }),
  screen('invite-friend-long-name', (page) => openInviteOf(page, 'Maximiliana Wollwortmann')),
  invite('invite-friend-unknown', (page) => waitForHeading(page, 'Nobody is behind this link'), {
    allowedErrors: [/404/],
  }),
  invite('invite-friend-offline', (page) => waitForHeading(page, 'The invitation waits'), {
    loses: '/api/friends/code',
  }),
];
