import { expect, test, vi } from 'vitest';
import { createPath, type Location, type Path } from '../../platform/router/location.ts';
import type { AppRoute } from './app-route.ts';
import type { Navigation } from './browser-history.ts';
import { createRouter } from './create-router.ts';
import { getLoadedScreen } from './screens.ts';

const at = (pathname: string): Location => ({
  pathname,
  search: '',
  hash: '',
  state: null,
  key: pathname,
});

function screen() {
  const { promise, resolve, reject } = Promise.withResolvers<{ Component: () => null }>();
  const lazy = vi.fn<() => Promise<{ Component: () => null }>>(() => promise);
  return { lazy, arrive: () => resolve({ Component: () => null }), fail: reject };
}

async function travel(addresses: Record<string, AppRoute[]>) {
  const home = screen();
  const replaced: string[] = [];
  let move: (to: Navigation) => void = () => {};
  const router = createRouter({
    start: at('/'),
    matchAppRoutes: (location) => {
      const address = createPath(location);
      return { branch: address === '/' ? [home] : (addresses[address] ?? []) };
    },
    findRedirect: ({ guard }, from) => guard && `/login?from=${from}`,
    history(moved) {
      move = moved;
      const go = (how: 'PUSH' | 'REPLACE') => (path: Path) =>
        moved({ location: at(createPath(path)), action: how });
      return {
        push: go('PUSH'),
        replace: (path) => {
          replaced.push(createPath(path));
          go('REPLACE')(path);
        },
      };
    },
  });
  expect(router.state.get().isReady).toBe(false);
  home.arrive();
  await vi.waitFor(() => expect(router.state.get().isReady).toBe(true));
  const shown = () => router.state.get().current.location.pathname;
  return { router, replaced, shown, back: () => move({ location: at('/'), action: 'POP' }) };
}

test('the previous screen stays until the next one is loaded, and is back at once', async () => {
  const daily = screen();
  const { router, shown, back } = await travel({ '/daily': [daily] });
  router.navigate('/daily');
  expect(shown()).toBe('/');
  expect(router.state.get().pending?.location.pathname).toBe('/daily');
  daily.arrive();
  await vi.waitFor(() => expect(shown()).toBe('/daily'));
  back();
  expect([shown(), router.state.get().current.action]).toEqual(['/', 'POP']);
  router.navigate('/daily');
  expect(shown()).toBe('/daily');
  expect(daily.lazy).toHaveBeenCalledTimes(1);
});

test('a newer navigation replaces a pending one', async () => {
  const slow = screen();
  const quick = screen();
  const { router, shown } = await travel({ '/slow': [slow], '/quick': [quick] });
  router.navigate('/slow');
  router.navigate('/quick');
  quick.arrive();
  await vi.waitFor(() => expect(shown()).toBe('/quick'));
  slow.arrive();
  await Promise.resolve();
  expect(shown()).toBe('/quick');
});

test('a screen that failed to load is reported, and loaded again the next time', async () => {
  const lost = screen();
  const { router, shown, back } = await travel({ '/lost': [lost] });
  router.navigate('/lost');
  lost.fail(new Error('gone'));
  await vi.waitFor(() => expect(shown()).toBe('/lost'));
  expect(() => getLoadedScreen(lost.lazy)).toThrow('gone');
  back();
  router.navigate('/lost');
  expect(lost.lazy).toHaveBeenCalledTimes(2);
});

test('a guard redirects before the screen’s code is loaded', async () => {
  const layout = screen();
  const login = screen();
  const { router, replaced, shown } = await travel({
    '/admin': [{ ...layout, guard: 'admin' }],
    '/login?from=/admin': [login],
  });
  login.arrive();
  router.navigate('/admin');
  await vi.waitFor(() => expect(shown()).toBe('/login?from=/admin'));
  expect(replaced).toEqual(['/login?from=/admin']);
  expect(layout.lazy).not.toHaveBeenCalled();
});

test('a redirect comes before its guards', async () => {
  const { router, replaced, shown, back } = await travel({
    '/admin/none': [{ guard: 'admin' }, { redirectTo: '/' }],
  });
  router.navigate('/admin/none');
  expect(replaced).toEqual(['/']);
  expect(shown()).toBe('/');
  back();
});
