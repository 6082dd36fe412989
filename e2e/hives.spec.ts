import type { Page } from '@playwright/test';

import { submitWord } from './support/dance.ts';
import { expect, test } from './support/fixtures.ts';
import { renamePlayer } from './support/friends.ts';
import { createHiveByApi } from './support/hive-api.ts';
import { createHive, finishToday } from './support/hives.ts';
import { expectNoHorizontalScroll, expectUsable, pageHeading } from './support/page-checks.ts';

test.use({ allowedErrors: [/status of (4\d\d|502)/] });

const member = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: name });

async function wantBenGone(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'More about Ben' }).click();
  await page.getByRole('menuitem', { name: 'Send away' }).click();
}

/** An error page of a proxy, without a message for people. */
const failOnce = (page: Page, call: string) =>
  page.route(call, (route) => route.fulfill({ status: 502, body: '<html>' }), { times: 1 });

/** The stored events, waiting or sent. */
const counted = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage)
      .filter(([key]) => key.startsWith('events.'))
      .join(),
  );

test('a newcomer follows a link into a hive, and both are on its board', async ({
  page,
  openPlayer,
  findJinxWords,
}) => {
  await page.goto('/hive');
  await expect(page.getByRole('heading', { name: 'No hive yet' })).toBeVisible();
  await expect(page.getByText('Nobody yet. Send somebody your link.')).toBeVisible();
  expect(await renamePlayer(page, 'Anna')).toBe(200);
  const { link } = await createHive(page, { name: 'The Night Shift', code: 'night owls' });
  expect(link).toMatch(/\/i\/g\/NIGHTOWLS$/);

  const ben = await openPlayer();
  await ben.goto('/i/g/night-owls');
  await expect(pageHeading(ben)).toHaveText(/The Night Shift/);
  await expect(ben.getByText(/A hive of .*Anna/)).toBeVisible();
  await expect(ben.getByRole('contentinfo')).toBeHidden();
  expect(await renamePlayer(ben, 'Ben')).toBe(200);
  await failOnce(ben, '**/api/groups/join');
  await ben.getByRole('button', { name: 'Join the hive' }).click();
  await expect(ben.getByText('Failed to join group')).toBeVisible();
  await expect.poll(() => counted(ben)).toContain('FEATURE_FAILED:joinGroup');
  await ben.getByRole('button', { name: 'Join the hive' }).click();
  await expect(ben).toHaveURL(/\/hive\/group_/);

  await expect(page.getByRole('tab', { name: 'Members 2' })).toBeVisible();
  const [word = ''] = await findJinxWords(2);
  await finishToday(ben, [word]);
  await expect(member(page, 'Ben')).toContainText('Gave up after 1 round');
  await expect(page.getByText(new RegExp(`\\b${word}\\b`, 'i'))).toBeHidden();
  await page.getByRole('tab', { name: 'Hive day' }).click();
  await expect(page.getByText('Sealed until you have played')).toBeVisible();
  await finishToday(page, [word]);
  await page.reload();
  await expect(page.getByRole('heading', { name: /How the hive linked/ })).toBeVisible();
  await expect(page.getByText('The same word in 1 of 1 round')).toBeVisible();
  await page.getByRole('tab', { name: 'Board' }).click();
  await expect(member(page, 'Ben')).toContainText(word);

  // The hive's swarm over days: a tap away on every tab, and told in its buzz.
  const hive = page.url();
  await page.getByRole('link', { name: /^The hive’s swarm/ }).click();
  await page.getByRole('button', { name: 'Start a swarm for the hive' }).click();
  await submitWord(page, 'ostrich');
  await expect(page.getByText('Sealed for round 1')).toBeVisible();
  await ben.goto(`${hive}?tab=buzz`);
  await expect(
    ben.getByRole('link', { name: /^The hive’s swarm.*1 word is sealed/ }),
  ).toBeVisible();
  await expect(ben.getByText('A swarm under way')).toBeVisible();
  await expectUsable(ben);
  await ben.getByRole('link', { name: 'Say your word' }).click();
  await ben.getByRole('button', { name: 'Sit down' }).click();
  await submitWord(ben, 'ostrich');
  await expect(ben.getByText('Sealed for round 1')).toBeVisible();
});

