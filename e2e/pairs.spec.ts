import { expect, test } from './support/fixtures.ts';
import { expectUsable } from './support/page-checks.ts';

test.use({ allowedErrors: [/422|404/] });

test('a pair is judged, sent, played by its link without an account, and seen by its maker', async ({
  page,
  openPlayer,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/pairs');
  await page.getByLabel('First word').fill('apple');
  await page.getByLabel('Second word').fill('nazi');
  await expect(page.getByText('Let us find a kinder word.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send it' })).toBeDisabled();
  await page.getByLabel('Second word').fill('bridge');
  await expect(page.getByText(/Most will need \d rounds; about \d+ in 100/)).toBeVisible();
  await page.getByLabel(/A note/).fill('For you');
  await expectUsable(page);
  await page.getByRole('button', { name: 'Send it' }).click();
  const link = page.getByRole('link', { name: 'apple + bridge' });
  await expect(link.locator('..')).toContainText('nobody yet');
  const path = (await link.getAttribute('href')) ?? '';

  const friend = await openPlayer();
  await friend.goto(path);
  await expect(friend.getByText('sent you this pair. “For you”')).toBeVisible();
  const api = friend.request;
  const headers = async () => {
    const { data } = await (await api.get('/api/session')).json();
    return { 'x-user-id': data.player.userId };
  };
  const read = await api.get(`/api/pairs/${path.slice('/p/'.length)}`, {
    headers: await headers(),
  });
  const { puzzleNumber } = (await read.json()).data.pair;
  await api.post('/api/jinx-daily/submit', {
    headers: await headers(),
    data: { puzzleNumber, round: 1, word: 'tree' },
  });
  await friend.reload();
  await friend.getByRole('button', { name: 'Give up' }).click();
  await friend.getByRole('dialog').getByRole('button', { name: 'Give up' }).click();
  await expect(friend.getByRole('heading', { name: 'Side by side' })).toBeVisible();
  await expectUsable(friend);

  await expect(link.locator('..')).not.toContainText('nobody yet');
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('apple + bridge');
  await expect(page.getByText('gave up after 1 round')).toBeVisible();
  await expectUsable(page);
  await page.goto('/inbox');
  await expect(page.getByText(/has finished your pair: see how\./)).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Dance on this pair' }).click();
  await expect(page.getByText('You begin with apple + bridge.')).toBeVisible();
  await expect(page.getByLabel('Link to your dance')).toHaveValue(/\?invite=dance_/);
  await page.goBack();
  await page.getByRole('button', { name: 'End the link' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(page.getByText('Its link was ended.')).toBeVisible();
  const late = await openPlayer();
  await late.goto(path);
  await expect(late.getByRole('heading', { name: 'This pair is gone' })).toBeVisible();
});

test('from a finished game it is two taps to a sent pair', async ({ page, finishGame }) => {
  await finishGame(page.request, { rounds: 1 });
  await page.goto('/jinx/daily');
  await page.getByRole('link', { name: 'Send a pair' }).click();
  await page.getByLabel('First word').fill('winter');
  await page.getByLabel('Second word').fill('shoe');
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByRole('link', { name: 'winter + shoe' })).toBeVisible();
});
