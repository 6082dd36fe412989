import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createBrowserHistory, currentLocation, type Navigation } from './browser-history.ts';

const browser = new EventTarget();
const page = { pathname: '/', search: '', hash: '' };
let entries: { state: unknown; address: string }[];
const onNavigate = vi.fn<(to: Navigation) => void>();

function show(state: unknown, address: string): void {
  const { pathname, search, hash } = new URL(address, 'https://bee.test');
  Object.assign(page, { pathname, search, hash });
  Object.assign(history, { state });
}

beforeEach(() => {
  entries = [];
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('window', { location: page });
  vi.stubGlobal('history', {
    state: null,
    pushState(state: unknown, _: string, address: string) {
      entries.push({ state, address });
      show(state, address);
    },
    replaceState(state: unknown, _: string, address: string) {
      entries.splice(-1, 1, { state, address });
      show(state, address);
    },
  });
  show(null, '/');
});
afterEach(() => {
  vi.unstubAllGlobals();
  onNavigate.mockReset();
});

test('a page that was opened by its address has no state', () => {
  show(null, '/jinx/daily?puzzleNumber=7#trail');
  expect(currentLocation()).toEqual({
    pathname: '/jinx/daily',
    search: '?puzzleNumber=7',
    hash: '#trail',
    state: null,
    key: 'default',
  });
});

test('a step adds an entry with its state and a key of its own, a replacement doesn’t', () => {
  const history = createBrowserHistory(onNavigate);
  const to = { pathname: '/friends', search: '?tab=all', hash: '' };
  history.push(to, { from: 'home' });
  history.push({ ...to, pathname: '/hive' });
  history.replace({ ...to, search: '' }, 'redirected');
  expect(entries.map(({ address }) => address)).toEqual(['/friends?tab=all', '/friends']);
  const steps = onNavigate.mock.calls.map(([step]) => step);
  expect(steps.map(({ action }) => action)).toEqual(['PUSH', 'PUSH', 'REPLACE']);
  expect(steps.map(({ location }) => location.state)).toEqual([
    { from: 'home' },
    null,
    'redirected',
  ]);
  const keys = steps.map(({ location }) => location.key);
  expect(new Set(keys).size).toBe(3);
  for (const key of keys) expect(key).toMatch(/^[a-z0-9]{4,8}$/);
});

test('the way back is told with where it leads', () => {
  createBrowserHistory(onNavigate);
  show({ usr: 'home', key: 'abc' }, '/');
  browser.dispatchEvent(new Event('popstate'));
  expect(onNavigate).toHaveBeenCalledWith({
    action: 'POP',
    location: { pathname: '/', search: '', hash: '', state: 'home', key: 'abc' },
  });
});
