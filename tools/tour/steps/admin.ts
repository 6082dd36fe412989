import type { Page } from '@playwright/test';
import type { Step } from '../step.ts';

const kept = { authenticated: 'true', isAdmin: 'true' };
const shown = (page: Page, text: string | RegExp) => page.getByText(text).first().waitFor();

function desk(name: string, path: string, text: string | RegExp, more: Partial<Step> = {}): Step {
  return { name, path, kept, player: 'admin', prepare: (page) => shown(page, text), ...more };
}

export const steps: Step[] = [
  desk('admin', '/admin', 'Feedback to answer', { docs: true }),
  desk('admin-large', '/admin', 'Feedback to answer', { extent: 'once', textSize: 200 }),
  desk('admin-puzzles', '/admin?show=puzzles', 'steady'),
  desk('admin-trail', '/admin?show=trail', 'signed in as admin', { extent: 'once' }),
  desk('admin-feedback', '/admin/feedback', 'Could the archive'),
  desk('admin-feedback-none', '/admin/feedback?text=zzz', 'Nothing fits', { extent: 'once' }),
  {
    ...desk('admin-feedback-open', '/admin/feedback', ''),
    anewForEachLook: true,
    async prepare(page) {
      await page.getByRole('button', { name: /^Could the archive/ }).click();
      await shown(page, 'Our note');
    },
  },
  desk('admin-players', '/admin/players', 'Loud Lena'),
  {
    ...desk('admin-player', '/admin/players', ''),
    anewForEachLook: true,
    async prepare(page) {
      await page.getByRole('button', { name: 'Loud Lena', exact: true }).click();
      await shown(page, 'Friend code');
    },
  },
  {
    name: 'suspended',
    path: '/jinx/daily',
    player: 'suspended',
    prepare: (page) => page.getByRole('heading', { name: 'You can’t play for a while' }).waitFor(),
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
  desk('data-quality', '/data-quality', 'Weak puzzles'),
  {
    name: 'admin-lost',
    path: '/admin/caching',
    kept,
    extent: 'once',
    player: 'admin',
    loses: '/api/admin',
    prepare: (page) => shown(page, /can’t be reached/),
  },
  {
    name: 'admin-waiting',
    path: '/admin',
    kept,
    extent: 'once',
    player: 'admin',
    holds: '/api/admin',
  },
  {
    name: 'admin-time-over',
    path: '/admin',
    kept,
    extent: 'once',
    allowedErrors: [/403/],
    prepare: (page) => shown(page, 'Your time as an admin is over.'),
  },
  { name: 'test-feedback', path: '/test/feedback' },
  {
    name: 'feedback',
    path: '/jinx/archive',
    anewForEachLook: true,
    async prepare(page) {
      await page.getByRole('contentinfo').getByRole('button', { name: 'Feedback' }).click();
      await page.getByRole('dialog', { name: 'Tell the bee' }).waitFor();
    },
  },
];
