import {
  openDaily,
  pastPuzzle,
  roundHeading,
  sealButton,
  statusMessage,
  submitWord,
  wordField,
} from './support/daily.ts';
import { expect, test } from './support/fixtures.ts';

test.describe('when the server is away during a submit', () => {
  test.use({ allowedErrors: [/ERR_FAILED/] });

  test('the word is kept, also over a reload, and sent when it is back', async ({
    page,
    findJinxWords,
  }) => {
    const [first = ''] = await findJinxWords(2);
    await openDaily(page);
    await page.route('**/api/jinx-daily/submit', (route) => route.abort());
    await submitWord(page, first);
    await expect(page.getByText('You’re offline.', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Try now' }).click();
    await page.reload();
    await expect(page.getByText('You’re offline.', { exact: true })).toBeVisible();
    await page.unroute('**/api/jinx-daily/submit');
    await expect(statusMessage(page)).toContainText(`Round 1: you said ${first}`);
    await expect(roundHeading(page, 2)).toBeVisible();
  });

  test('a steep game that was chosen meanwhile stays steep with its first word', async ({
    page,
    finishGame,
  }) => {
    await finishGame(page.request, { rounds: 1, puzzleNumber: 998 });
    await page.goto('/jinx/daily?puzzleNumber=998');
    await expect(page.getByText('1 game, 1 jinx', { exact: true })).toBeAttached();
    await openDaily(page, pastPuzzle.path);
    for (const path of ['slope', 'submit']) {
      await page.route(`**/api/jinx-daily/${path}`, (route) => route.abort());
    }
    await page.getByRole('button', { name: 'Steep or gentle?' }).click();
    await page.getByRole('radio', { name: 'Steep' }).dispatchEvent('click');
    await expect(page.getByText('A steep game.')).toBeVisible();
    // The painted page doesn't know of the choice, and must not be taken over as if it did.
    await page.reload();
    await expect(page.getByText('A steep game.')).toBeVisible();
    await submitWord(page, pastPuzzle.word);
    await expect(page.getByText('You’re offline.', { exact: true })).toBeVisible();
    await page.unroute('**/api/jinx-daily/submit');
    await expect(roundHeading(page, 2)).toBeVisible();
    await page.reload();
    await expect(page.getByText('A steep game.')).toBeVisible();
    await expect(statusMessage(page)).not.toContainText(/Cold|Cool|Mild|Warm|Hot/);
  });

  test('a reply that was lost plays no second round', async ({ page, findJinxWords }) => {
    const [first = ''] = await findJinxWords(2);
    await openDaily(page);
    let lost = 0;
    await page.route('**/api/jinx-daily/submit', async (route) => {
      if (lost > 0) return route.continue();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await submitWord(page, first);
    await expect(roundHeading(page, 2)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'you said' })).toHaveCount(1);
  });

  test('the word can be taken back', async ({ page, findJinxWords }) => {
    const [first = ''] = await findJinxWords(2);
    await openDaily(page);
    await page.route('**/api/jinx-daily/submit', (route) => route.abort());
    await submitWord(page, first);
    const takeBack = page.getByRole('button', { name: 'Take it back' });
    await expect(takeBack).toBeVisible();

    // Also while a slow retry is under way. The route lies over the first one: between two a retry would get through.
    const { promise: isGivenUp, resolve: giveUp } = Promise.withResolvers<void>();
    const { promise: isHeld, resolve: hold } = Promise.withResolvers<void>();
    await page.route('**/api/jinx-daily/submit', async (route) => {
      hold();
      await isGivenUp;
      await route.abort();
    });
    await isHeld;
    const hasFailed = page.waitForEvent('requestfailed');
    await takeBack.click();
    await expect(wordField(page)).toHaveValue(first);
    giveUp();
    await hasFailed;
    const keys = await page.evaluate(() => Object.keys(localStorage).join());
    expect(keys).not.toContain('queuedWord');
    await page.unroute('**/api/jinx-daily/submit');
    await expect(sealButton(page)).toBeVisible();
    await expect(roundHeading(page, 1)).toBeVisible();
  });
});
