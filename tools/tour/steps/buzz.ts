import { playTodaysPuzzle, seedHive } from '../scenes.ts';
import { type Step, stepsWith, waitForText } from '../step.ts';

const path = '/buzz';
const feed = stepsWith({ path, player: 'stranger' });

export const steps: Step[] = [
  feed('buzz-empty', (page) => waitForText(page, 'It’s quiet here')),
  feed(
    'buzz',
    async (page) => {
      await seedHive(page);
      await playTodaysPuzzle(page);
      await page.goto(path);
      await waitForText(page, 'Coffee first. Then honey.');
    },
    { extent: 'everything', docs: true },
  ),
  feed('buzz-covered', async (page) => {
    await seedHive(page);
    await page.goto(path);
    await waitForText(page, 'Coffee first. Then honey.');
  }),
  feed('buzz-report', async (page) => {
    await seedHive(page);
    await page.goto(path);
    await page
      .getByRole('button', { name: /^More about this post/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Report' }).click();
    await page.getByRole('dialog', { name: 'Report this post?' }).waitFor();
  }),
  feed(
    'buzz-waiting',
    (page) => page.getByRole('navigation').getByRole('link', { name: 'Buzz' }).click(),
    { path: '/hive', stalls: '/api/buzz' },
  ),
];
