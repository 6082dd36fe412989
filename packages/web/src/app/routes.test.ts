import { expect, test, vi } from 'vitest';
import { adminPages } from '../features/admin/admin-pages.ts';
import { matchRoutes } from '../platform/router/match-routes.ts';
import type { AppRoute } from './router/app-route.ts';

// Not a plain import, which would type-check every screen.
const { routes } = await vi.importActual<{ routes: AppRoute[] }>('./routes.ts');

const routeAt = (address: string) => matchRoutes(routes, address)?.branch.at(-1);

test.each([
  '/',
  '/jinx/daily',
  '/jinx/dance',
  '/jinx/swarm',
  '/jinx/swarm/HMXR',
  '/jinx/swarm/HMXR/table',
  '/jinx/swarm/replay/r1',
  '/first-time',
  '/auth-test',
  '/i/f/ABCD2345',
  '/i/g/tiptoe77',
  '/test/feedback',
  '/login',
  '/forgot-password',
  '/reset-password',
  '/farewell',
  '/hive',
  '/buzz',
])('%s is open to everybody', (address) => {
  expect(routeAt(address)).toMatchObject({ lazy: expect.any(Function) });
  expect(routeAt(address)).not.toHaveProperty('guard');
});

test.each(['/jinx/test', '/account'])('%s is for players with an account', (address) => {
  expect(routeAt(address)).toMatchObject({ lazy: expect.any(Function), guard: 'player' });
});

test.each(adminPages)('the admins’ page $name leads to a screen: $path', ({ path }) => {
  expect(routeAt(path)).toMatchObject({ lazy: expect.any(Function), guard: 'admin' });
});

test.each([
  '/admin',
  '/admin/caching',
  '/admin/stats',
  '/admin/groups',
  '/admin/feedback',
  '/admin/gpt5-testing',
  '/admin/debug-buffer',
  '/admin/schemas',
  '/admin/2p-sim',
  '/admin/swarms',
  '/admin/theme-lab',
  '/data-quality',
])('%s is for admins', (address) => {
  expect(routeAt(address)).toMatchObject({ lazy: expect.any(Function), guard: 'admin' });
});

test.each([
  ['/admin/no/such/page', '/admin'],
  ['/theme-lab', '/admin/theme-lab'],
  ['/no/such/place', '/'],
])('%s leads to %s', (address, target) => {
  expect(routeAt(address)).toHaveProperty('redirectTo', target);
});
