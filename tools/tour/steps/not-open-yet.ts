import type { Step } from '../step.ts';

const kept = { authenticated: 'true', isAdmin: 'true' };

/** They look alike, so one picture each will do. Whoever opens a screen moves its line to a file of its own. */
const paths = ['/buzz', '/jinx/test', '/admin/stats', '/admin/debug-buffer', '/admin/2p-sim'];

export const steps: Step[] = paths.map((path) => ({
  name: path.slice(1).replaceAll('/', '-').toLowerCase(),
  path,
  extent: 'once',
  kept,
}));
