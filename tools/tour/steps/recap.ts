import { puzzleNumberOn, recapRange } from '@bee-jinx/game';
import { playDailyToJinx } from '../scenes.ts';
import { stepsWith, waitForHeading } from '../step.ts';

const recap = stepsWith({ path: '/recap/week', player: 'stranger' });
const today = () => new Date().toISOString().slice(0, 10);

export const steps = [
  recap('recap-empty', (page) => waitForHeading(page, 'A quiet week')),
  recap(
    'recap-week',
    async (page) => {
      const { first } = recapRange('week', today());
      for (const [day, words] of [['window'], [], ['garden', 'letter']].entries()) {
        await playDailyToJinx(page, first + day, words);
      }
      await page.reload();
      await page.getByRole('heading', { name: 'Best link' }).waitFor();
    },
    { extent: 'everything', docs: true },
  ),
  recap('recap-share', async (page) => {
    const { first } = recapRange('week', today());
    await playDailyToJinx(page, first, ['window']);
    await page.reload();
    await page.getByRole('button', { name: 'Share your week' }).click();
    await page.getByRole('img', { name: /My week in Bee Jinx/ }).waitFor();
  }),
  recap('recap-year', async (page) => {
    await playDailyToJinx(page, puzzleNumberOn(today()) - 1, ['window']);
    await page.goto('/recap/year');
    await page.getByText('Pairs by month').first().waitFor();
  }),
];
