import type { Page } from '@playwright/test';
import { expect, signInAsAdmin, test } from './support/desk.ts';
import { renamePlayer } from './support/friends.ts';
import { expectAccessible, expectNoHorizontalScroll, pageHeading } from './support/page-checks.ts';

test.use({ timezoneId: 'UTC', locale: 'en-GB' });
test.describe.configure({ mode: 'default' });

const notice = (page: Page) => page.getByRole('heading', { name: 'You can’t play for a while' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Player' });

/** Searches for the player, and opens their sheet. */
async function open(admin: Page, name: string): Promise<void> {
  await signInAsAdmin(admin, '/admin/players');
  await admin.getByLabel('Find').fill(name);
  await admin.getByRole('button', { name, exact: true }).click();
  await expect(sheet(admin).getByText('Friend code')).toBeVisible();
}

async function suspend(admin: Page, reason: string, { go = 'Suspend', length = 'A week' } = {}) {
  await sheet(admin).getByLabel('Reason').fill(reason);
  await sheet(admin).getByText(length, { exact: true }).click();
  await sheet(admin).getByRole('button', { name: go, exact: true }).click();
  const asked = admin.getByRole('dialog', { name: new RegExp(`^${go} `) });
  await expect(asked).toContainText(reason);
  await asked.getByRole('button', { name: `${go} them` }).click();
  await expect(asked).toBeHidden();
}

test('an admin suspends a player, who sees it at once, appeals, and plays on when it is lifted', async ({
  page: admin,
  openPlayer,
}) => {
  const player = await openPlayer();
  await player.goto('/jinx/dance');
  await renamePlayer(player, 'Loud Lena');
  await open(admin, 'Loud Lena');
  await expect(sheet(admin).getByText('Plays')).toBeVisible();
  await expectAccessible(admin);
  await suspend(admin, 'Unkind words in three hives.');
  await expect(sheet(admin).getByText('Suspended', { exact: true })).toBeVisible();

  // Without a reload, and wherever they go.
  await expect(notice(player)).toBeVisible();
  await expect(player.getByText('Unkind words in three hives.')).toBeVisible();
  await expect(player.getByText(/^Until \d+ \w+ 20\d\d/)).toBeVisible();
  await expect(player.getByRole('navigation')).toHaveCount(0);
  // From here on their page sends no request that would be refused, not even when it is left.
  const refused: string[] = [];
  player.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url());
  });
  const counted: string[] = [];
  player.on('request', (request) => {
    if (/\/api\/events\//.test(request.url())) counted.push(request.url());
  });
  for (const path of ['/jinx/daily', '/jinx/dance', '/jinx/daily']) {
    await player.goto(path);
    await expect(notice(player)).toBeVisible();
  }
  await expectAccessible(player);
  for (const width of [320, 390, 1280]) {
    await player.setViewportSize({ width, height: 844 });
    await expectNoHorizontalScroll(player);
  }

  await player.getByRole('button', { name: 'Write to us' }).click();
  const form = player.getByRole('dialog', { name: 'Tell the bee' });
  await form.getByText('Other', { exact: true }).click();
  await form.getByLabel('What’s on your mind?').fill('It was my little brother');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(player.getByText(/^You wrote, /)).toBeVisible();
  const [file] = await Promise.all([
    player.waitForEvent('download'),
    player.getByRole('button', { name: 'Download my data' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('bee-jinx-my-data.json');

  expect([refused, counted]).toEqual([[], []]);

  // The appeal stands beside the sanction, and the feedback links to the player.
  await admin.goto('/admin/feedback');
  await expect(admin.getByRole('row', { name: /It was my little brother/ })).toContainText(
    'Appeal',
  );
  await admin.getByRole('link', { name: 'Loud Lena' }).click();
  await expect(sheet(admin).getByRole('link', { name: 'It was my little brother' })).toBeVisible();
  await sheet(admin).getByLabel('Reason').fill('Her brother has an account of his own now.');
  await sheet(admin).getByRole('button', { name: 'Let them play again' }).click();
  await expect(sheet(admin).getByText('Plays')).toBeVisible();
  await expect(notice(player)).toBeHidden();
  await expect(pageHeading(player)).toBeVisible();
  expect(await renamePlayer(player, 'Quiet Lena')).toBe(200);

  await admin.goto('/admin?show=trail');
  await expect(admin.getByRole('row', { name: /^lifted the suspension/ })).toContainText(
    'Her brother has an account of his own now.',
  );
});

test('a banned player is told that there is no end, can leave, and their partner isn’t told why', async ({
  page: admin,
  browser,
  desk,
}) => {
  const [context, other] = await Promise.all([browser.newContext(), browser.newContext()]);
  const player = await context.newPage();
  const partner = await other.newPage();
  await Promise.all([player, partner].map((one) => one.goto(`${desk.server.url}/jinx/dance`)));
  await renamePlayer(player, 'Rude Rudi');
  await renamePlayer(partner, 'Patient Pia');
  const invite = await player.request.post(`${desk.server.url}/api/multiplayer/games/invite`, {
    data: {},
  });
  const { gameId } = (await invite.json()).data.game;
  const taken = await partner.request.post(`${desk.server.url}/api/multiplayer/games/respond`, {
    data: { gameId, accept: true },
  });
  expect(taken.ok()).toBe(true);
  await partner.goto(`${desk.server.url}/jinx/dance/${gameId}`);

  await open(admin, 'Rude Rudi');
  await suspend(admin, 'Threats.', { go: 'Ban', length: 'For good' });
  await expect(sheet(admin).getByText('Banned', { exact: true })).toBeVisible();
  await expect(partner.getByText('Rude Rudi can’t dance now.').first()).toBeVisible();
  await expect(player.getByRole('heading', { name: 'You can’t play here any more' })).toBeVisible();
  await player.getByRole('button', { name: 'Delete me' }).click();
  const sure = player.getByRole('dialog', { name: 'Delete Rude Rudi?' });
  await sure.getByRole('button', { name: 'Delete me' }).click();
  await expect(player.getByRole('heading', { name: 'You can’t play here any more' })).toBeHidden();
  await Promise.all([context.close(), other.close()]);
});

test.describe('a player who is signed out', () => {
  // Refused until their page notices.
  test.use({ allowedErrors: [/401 \(Unauthorized\)/] });

  test('an admin signs a player out', async ({ page: admin, openPlayer }) => {
    const player = await openPlayer();
    await player.goto('/jinx/dance');
    await renamePlayer(player, 'Lost Phone');
    await open(admin, 'Lost Phone');
    await sheet(admin).getByRole('button', { name: 'End all sessions' }).click();
    const asked = admin.getByRole('dialog', { name: 'Sign them out everywhere?' });
    await asked.getByRole('button', { name: 'End all sessions' }).click();
    await expect(sheet(admin).getByText('They are signed in nowhere.')).toBeVisible();
    await expect(player.getByText('You are signed out.')).toBeVisible();
  });
});
