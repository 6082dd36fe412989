import type { Page } from '@playwright/test';
import { submitWord } from './support/dance.ts';
import { expect, test } from './support/fixtures.ts';
import {
  friendRow,
  makeFriends,
  makeFriendsByApi,
  readFriendLink,
  renamePlayer,
} from './support/friends.ts';
import { expectUsable, pageHeading, seedLocalStorage } from './support/page-checks.ts';

test.use({
  allowedErrors: [/ERR_FAILED|ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE|status of 4\d\d/],
});

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

test('a newcomer follows a link: friends at once on both screens, and in a dance', async ({
  page,
  openPlayer,
}) => {
  await page.goto('/friends');
  await expect(page.getByRole('heading', { name: 'No friends yet' })).toBeVisible();
  const link = await readFriendLink(page);
  expect(await renamePlayer(page, 'Anna')).toBe(200);

  const newcomer = await openPlayer();
  await newcomer.goto(link);
  await expect(pageHeading(newcomer)).toHaveText(/Anna.* invites you/);
  await expect(newcomer.getByRole('contentinfo')).toBeHidden();
  await newcomer.getByLabel('Your first word').fill('river');
  await newcomer.getByRole('button', { name: 'Be friends and dance' }).click();
  await newcomer.getByLabel('What should your friend call you?').fill('Ben');
  await expect(newcomer.getByText('They’ll read: Ben is your friend now.')).toBeVisible();
  await newcomer.getByRole('button', { name: 'Be friends and dance' }).click();
  await expect(pageHeading(newcomer)).toHaveText('Waiting for Anna');
  await expect(newcomer.getByText('Your first word, river, is sealed.')).toBeVisible();
  await expect(newcomer.getByRole('link', { name: 'Play today’s pair meanwhile' })).toBeVisible();

  await expect(friendRow(page, 'Ben')).toContainText('here now ·');
  await expect(friendRow(page, 'Ben')).toContainText('Invites you to dance');
  await friendRow(page, 'Ben').click();
  await expect(dialog(page, 'Ben').getByText('Here now')).toBeVisible();
  await expect(dialog(page, 'Ben').getByText('Your first dance is waiting')).toBeVisible();
  await dialog(page, 'Ben').getByRole('button', { name: 'Your turn' }).click();
  await page.getByRole('button', { name: /^Dance with/ }).click();
  for (const one of [page, newcomer]) {
    await expect(one.getByRole('heading', { name: 'Round 1', exact: true })).toBeVisible();
  }

  await page.goto('/friends');
  await friendRow(page, 'Ben').click();
  await expect(dialog(page, 'Ben').getByRole('button', { name: 'Your turn' })).toBeVisible();
});

test('who wants to be asked first is asked, says no, is asked again and says yes', async ({
  page,
  openPlayer,
}) => {
  await page.goto('/settings/name');
  const askFirst = page.getByRole('switch', { name: 'Ask me first' });
  await expect(askFirst).not.toBeChecked();
  await askFirst.click();
  await expect(askFirst).toBeChecked();
  await page.goto('/friends');
  const link = await readFriendLink(page);
  expect(await renamePlayer(page, 'Anna')).toBe(200);

  const asker = await openPlayer();
  const beFriends = asker.getByRole('button', { name: 'Just be friends' });
  const ask = async (name?: string) => {
    await asker.goto(link);
    await beFriends.click();
    if (name !== undefined) {
      await asker.getByLabel('What should your friend call you?').fill(name);
      await beFriends.click();
    }
    await expect(pageHeading(asker)).toHaveText(/Anna.* has been asked/);
    await expectUsable(asker);
    await asker.getByRole('link', { name: 'Your friends' }).click();
  };
  const requests = (one: Page) => one.getByRole('region', { name: 'Friend requests' });
  await ask('Ben');
  await expect(requests(asker)).toContainText('You asked; no answer yet');
  await expect(requests(page)).toContainText('Asks to be friends');
  await expectUsable(page);
  await requests(page).getByRole('button', { name: 'No, thanks' }).click();
  for (const one of [page, asker]) await expect(requests(one)).toHaveCount(0);

  await ask();
  await requests(asker).getByRole('button', { name: 'Take back' }).click();
  for (const one of [page, asker]) await expect(requests(one)).toHaveCount(0);

  await ask();
  await requests(page).getByRole('button', { name: 'Be friends' }).click();
  await expect(friendRow(page, 'Ben')).toBeVisible();
  await expect(friendRow(asker, 'Anna')).toBeVisible();
});

