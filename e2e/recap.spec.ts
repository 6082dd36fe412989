import { recapRange } from '@bee-jinx/game';
import { expect, test } from './support/fixtures.ts';
import { expectUsable, pageHeading } from './support/page-checks.ts';

test.use({ timezoneId: 'UTC' });

test('the week has figures, the best link and a picture to share; a week without a game says nothing', async ({
  page,
  finishGame,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/recap/week');
  await expect(page.getByRole('heading', { name: 'A quiet week' })).toBeVisible();
  await expectUsable(page);

  const { first } = recapRange('week', new Date().toISOString().slice(0, 10));
  await finishGame(page.request, { rounds: 2, puzzleNumber: first });
  await finishGame(page.request, { rounds: 2, puzzleNumber: first + 2, givesUp: true });
  await page.reload();
  await expect(pageHeading(page)).toHaveText('Your week in words');
  for (const title of ['Best link', 'Funniest miss']) {
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.getByText('A jinx in 2 rounds.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Day by day' }).getByRole('listitem')).toHaveCount(7);
  await expectUsable(page);

  await page.getByRole('button', { name: 'Share your week' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your week' });
  await expect(dialog.getByRole('img', { name: /^My week in Bee Jinx/ })).toBeVisible();
  await expectUsable(page);
  await page.keyboard.press('Escape');

  await page.goto('/recap/year');
  await expect(page.getByText('Pairs by month').first()).toBeVisible();
  await expectUsable(page);
});
