import type { Step } from '../step.ts';

const localStorage = { authenticated: 'true', isAdmin: 'true' };

/** One part of the lab: the whole of it would be a picture of forty screens. */
const only = (part: string) => `/admin/theme-lab?only=${part}`;

const chapters = ['the-bee', 'the-game', 'controls', 'signs', 'figures', 'the-rest'];

function opened(name: string, section: string, opener: string, extent: 'themes' | 'once'): Step {
  return {
    name: `theme-lab-${name}`,
    path: only(section),
    extent,
    // The lab shows its samples in the look of the page, and whatever was open closes.
    freshPerLook: true,
    localStorage,
    prepare: (page) => page.getByRole('button', { name: opener, exact: true }).click(),
  };
}

export const steps: Step[] = [
  { name: 'theme-lab', path: only('tokens'), docs: true, localStorage },
  {
    name: 'theme-lab-editing',
    path: only('tokens'),
    extent: 'once',
    localStorage,
    async prepare(page) {
      await page.getByRole('button', { name: /^honey #\w+ in Light$/ }).click();
      await page.getByLabel('Value').fill('#e0a000');
    },
  },
  ...chapters.map(
    (chapter): Step => ({ name: `theme-lab-${chapter}`, path: only(chapter), localStorage }),
  ),
  opened('mascot', 'mascot', 'Asks from the left', 'once'),
  opened('menu', 'menus', 'Actions', 'once'),
  opened('toasts', 'toasts', 'All at once', 'once'),
  opened('dialog', 'dialogs', 'Plain dialog', 'once'),
  opened('sheet', 'sheets', 'With actions', 'once'),
  opened('consent', 'consent', 'Asked', 'themes'),
  opened('feedback', 'feedback', 'Write', 'themes'),
  opened('share', 'share', 'All four ways', 'themes'),
  opened('friend', 'friend', 'A friend', 'themes'),
];
