import { expect, test } from './support/fixtures.ts';
import { expectAccessible, expectUsable } from './support/page-checks.ts';

test('a friend sees my way only once they have finished the puzzle themselves', async ({
  page,
  openPlayer,
  finishGame,
}) => {
  const game = await finishGame(page.request, { rounds: 3 });
  const secrets = game.rounds.flatMap(({ word, beeWord }) => [word, beeWord]);
  const friend = await openPlayer();
  const answer = friend.waitForResponse(/\/api\/replay\//);
  await friend.goto(`/r/${game.replayId}`);
  const sent = await (await answer).text();
  await expect(friend.getByRole('heading', { level: 1, name: 'Jinx in 3' })).toBeVisible();
  await expect(friend.getByText('Not before you’ve played it')).toBeVisible();
  for (const word of secrets) expect(sent).not.toContain(`"${word}"`);
  await expect(friend.getByRole('list', { name: 'How warm each round was' })).toContainText('Jinx');

  await friend.getByRole('link', { name: `Play No. ${game.puzzleNumber} first` }).click();
  await expect(friend).toHaveURL(`/jinx/daily?puzzleNumber=${game.puzzleNumber}`);
  await finishGame(friend.request, { rounds: 1 });
  await friend.goBack();
  await expect(friend.getByRole('heading', { name: 'The way there' })).toBeVisible();
  for (const word of secrets) await expect(friend.getByRole('main')).toContainText(word);
});

test('the replay runs, halts, and goes step by step', async ({ page, finishGame }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const game = await finishGame(page.request, { rounds: 3 });
  await page.goto(`/r/${game.replayId}`);
  const said = page.getByRole('main').getByRole('status');
  await expect(said).toContainText('The pair:');
  await expect(said).toContainText('Round 1:');
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'One round on' }).click();
  await expect(said).toContainText('Round 2:');
  await page.getByRole('button', { name: 'One round back' }).click();
  await expect(said).toContainText('Round 1:');
  await expect(page.getByRole('listitem').filter({ hasText: 'Round 2:' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(said).toContainText(`both said ${game.rounds.at(-1)?.word}`);
  await expect(page.getByRole('button', { name: 'Play it again' })).toBeVisible();
});

test('for whoever wants no motion it is there at once', async ({ page, finishGame }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const game = await finishGame(page.request, { rounds: 2, givesUp: true });
  await page.goto(`/r/${game.replayId}`);
  await expect(page.getByRole('heading', { name: 'Gave up after 1 round' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Round 1:');
});

test.describe('a damaged link', () => {
  test.use({ allowedErrors: [/404/] });

  test('is explained once, and leads to today’s pair', async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const isLive = page.waitForResponse('**/api/live*');
    await page.goto('/r/replay_01fiefisak7');
    await expect(page.getByRole('heading', { name: 'This link is torn' })).toBeVisible();
    // With the live stream everything is looked at again that might have changed; a refusal stays as it is.
    await isLive;
    await expectAccessible(page);
    expect(asked.filter((url) => url.includes('/api/replay/'))).toHaveLength(1);
    await page.getByRole('link', { name: 'Play today’s pair' }).click();
    await expect(page).toHaveURL('/jinx/daily');
  });
});

test('a replay is accessible on the smallest phone', async ({ page, browser, finishGame }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const elsewhere = await browser.newContext();
  const { replayId } = await finishGame(elsewhere.request, { rounds: 3 });
  await elsewhere.close();
  await page.goto(`/r/${replayId}`);
  await expect(page.getByText('Not before you’ve played it')).toBeVisible();
  await expectUsable(page);
  await finishGame(page.request, { rounds: 2 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The way there' })).toBeVisible();
  await expectUsable(page);
});
