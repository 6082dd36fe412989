import { addEarlierDays } from '../tools/services/earlier-days.ts';
import { openDaily, roundHeading, submitAndSkip, wordField } from './support/daily.ts';
import { expect, test } from './support/fixtures.ts';

/** A day that is still today somewhere on Earth, and so is the one after it. */
function lateOn(now: Date): Date {
  const isYesterdayOver = now.getUTCHours() >= 12;
  const day = now.getUTCDate() - (isYesterdayOver ? 0 : 1);
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), day, 23, 59, 40));
}

test.describe('over midnight', () => {
  test.use({ timezoneId: 'UTC' });

  test('the new puzzle is offered, and the game in progress stays', async ({
    page,
    findJinxWords,
  }) => {
    await page.clock.install({ time: lateOn(new Date()) });
    await page.goto('/jinx/daily');
    await expect(roundHeading(page, 1)).toBeVisible();
    const number = Number(/\d+/.exec(await page.title())?.[0]);
    const [first = ''] = await findJinxWords(2, { puzzleNumber: number });
    await submitAndSkip(page, first, 2);
    await page.clock.fastForward('00:30');
    await expect(page.getByText('A new pair is up.')).toBeVisible();
    await expect(roundHeading(page, 2)).toBeVisible();
    await page.getByRole('button', { name: 'Play today’s pair' }).click();
    await expect(page).toHaveTitle(`No. ${number + 1} · Bee Jinx`);
    await expect(roundHeading(page, 1)).toBeVisible();

    await page.goto(`/jinx/daily?puzzleNumber=${number}`);
    await expect(roundHeading(page, 2)).toBeVisible();
    await expect(page.getByRole('listitem').first()).toContainText(`you said ${first}`);
  });
});

test.describe('an address or a clock that is wrong', () => {
  test.use({ allowedErrors: [/409/], timezoneId: 'UTC' });

  test('nonsense, and a puzzle of the future, are explained', async ({ page }) => {
    for (const nonsense of ['bee', '0', '-1', '1.5', '1e9']) {
      await page.goto(`/jinx/daily?puzzleNumber=${nonsense}`);
      await expect(page.getByRole('heading', { level: 1, name: 'No such puzzle' })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Play today’s pair' }).click();
    await expect(roundHeading(page, 1)).toBeVisible();
    await page.goto('/jinx/daily?puzzleNumber=99999');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'No. 99999 hasn’t hatched yet',
    );
  });

  test('a clock that is days ahead, or behind, is explained', async ({ page }) => {
    const now = Date.now();
    const days = 24 * 3_600_000;
    await page.clock.install({ time: now + 3 * days });
    await page.goto('/jinx/daily');
    await expect(page.getByText('Your clock may be wrong.')).toBeVisible();
    await page.getByRole('link', { name: 'Play today’s pair' }).click();
    await expect(roundHeading(page, 1)).toBeVisible();
    await page.clock.setSystemTime(now - 3 * days);
    await page.goto('/jinx/daily');
    await expect(page.getByText('Your clock may be wrong.')).toBeVisible();
    await expect(roundHeading(page, 1)).toBeVisible();
  });
});

test('every number in the address is a game of its own', async ({ page }) => {
  await openDaily(page, '/jinx/daily?puzzleNumber=7');
  await expect(page).toHaveTitle('No. 7 · Bee Jinx');
  await expect(page.getByText('From the archive.')).toBeVisible();
  await wordField(page).fill('something');
  await page.goto('/jinx/daily?puzzleNumber=8');
  await expect(page).toHaveTitle('No. 8 · Bee Jinx');
  await expect(roundHeading(page, 1)).toBeVisible();
  await expect(wordField(page)).toHaveValue('');
});

test('after a game of the archive another one is a tap away, and today’s pair while it waits', async ({
  page,
  finishGame,
}) => {
  const { puzzleNumber } = await finishGame(page.request, {
    rounds: 1,
    puzzleNumber: 7,
  });
  await page.goto(`/jinx/daily?puzzleNumber=${puzzleNumber}`);
  const waiting = page.getByRole('heading', { name: 'Today’s pair is waiting' });
  await expect(waiting).toBeVisible();
  await page.getByRole('button', { name: 'Another one' }).click();
  await expect(page).not.toHaveURL(`/jinx/daily?puzzleNumber=${puzzleNumber}`);
  await expect(page).toHaveURL(/\/jinx\/daily\?puzzleNumber=\d+$/);
  await expect(roundHeading(page, 1)).toBeVisible();
  await page.goBack();
  await expect(waiting).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Next pair in' })).toBeHidden();
  await finishGame(page.request, { rounds: 1 });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Next pair in' })).toBeVisible();
  await expect(waiting).toBeHidden();
});

test('a freeze that has saved the streak is told, and stands on the result', async ({
  page,
  server,
  finishGame,
}) => {
  const { replayId } = await finishGame(page.request, { rounds: 1 });
  // Seven days earn a freeze, which yesterday used up.
  addEarlierDays(server, replayId ?? '', [8, 7, 6, 5, 4, 3, 2]);
  const told = page.getByText(/You missed \w+day, so a freeze was used and it stands at 8/);
  await page.goto('/jinx/daily');
  await expect(told.first()).toBeVisible();
  await expect(page.getByRole('heading', { name: '8 days in a row' })).toBeVisible();
  const onResult = page.getByText(/A freeze saved \w+day\. You earn the next in 6 days\./);
  await expect(onResult).toBeVisible();
});