test('a request waits, and opens the hive by itself when it is approved', async ({
  page,
  openPlayer,
}) => {
  await page.goto('/hive');
  await expect(page.getByRole('heading', { name: 'No hive yet' })).toBeVisible();
  expect(await renamePlayer(page, 'Anna')).toBe(200);
  const { link } = await createHive(page, { name: 'Knock first', policy: 'Those I let in' });
  const ben = await openPlayer();
  await ben.goto(link);
  const asked = ben.waitForRequest('**/api/groups/request');
  await ben.getByRole('button', { name: 'Ask to join' }).click();
  const request = await asked;
  expect(request.postDataJSON()).toEqual({
    joinMethod: 'link',
    inviteCode: link.split('/').at(-1),
    userId: request.headers()['x-user-id'],
  });
  await expect(ben.getByText(/this page opens the hive/)).toBeVisible();
  expect(await renamePlayer(ben, 'Ben')).toBe(200);
  await ben.reload();
  await expect(ben.getByText(/this page opens the hive/)).toBeVisible();

  await expect(page.getByRole('heading', { name: 'Somebody is at the door' })).toBeVisible();
  await page.getByRole('button', { name: /^Turn .* down$/ }).click();
  await expect(ben.getByText('The owner has turned your request down.')).toBeVisible();
  await ben.getByRole('button', { name: 'Ask to join' }).click();
  await page.getByRole('button', { name: 'Let Ben in' }).click();
  await expect(ben).toHaveURL(/\/hive\/group_/);
  await expect(pageHeading(ben)).toHaveText('Knock first');
  await expect(page.getByRole('heading', { name: 'Somebody is at the door' })).toBeHidden();
});

test('an owner changes, sends away, hands over and leaves', async ({ page, openPlayer }) => {
  await page.goto('/hive');
  const { link } = await createHive(page, { name: 'First name' });
  const ben = await openPlayer();
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Join the hive' }).click();
  await expect(pageHeading(ben)).toHaveText('First name');
  expect(await renamePlayer(ben, 'Ben')).toBe(200);

  await page.getByRole('button', { name: 'More about this hive' }).click();
  await page.getByRole('menuitem', { name: 'Change the hive' }).click();
  await page.getByRole('dialog').getByLabel('Name').fill('Second name');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(pageHeading(ben)).toHaveText('Second name');

  await page.reload();
  await page.getByRole('tab', { name: /^Members/ }).click();
  await failOnce(page, '**/api/groups/*/remove-member');
  await wantBenGone(page);
  await page.getByRole('button', { name: 'Send away', exact: true }).click();
  await expect(page.getByText('Failed to remove member')).toBeVisible();
  await page.getByRole('button', { name: 'Keep them' }).click();
  await wantBenGone(page);
  await expect(page.getByText('Failed to remove member')).toBeHidden();
  await page.getByRole('button', { name: 'Send away', exact: true }).click();
  await expect(pageHeading(ben)).toHaveText('No hive here');
  await ben.goto(link);
  await ben.getByRole('button', { name: 'Ask to join' }).click();
  await page.getByRole('button', { name: 'Let Ben in' }).click();
  await expect(pageHeading(ben)).toHaveText('Second name');

  // Opened again, the form has the hive as it is now: its code is the one that the server has made.
  const edit = async () => {
    await page.getByRole('button', { name: 'More about this hive' }).click();
    await page.getByRole('menuitem', { name: 'Change the hive' }).click();
  };
  const code = page.getByRole('dialog').getByLabel('Invite code');
  await edit();
  await code.fill('');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await edit();
  await expect(code).not.toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'More about Ben' }).click();
  await page.getByRole('menuitem', { name: 'Hand the hive over' }).click();
  await page.getByRole('button', { name: 'Hand over', exact: true }).click();
  await expect(page.getByRole('button', { name: 'More about Ben' })).toBeHidden();
  await page.getByRole('button', { name: 'More about this hive' }).click();
  await expect(page.getByRole('menuitem', { name: 'End the hive' })).toBeHidden();
  await page.getByRole('menuitem', { name: 'Leave the hive' }).click();
  await page.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'No hive yet' })).toBeVisible();

  await ben.getByRole('button', { name: 'More about this hive' }).click();
  await ben.getByRole('menuitem', { name: 'End the hive' }).click();
  await ben.getByRole('button', { name: 'End it for all' }).click();
  await expect(pageHeading(ben)).toHaveText('Hives');
  await page.goto(link);
  await expect(pageHeading(page)).toHaveText('No hive behind this link');
});

