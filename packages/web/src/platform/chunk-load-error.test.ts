import { afterEach, expect, test, vi } from 'vitest';
import { isChunkLoadError, noteChunkErrors, reloadForChunk } from './chunk-load-error.ts';

afterEach(() => void vi.unstubAllGlobals());

interface Browser {
  onLine?: boolean;
  isServerThere?: boolean;
}

/** Fails to load a chunk, and returns how often the page was loaded anew once it was wanted. */
async function failToLoad({ onLine = true, isServerThere = true }: Browser) {
  const page = new EventTarget();
  const reload = vi.fn();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('location', { href: 'https://bee.example/hive', reload });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {} });
  const ask = vi.fn(async () => new Response(null, { status: isServerThere ? 200 : 503 }));
  vi.stubGlobal('fetch', ask);
  noteChunkErrors();
  const payload = new Error('Failed to fetch hive.js');
  page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
  expect(isChunkLoadError(payload)).toBe(true);
  await reloadForChunk(payload);
  return { asked: ask.mock.calls.length, reloaded: reload.mock.calls.length };
}

test('a chunk that is gone loads the page anew', async () => {
  expect(await failToLoad({})).toEqual({ asked: 1, reloaded: 1 });
});

test('a server that isn’t there doesn’t', async () => {
  expect((await failToLoad({ isServerThere: false })).reloaded).toBe(0);
});

test('nor does a chunk that failed without a network, which may be back by now', async () => {
  expect((await failToLoad({ onLine: false })).reloaded).toBe(0);
});
