import type { Page } from '@playwright/test';
import { befriend } from '../befriend.ts';
import { openDanceInvite, playDance, receiveDanceInvite } from '../play-dance.ts';
import type { Step } from '../step.ts';

const path = '/jinx/dance';
const player = 'stranger';
const twoRounds = [
  ['moon', 'cheese'],
  ['mouse', 'cow'],
] as const;

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

export const steps: Step[] = [
  {
    name: 'dance-lobby-empty',
    path,
    player,
    prepare: (page) => heading(page, 'No dances yet'),
  },
  {
    name: 'dance-lobby',
    path,
    player,
    async prepare(page) {
      await playDance(page, { rounds: [['farm', 'farm']] });
      await playDance(page, { rounds: twoRounds, mine: 'milk' });
      await playDance(page, { rounds: twoRounds, theirs: 'farm' });
      await page.goto(path);
      await heading(page, 'Finished');
    },
  },
  {
    name: 'dance-invite-sheet',
    path,
    player,
    async prepare(page) {
      await page.getByRole('button', { name: 'Invite someone' }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'dance-invite-friend',
    path,
    player,
    async prepare(page) {
      await befriend(page, { names: ['Maya', 'Theodora Featherstone'] });
      await page.reload();
      await page.getByRole('button', { name: 'Invite someone' }).click();
      await page.getByRole('radio', { name: 'Maya' }).check();
    },
  },
  {
    name: 'dance-open-invite',
    path,
    player,
    async prepare(page) {
      await openDanceInvite(page);
      await page.getByLabel('Your first word').waitFor();
    },
  },
  {
    name: 'dance-first-round',
    path,
    player,
    async prepare(page) {
      await playDance(page);
      await heading(page, 'Round 1');
    },
  },
  {
    name: 'dance-that-counts',
    path,
    player,
    async prepare(page) {
      await playDance(page, { rounds: twoRounds });
      await page.getByRole('button', { name: 'That counts' }).waitFor();
    },
  },
  {
    name: 'dance-their-word-sealed',
    path,
    player,
    extent: 'everything',
    docs: true,
    async prepare(page) {
      await playDance(page, { rounds: twoRounds, theirs: 'farm' });
      await heading(page, 'Round 3');
    },
  },
  {
    name: 'dance-my-word-sealed',
    path,
    player,
    async prepare(page) {
      await playDance(page, { rounds: twoRounds, mine: 'incomprehensibilities' });
      await heading(page, 'Round 3');
    },
  },
  {
    name: 'dance-deciding',
    path,
    player,
    async prepare(page) {
      await playDance(page, { rounds: [...twoRounds, ['milk', 'field']], maxRounds: 3 });
      await heading(page, 'Go on?');
    },
  },
  {
    name: 'dance-jinx',
    path,
    player,
    extent: 'everything',
    docs: true,
    async prepare(page) {
      await playDance(page, { rounds: [...twoRounds, ['farm', 'farm']] });
      await heading(page, 'What the bee would have said');
    },
  },
  {
    name: 'dance-history',
    path,
    player,
    async prepare(page) {
      await playDance(page, { rounds: [...twoRounds, ['farm', 'farm']] });
      await playDance(page, { rounds: [['honey', 'honey']] });
      await page.goto('/jinx/dance/history');
      await heading(page, 'Finished');
    },
  },
  {
    name: 'dance-head-to-head',
    path,
    player,
    async prepare(page) {
      await playDance(page, { rounds: [...twoRounds, ['farm', 'farm']] });
      await page.getByRole('link', { name: 'Your dances together' }).click();
      await heading(page, 'Finished');
    },
  },
  {
    name: 'dance-nobody-answers',
    allowedErrors: [/ERR_FAILED/],
    path,
    player,
    async prepare(page) {
      await page.route('**/api/multiplayer/games/*', (route) => route.abort());
      await page.goto('/jinx/dance/dance_0');
      await heading(page, 'The bee isn’t answering');
    },
  },
  {
    name: 'inbox-empty',
    path: '/inbox',
    player,
    prepare: (page) => heading(page, 'Nothing new'),
  },
  {
    name: 'inbox',
    path,
    player,
    async prepare(page) {
      await playDance(page, { rounds: [['farm', 'farm']] });
      await receiveDanceInvite(page);
      await page.getByRole('button', { name: 'Inbox, 1 unread' }).click();
      await page.getByRole('link', { name: /invites you to dance/ }).waitFor();
    },
  },
  {
    name: 'test-rig',
    path,
    player,
    async prepare(page) {
      await page.evaluate(async () => {
        const mine = { displayName: 'Test Pilot', password: 'three quiet herons' };
        await fetch('/api/auth/register', {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ ...mine, email: `${crypto.randomUUID()}@example.org` }),
        });
        localStorage.setItem('authenticated', 'true');
      });
      await page.goto('/jinx/test');
      await page.getByRole('button', { name: 'New dance' }).click();
      await page.getByText('active', { exact: true }).first().waitFor();
      const mine = page.getByRole('region', { name: 'Test Pilot' });
      await mine.getByRole('textbox', { name: 'Word' }).fill('moon');
      await mine.getByRole('button', { name: 'Seal' }).click();
      await mine.getByText('2 of 5').waitFor();
    },
  },
];
