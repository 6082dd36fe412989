import { seedHive, seedSentPair } from '../scenes.ts';
import { type Step, waitForHeading, waitForText } from '../step.ts';

const localStorage = { authenticated: 'true', isAdmin: 'true' };

/** A page of the desk that shows this text. */
const desk = (
  name: string,
  path: string,
  text: string | RegExp,
  own: Partial<Step> = {},
): Step => ({
  name,
  path,
  localStorage,
  player: 'admin',
  prepare: (page) => waitForText(page, text),
  ...own,
});

export const steps: Step[] = [
  desk('admin', '/admin', 'Feedback to answer', { docs: true }),
  desk('admin-large', '/admin', 'Feedback to answer', { extent: 'once', textSize: 200 }),
  desk('admin-puzzles', '/admin?show=puzzles', 'steady'),
  desk('admin-trail', '/admin?show=trail', 'signed in as admin', { extent: 'once' }),
  desk('admin-feedback', '/admin/feedback', 'Could the archive'),
  desk('admin-feedback-none', '/admin/feedback?text=zzz', 'Nothing fits', { extent: 'once' }),
  desk('admin-feedback-open', '/admin/feedback', '', {
    freshPerLook: true,
    async prepare(page) {
      await page.getByRole('button', { name: /^Could the archive/ }).click();
      await waitForText(page, 'Our note');
    },
  }),
  desk('admin-pairs', '/admin/pairs', '', {
    docs: true,
    async prepare(page) {
      await seedSentPair(page, 'You will never get this one.');
      await page.reload();
      await waitForText(page, 'The note is unkind.');
    },
  }),
  desk('admin-groups', '/admin/groups', '', {
    async prepare(page) {
      await seedHive(page);
      await page.reload();
      await waitForText(page, 'The Night Shift');
    },
  }),
  desk('admin-players', '/admin/players', 'Loud Lena'),
  desk('admin-player', '/admin/players', '', {
    freshPerLook: true,
    async prepare(page) {
      await page.getByRole('button', { name: 'Loud Lena', exact: true }).click();
      await waitForText(page, 'Friend code');
    },
  }),
  {
    name: 'suspended',
    path: '/jinx/daily',
    player: 'suspended',
    prepare: (page) => waitForHeading(page, 'You can’t play for a while'),
  },
  desk('admin-caching', '/admin/caching', 'published puzzles'),
  desk('admin-schemas', '/admin/schemas?find=daily_games', 'round_count'),
  desk('admin-schemas-calls', '/admin/schemas?show=calls&find=clearCache', 'In the path', {
    extent: 'once',
  }),
  desk('admin-gpt5-testing', '/admin/gpt5-testing', 'No language model is configured.'),
  desk('admin-stats', '/admin/stats', 'From start to finish'),
  desk('admin-debug-buffer', '/admin/debug-buffer', 'Flush now'),
  desk('admin-2p-sim', '/admin/2p-sim', 'Calls and signals', { extent: 'once' }),
  desk('admin-swarms', '/admin/swarms', 'Nothing waits for an answer.', { extent: 'once' }),
  desk('data-quality', '/data-quality', 'Weak puzzles'),
  desk('admin-lost', '/admin/caching', /You’re offline/, { extent: 'once', loses: '/api/admin' }),
  {
    name: 'admin-waiting',
    path: '/admin',
    localStorage,
    extent: 'once',
    player: 'admin',
    stalls: '/api/admin',
  },
  {
    name: 'admin-time-over',
    path: '/admin',
    localStorage,
    extent: 'once',
    allowedErrors: [/403/],
    prepare: (page) => waitForText(page, 'Your admin session has ended.'),
  },
  { name: 'test-feedback', path: '/test/feedback' },
  {
    name: 'feedback',
    path: '/jinx/archive',
    freshPerLook: true,
    async prepare(page) {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Feedback' }).click();
      await page.getByRole('dialog', { name: 'Tell the bee' }).waitFor();
    },
  },
];