const payloads = [
  '<script>window.hurt=1</script>',
  '<img src=x onerror="window.hurt=1">',
  '"><svg onload=window.hurt=1>',
  'javascript:window.hurt=1',
  '{{constructor.constructor(1)}}',
];

test('script in names and descriptions is text, wherever it is read', async ({
  page,
  openPlayer,
}) => {
  const reader = await openPlayer();
  for (const [index, payload] of payloads.entries()) {
    const name = payload.slice(0, 40);
    const { link } = await createHive(page, {
      name,
      description: `${payload} ${index}`,
      policy: 'Those I let in',
    });
    await expect(page.getByText(`${payload} ${index}`)).toBeVisible();
    await reader.goto(link);
    await expect(pageHeading(reader)).toContainText(name);
    await expect(reader.getByText(`${payload} ${index}`)).toBeVisible();
    await reader.getByRole('button', { name: 'Ask to join' }).click();
    await expect(reader.getByText(/this page opens the hive/)).toBeVisible();
  }
  await reader.goto('/hive');
  await expect(reader.getByText(/has not answered yet/)).toHaveCount(payloads.length);
  await page.goto('/hive');
  await expect(page.getByText(/are at the door/)).toBeVisible();
  for (const one of [page, reader]) {
    expect(await one.evaluate(() => 'hurt' in window)).toBe(false);
    await expect(one.locator('main img, main script')).toHaveCount(0);
  }
});

test('long and right-to-left names fit, at 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await createHive(page, { name: 'خلية النحل الليلية الكبيرة جدا', description: 'م'.repeat(200) });
  await expectUsable(page);
  await createHive(page, { name: 'W'.repeat(40) });
  await expectNoHorizontalScroll(page);
  for (const tab of ['Board', 'Hive day', 'Members 1']) {
    await page.getByRole('tab', { name: tab }).click();
    await expectUsable(page);
  }
  await page.goto('/hive');
  await expect(page.getByRole('heading', { name: 'Your hives' })).toBeVisible();
  await expectUsable(page);
});

test('refusals have their own words', async ({ page }) => {
  await createHive(page, { name: 'Taken', code: 'TAKEN77' });
  await page.goto('/hive');
  await page.getByRole('button', { name: 'Start a hive' }).click();
  const form = page.getByRole('dialog', { name: 'Start a hive' });
  await form.getByRole('button', { name: 'Start it' }).click();
  await expect(form.getByText(/needs at least 2 characters/)).toBeVisible();
  await form.getByLabel('Name').fill('shitheads');
  await form.getByLabel(/Invite code/).fill('taken 77');
  await expect(form.getByText('Another hive has that code. Try a different one.')).toBeVisible();
  await form.getByLabel(/Invite code/).fill('');
  await form.getByRole('button', { name: 'Start it' }).click();
  await expect(form.getByText('Let us find a kinder name.')).toBeVisible();
  await form.getByLabel('Name').fill('Kind');
  await failOnce(page, '**/api/groups/create');
  await form.getByRole('button', { name: 'Start it' }).click();
  await expect(form.getByText('Failed to create group')).toBeVisible();
  await expect.poll(() => counted(page)).toContain('FEATURE_FAILED:createGroup');
});

test('names below the faces are whole on a phone', async ({ page, openPlayer }) => {
  const theodora = await openPlayer();
  await theodora.goto('/hive');
  expect(await renamePlayer(theodora, 'Theodora Featherstone')).toBe(200);
  const { groupId } = await createHiveByApi(page.request, [theodora.request]);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(`/hive/${groupId}`);
  const strip = page.getByRole('list', { name: 'Today' });
  await expect(strip.getByText('Theodora Featherstone')).toBeInViewport({ ratio: 1 });
  const cut = await strip.evaluate((list) =>
    [...list.querySelectorAll('bdi')].filter(
      (name) =>
        name.scrollWidth > name.clientWidth ||
        name.getBoundingClientRect().bottom > list.getBoundingClientRect().bottom,
    ),
  );
  expect(cut).toHaveLength(0);
  await expect(strip).toContainText('Not yet');
});
