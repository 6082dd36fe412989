import { befriend, seedHive } from '../scenes.ts';
import type { Step } from '../step.ts';

export const steps: Step[] = [
  { name: 'splash', path: '/', extent: 'everything', docs: true },
  { name: 'splash-large-text', path: '/', textSize: 200 },
  { name: 'splash-stranger', path: '/', extent: 'once', player: 'stranger' },
  {
    name: 'splash-returning',
    path: '/',
    extent: 'everything',
    player: 'stranger',
    async prepare(page) {
      await befriend(page, ['Maya'], 'Maya');
      await seedHive(page);
      await page.reload();
      await page.getByRole('list', { name: 'News' }).waitFor();
    },
  },
  { name: 'splash-without-script', path: '/', javaScript: false },
];
