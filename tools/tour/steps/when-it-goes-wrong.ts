import type { Step } from '../step.ts';

export const steps: Step[] = [
  { name: 'loading', path: '/settings', stalls: '/api/session' },
  {
    name: 'loading-large-text',
    path: '/settings',
    extent: 'once',
    textSize: 200,
    stalls: '/api/session',
  },
  {
    name: 'offline',
    path: '/settings',
    loses: '/api/session',
    prepare: (page) => page.getByRole('button', { name: 'Try again' }).waitFor(),
  },
  { name: 'offline-splash', path: '/', extent: 'once', loses: '/api/session' },
  {
    // The file of a screen that a new release has taken away.
    name: 'error',
    path: '/settings',
    loses: '/assets/SettingsScreen',
    prepare: (page) => page.getByRole('button', { name: 'Load the page again' }).waitFor(),
  },
];
