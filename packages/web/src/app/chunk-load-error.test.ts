import { afterEach, expect, test, vi } from 'vitest';
import { isChunkLoadError, reloadOnChunkError } from './chunk-load-error.ts';

afterEach(() => void vi.unstubAllGlobals());

/** Fails to load a chunk, and returns how often the page was loaded anew. */
async function failToLoad({ onLine, isServerThere }: { onLine: boolean; isServerThere: boolean }) {
  const page = new EventTarget();
  const reload = vi.fn();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('location', { href: 'https://bee.example/hive', reload });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  const ask = vi.fn(async () => new Response(null, { status: isServerThere ? 200 : 503 }));
  vi.stubGlobal('fetch', ask);
  reloadOnChunkError();
  const payload = new Error('Failed to fetch hive.js');
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(isChunkLoadError(payload)).toBe(true);
  return { asked: ask.mock.calls.length, reloaded: reload.mock.calls.length };
}

test('a chunk that is gone loads the page anew', async () => {
  expect(await failToLoad({ onLine: true, isServerThere: true })).toEqual({
    asked: 1,
    reloaded: 1,
  });
});

test('a server that isn’t there doesn’t', async () => {
  expect((await failToLoad({ onLine: true, isServerThere: false })).reloaded).toBe(0);
});

test('nor does a chunk that failed without a network, which may be back by now', async () => {
  expect((await failToLoad({ onLine: false, isServerThere: true })).reloaded).toBe(0);
});
