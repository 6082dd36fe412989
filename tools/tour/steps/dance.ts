import { befriend, openDanceInvite, playDance, receiveDanceInvite } from '../scenes.ts';
import { type Step, stepsWith, waitForHeading } from '../step.ts';

const path = '/jinx/dance';
const lobby = stepsWith({ path, player: 'stranger' });
const twoRounds = [
  ['moon', 'cheese'],
  ['mouse', 'cow'],
] as const;

export const steps: Step[] = [
  lobby('dance-lobby-empty', (page) => waitForHeading(page, 'No dances yet')),
  lobby('dance-lobby', async (page) => {
    await playDance(page, { rounds: [['farm', 'farm']] });
    await playDance(page, { rounds: twoRounds, mine: 'milk' });
    await playDance(page, { rounds: twoRounds, theirs: 'farm' });
    await page.goto(path);
    await waitForHeading(page, 'Finished');
  }),
  lobby('dance-invite-sheet', async (page) => {
    await page.getByRole('button', { name: 'More ways to invite' }).click();
    await page.getByRole('dialog').waitFor();
  }),
  lobby('dance-invite-friend', async (page) => {
    await befriend(page, ['Maya', 'Theodora Featherstone']);
    await page.reload();
    await page.getByRole('button', { name: 'More ways to invite' }).click();
    await page.getByRole('radio', { name: 'Maya' }).check();
  }),
  lobby('dance-open-invite', async (page) => {
    await openDanceInvite(page);
    await page.getByLabel('Your first word').waitFor();
  }),
  lobby('dance-first-round', async (page) => {
    await playDance(page);
    await waitForHeading(page, 'Round 1');
  }),
  lobby('dance-that-counts', async (page) => {
    await playDance(page, { rounds: twoRounds });
    await page.getByRole('button', { name: 'That counts' }).waitFor();
  }),
  lobby(
    'dance-their-word-sealed',
    async (page) => {
      await playDance(page, { rounds: twoRounds, theirs: 'farm' });
      await waitForHeading(page, 'Round 3');
    },
    { extent: 'everything', docs: true },
  ),
  lobby('dance-my-word-sealed', async (page) => {
    await playDance(page, { rounds: twoRounds, mine: 'incomprehensibilities' });
    await waitForHeading(page, 'Round 3');
  }),
  lobby('dance-deciding', async (page) => {
    await playDance(page, { rounds: [...twoRounds, ['milk', 'field']], maxRounds: 3 });
    await waitForHeading(page, 'Go on?');
  }),
  lobby(
    'dance-jinx',
    async (page) => {
      await playDance(page, { rounds: [...twoRounds, ['farm', 'farm']] });
      await waitForHeading(page, 'What the bee would have said');
    },
    { extent: 'everything', docs: true },
  ),
  lobby('dance-friend-request', async (page) => {
    await playDance(page, { rounds: [...twoRounds, ['farm', 'farm']], befriends: true });
    const menu = page.getByRole('button', { name: 'What to do about' });
    await menu.scrollIntoViewIfNeeded();
    await menu.click();
    await page.getByRole('menuitem', { name: 'Block' }).waitFor();
  }),
  lobby('dance-notes', async (page) => {
    await playDance(page, { rounds: [...twoRounds, ['farm', 'farm']] });
    await page.getByRole('heading', { name: 'The bee’s notes' }).click();
    await page.getByText('Most people:').first().waitFor();
  }),
  lobby('dance-history', async (page) => {
    await playDance(page, { rounds: [...twoRounds, ['farm', 'farm']] });
    await playDance(page, { rounds: [['honey', 'honey']] });
    await page.goto('/jinx/dance/history');
    await waitForHeading(page, 'Finished');
  }),
  lobby('dance-head-to-head', async (page) => {
    await playDance(page, { rounds: [...twoRounds, ['farm', 'farm']] });
    const telepathy = page.locator('details').filter({ hasText: 'Telepathy' });
    await telepathy.evaluate((fold: HTMLDetailsElement) => {
      fold.open = true;
    });
    await page.getByRole('link', { name: 'Your dances together' }).click();
    await waitForHeading(page, 'Finished');
  }),
  lobby(
    'dance-nobody-answers',
    async (page) => {
      await page.route('**/api/multiplayer/games/*', (route) => route.abort());
      await page.goto('/jinx/dance/dance_0');
      await waitForHeading(page, 'The bee isn’t answering');
    },
    { allowedErrors: [/ERR_FAILED/] },
  ),
  lobby('inbox-empty', (page) => waitForHeading(page, 'Nothing new'), { path: '/inbox' }),
  lobby('inbox', async (page) => {
    await playDance(page, { rounds: [['farm', 'farm']] });
    await receiveDanceInvite(page);
    await page.getByRole('button', { name: 'Inbox, 1 unread' }).click();
    await page.getByRole('link', { name: /invites you to dance/ }).waitFor();
  }),
  lobby('test-rig', async (page) => {
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
  }),
];