test('a friend is removed: gone from both lists, and the link brings them back', async ({
  page,
  openPlayer,
}) => {
  const { friend } = await makeFriends(page, openPlayer);
  const removing = '**/api/friends/*';
  await page.route(removing, (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.fallback(),
  );
  await friendRow(page, 'Ben').click();
  await dialog(page, 'Ben').getByRole('button', { name: 'Remove friend' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  const fault = page.getByRole('dialog').getByText(/You’re offline/);
  await expect(fault).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.unroute(removing);

  // What went wrong once is no longer said.
  await friendRow(page, 'Ben').click();
  await dialog(page, 'Ben').getByRole('button', { name: 'Remove friend' }).click();
  await expect(fault).toBeHidden();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No friends yet' })).toBeVisible();
  await expect(friend.getByRole('heading', { name: 'No friends yet' })).toBeVisible();

  await friend.goto(await readFriendLink(page));
  await friend.getByRole('button', { name: 'Just be friends' }).click();
  await expect(friendRow(page, 'Ben')).toBeVisible();
});

test('who is blocked finds nobody behind the link, until that is taken back', async ({
  page,
  openPlayer,
}) => {
  const { friend } = await makeFriendsByApi(page, openPlayer);
  await friend.goto('/friends');
  await expect(friendRow(friend, 'Anna')).toBeVisible();
  const link = await readFriendLink(page);
  await friendRow(page, 'Ben').click();
  await dialog(page, 'Ben').getByRole('button', { name: 'Block' }).click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText(/is blocked\./)).toBeVisible();
  await expect(friend.getByRole('heading', { name: 'No friends yet' })).toBeVisible();

  await friend.goto(link);
  await expect(pageHeading(friend)).toHaveText('Nobody is behind this link');

  await page.goto('/settings/blocked');
  await page.getByRole('button', { name: /^Unblock/ }).click();
  await expect(page.getByText('Nobody. You can block a player where you see them.')).toBeVisible();
  await friend.reload();
  await expect(pageHeading(friend)).toHaveText(/Anna.* invites you/);
});

test('every link that leads nowhere has a kind page', async ({ page, openPlayer }) => {
  const { friend } = await makeFriends(page, openPlayer);
  const link = await readFriendLink(page);

  await page.goto(link);
  await expect(pageHeading(page)).toHaveText('This link is yours');
  await page.goto('/i/f/ZZZZ-ZZZZ');
  await expect(pageHeading(page)).toHaveText('Nobody is behind this link');
  await page.goto('/i/f/torn');
  await expect(pageHeading(page)).toHaveText('Nobody is behind this link');

  await friend.goto(link.toLowerCase());
  await friend.getByRole('button', { name: 'Be friends and dance' }).click();
  await expect(pageHeading(friend)).toHaveText('You two are friends already');
  await friend.getByRole('button', { name: 'Dance' }).click();
  await expect(pageHeading(friend)).toHaveText('Waiting for Anna');

  await friend.route('**/api/friends/code/*', (route) => route.abort());
  await friend.goto(link);
  await expect(pageHeading(friend)).toHaveText('The invitation waits');
  await friend.unroute('**/api/friends/code/*');
  await friend.getByRole('button', { name: 'Try again' }).click();
  await expect(pageHeading(friend)).toHaveText(/Anna.* invites you/);
});

test('a code is typed, shown to a camera, and renewed', async ({ page, openPlayer }) => {
  await page.goto('/friends');
  const link = await readFriendLink(page);
  await page.getByRole('button', { name: 'Show as a QR code' }).click();
  await expect(page.getByRole('img', { name: 'QR code of your friend link' })).toBeVisible();
  await expect(page.getByRole('dialog').getByText(link)).toBeVisible();
  await page.keyboard.press('Escape');

  const friend = await openPlayer();
  await friend.goto('/friends');
  const code = friend.getByLabel('Their friend code');
  await code.fill('K7QX 29');
  await code.press('Enter');
  await expect(friend.getByText('A friend code has eight letters and digits.')).toBeVisible();
  const typed = new URL(link).pathname.slice('/i/f/'.length).toLowerCase();
  await code.fill(`${typed.slice(0, 4)} - ${typed.slice(4)}`);
  await code.press('Enter');
  await expect(pageHeading(friend)).toHaveText(/invites you/);

  await page.getByRole('button', { name: 'Get a new code' }).click();
  await page.getByRole('button', { name: 'New code', exact: true }).click();
  await expect(page.getByLabel('Your link')).not.toHaveValue(link);
  await friend.getByRole('button', { name: 'Just be friends' }).click();
  await friend.getByRole('button', { name: /^Skip/ }).click();
  await expect(friend.getByText(/Nobody has this friend code/)).toBeVisible();
});

const payloads = [
  '<img src=x onerror="window.hacked=1">',
  '<script>window.hacked=1</script>',
  '"><svg/onload=window.hacked=1>',
  'javascript:window.hacked=1',
  '{{constructor.constructor("window.hacked=1")()}}',
  '\u202Eneb\u202C <b>bold</b>',
];

test('a script in a name is refused by the server, and would only be text on the screen', async ({
  page,
  openPlayer,
}) => {
  await makeFriendsByApi(page, openPlayer);
  for (const payload of payloads)
    expect(await renamePlayer(page, payload)).toBeGreaterThanOrEqual(400);

  let disguise = '';
  await page.route('**/api/friends**', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('"Ben"', () => JSON.stringify(disguise));
    await route.fulfill({ response, body });
  });
  await page.route('**/api/friends/code/*', (route) =>
    route.fulfill({ json: { data: { displayName: disguise } } }),
  );
  for (const payload of payloads) {
    disguise = payload;
    await page.goto('/friends');
    const list = page.getByRole('list', { name: 'Your friends' });
    await expect(list.getByText(payload, { exact: true })).toBeVisible();
    await list.getByRole('button').click();
    await expect(page.getByRole('dialog').getByRole('heading').first()).toHaveText(payload);
    await page.goto('/i/f/ZZZZZZZZ');
    await expect(pageHeading(page)).toContainText(payload);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  }
});

test('the friends page is accessible with the largest text', async ({ page, openPlayer }) => {
  await seedLocalStorage(page, { 'ui.textSize': '200' });
  await page.setViewportSize({ width: 320, height: 640 });
  await makeFriendsByApi(page, openPlayer);
  await expectUsable(page);
  await friendRow(page, 'Ben').click();
  await expect(dialog(page, 'Ben').getByText('No dances yet')).toBeVisible();
  await expectUsable(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show as a QR code' }).click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await expectUsable(page);
  await page.goto('/i/f/ZZZZZZZZ');
  await expect(pageHeading(page)).toHaveText('Nobody is behind this link');
  await expectUsable(page);
});

test('after the daily, a friend who is here and has finished too is one tap from a dance on that pair', async ({
  page,
  openPlayer,
  finishGame,
}) => {
  const { friend } = await makeFriendsByApi(page, openPlayer);
  await friend.goto('/friends');
  await expect(friendRow(page, 'Ben')).toContainText('here now');
  await finishGame(page.request, { rounds: 1 });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/jinx/daily');
  const around = page.getByRole('region', { name: 'Here right now' });
  await expect(around).toContainText('Ben');
  await expect(around).toContainText('hasn’t finished this pair yet');
  await expect(around.getByRole('button')).toHaveCount(0);
  await expectUsable(page);

  // Shown without a reload, as soon as the friend has finished.
  const { puzzleNumber } = await finishGame(friend.request, { rounds: 1 });
  await around.getByRole('button', { name: 'Dance on it with Ben' }).click();
  await expect(pageHeading(page)).toHaveText('Waiting for Ben');
  await expect(page.getByText(/^You begin with/)).toBeVisible();
  const gameId = page.url().split('/').at(-1);
  await friend.goto(`/jinx/dance/${gameId}`);
  await expect(friend.getByText('This pair is on the table.')).toBeVisible();
  await expectUsable(friend);
  await friend.getByRole('button', { name: /^Dance with/ }).click();
  const { puzzle } = (
    await (await page.request.get(`/api/jinx-daily/puzzle/${puzzleNumber}`)).json()
  ).data;
  for (const one of [page, friend]) {
    await expect(
      one.getByRole('textbox', { name: `Your word, ${puzzle.word1} + ${puzzle.word2}` }),
    ).toBeVisible();
  }
  // A word of the pair is refused on the spot, as in the daily.
  await submitWord(page, puzzle.word1);
  await expect(page.getByText(`“${puzzle.word1}” is in the pair.`)).toBeVisible();
});
