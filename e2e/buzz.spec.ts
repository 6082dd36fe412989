import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures.ts';
import { createHiveByApi } from './support/hive-api.ts';
import { expectEqualWeight, expectUsable } from './support/page-checks.ts';

test.use({ allowedErrors: [/503 \(Service Unavailable\)/] });

const field = (page: Page) => page.getByRole('textbox', { name: 'Your post' });
const posts = (page: Page) => page.getByRole('article');

async function buzz(page: Page, text: string): Promise<void> {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Buzz', exact: true }).click();
}
async function answerOnce(page: Page): Promise<void> {
  const asked = page.getByRole('dialog', { name: 'May we count your games?' });
  await expect(asked).toContainText('One question before your first buzz.');
  const decline = asked.getByRole('button', { name: 'Decline' });
  await expectEqualWeight(asked.getByRole('button', { name: 'Accept' }), decline);
  await decline.click();
}

test('two of a hive talk: asked once, live without moving what is read, reacted to, taken back', async ({
  page,
  context,
  openPlayer,
}) => {
  const friend = await openPlayer();
  const { groupId } = await createHiveByApi(context.request, [friend.request]);

  await page.goto('/buzz');
  await expect(page.getByText('It’s quiet here')).toBeVisible();
  await page.getByLabel('To').selectOption(groupId);
  await buzz(page, 'Good morning, night shift');
  await answerOnce(page);
  await expect(posts(page)).toHaveText([/Good morning, night shift/]);
  await expect(field(page)).toHaveValue('');
  await expectUsable(page);

  await friend.goto('/buzz');
  await expect(posts(friend)).toHaveCount(1);
  await friend.getByRole('button', { name: 'Ha!' }).click();
  await expect(page.getByRole('button', { name: 'Ha!, 1' })).toBeVisible();

  await page.getByLabel('To').selectOption(groupId);
  await buzz(page, 'Who is awake?');
  await expect(posts(page)).toHaveCount(2);
  const more = friend.getByRole('button', { name: '1 new post' });
  await expect(more).toBeVisible();
  await expect(posts(friend)).toHaveCount(1);
  await more.click();
  await expect(posts(friend).first()).toContainText('Who is awake?');

  await page
    .getByRole('button', { name: /^More about this post/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Take back' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Take back' }).click();
  await expect(posts(page)).toHaveCount(1);
  await expect(posts(friend)).toHaveCount(1);
  await friend.goto(`/hive/${groupId}?tab=buzz`);
  await expect(posts(friend)).toHaveText([/Good morning, night shift/]);
});

test('a result stays sealed for who has not finished that puzzle', async ({
  page,
  context,
  openPlayer,
  finishGame,
}) => {
  const friend = await openPlayer();
  const { groupId } = await createHiveByApi(context.request, [friend.request]);
  await finishGame(context.request, { rounds: 1, puzzleNumber: 700 });
  const game = await finishGame(context.request, { rounds: 2 });
  const words = game.rounds.map(({ word }) => word);

  // From its share dialog the result of any day can be attached, and today's from the list.
  await page.goto('/jinx/daily?puzzleNumber=700');
  await page.getByRole('button', { name: 'Picture' }).click();
  await page.getByRole('link', { name: 'Post it to your buzz' }).click();
  await expect(page.getByLabel('Puzzle', { exact: true })).toHaveValue('700');
  await page.getByLabel('To').selectOption(groupId);
  await buzz(page, 'An old one');
  await answerOnce(page);
  await expect(posts(page).getByRole('region', { name: 'Result of No. 700' })).toBeVisible();

  await page.getByLabel(/^Add my result of No\./).check();
  await buzz(page, '');
  await expect(posts(page)).toContainText([words[0] ?? '', 'An old one']);

  await friend.goto('/buzz');
  await expect(friend.getByText(/Path sealed until you finish/)).toHaveCount(2);
  await expect(friend.getByText('jinx in 2')).toBeVisible();
  for (const word of words) expect(await friend.content()).not.toContain(`>${word}<`);
  await finishGame(friend.request, { rounds: 1 });
  await friend.reload();
  await expect(friend.getByRole('list', { name: 'The path' })).toContainText(words[0] ?? '');
});

test('a script that somebody posts is words to everybody else', async ({ page, openPlayer }) => {
  const other = await openPlayer();
  const { groupId } = await createHiveByApi(other.request, [page.context().request]);
  await other.goto('/buzz');
  await other.getByLabel('To').selectOption(groupId);
  const payloads = [
    '<img src=x onerror="document.title=1">',
    '<script>document.title=1</script>',
    'javascript:document.title=1',
    '"><svg onload=document.title=1>',
  ];
  for (const [index, payload] of payloads.entries()) {
    await buzz(other, payload);
    if (index === 0) await answerOnce(other);
    await expect(posts(other)).toHaveCount(index + 1);
  }
  await page.goto('/buzz');
  await expect(posts(page)).toHaveCount(payloads.length);
  for (const payload of payloads) await expect(page.getByText(payload)).toBeVisible();
  await expect(page).toHaveTitle('Buzz · Bee Jinx');
});

test('what was written survives a fault and is posted once', async ({ page, context }) => {
  await page.goto('/buzz');
  await expect(page.getByText('It’s quiet here')).toBeVisible();
  // The first reply is lost.
  let isLost = false;
  await page.route('**/api/buzz', async (route) => {
    if (route.request().method() !== 'POST' || isLost) return route.continue();
    isLost = true;
    await route.fetch();
    const error = { code: 'unavailable', message: 'Away for a moment.' };
    await route.fulfill({ status: 503, json: { error } });
  });
  await buzz(page, 'Only once, please');
  await answerOnce(page);
  await expect(page.getByText('Away for a moment.')).toBeVisible();
  await expect(field(page)).toHaveValue('Only once, please');
  await page.getByRole('button', { name: 'Buzz', exact: true }).click();
  await expect(posts(page)).toHaveCount(1);
  await expect(field(page)).toHaveValue('');
  await context.close();
});
