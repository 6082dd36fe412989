import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prefetchOnIntent } from './prefetch-on-intent.ts';
import { session } from './session/session.ts';

const prefetchScreenAt = vi.hoisted(() => vi.fn());
const loadScreens = vi.hoisted(() => vi.fn());
vi.mock('./prefetch-first-screen.ts', () => ({ prefetchScreenAt }));
vi.mock('./router/screens.ts', () => ({ loadScreens }));

const origin = 'https://bee-jinx.test';
let browser: EventTarget;

beforeEach(() => {
  browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('location', { origin });
  session.set({ status: 'open', userId: 'anon_1', cache: session.get().cache });
  prefetchOnIntent();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

async function pointAt(path: string): Promise<void> {
  const { href, pathname, search } = new URL(path, origin);
  const link = { href, origin, pathname, search, target: '' };
  const event = new Event('pointerover');
  Object.defineProperty(event, 'target', { value: { closest: () => link } });
  browser.dispatchEvent(event);
  await loadScreens.mock.results[0]?.value;
}

test('pointing at a link fetches its screen and what it shows, once', async () => {
  await pointAt('/jinx/dance/d1?x=1');
  await pointAt('/jinx/dance/d1?x=1');
  expect(loadScreens).toHaveBeenCalledOnce();
  const there = expect.objectContaining({ pathname: '/jinx/dance/d1', search: '?x=1' });
  expect(prefetchScreenAt).toHaveBeenCalledExactlyOnceWith(there, session.get());
});

test('pointing at a puzzle of the archive fetches its screen, and starts no game', async () => {
  await pointAt('/jinx/daily?puzzleNumber=7');
  expect(loadScreens).toHaveBeenCalledOnce();
  expect(prefetchScreenAt).not.toHaveBeenCalled();
  await pointAt('/jinx/daily');
  expect(prefetchScreenAt).toHaveBeenCalledOnce();
});
