import { afterEach, expect, test, vi } from 'vitest';
import { isChunkLoadError, noteChunkErrors, reloadForChunk } from './chunk-load-error.ts';

afterEach(() => void vi.unstubAllGlobals());

interface Browser {
  onLine?: boolean;
  isServerThere?: boolean;
  files?: string[];
}

/** Fails to load chunks, and returns how often the page was loaded anew once it was wanted. */
async function failToLoad({ onLine = true, isServerThere = true, files = ['hive.js'] }: Browser) {
  const page = new EventTarget();
  const reload = vi.fn();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('location', { href: 'https://bee.example/hive', reload });
  const stored = new Map<string, string>();
  const setItem = (key: string, value: string) => void stored.set(key, value);
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem });
  const ask = vi.fn(async () => new Response(null, { status: isServerThere ? 200 : 503 }));
  vi.stubGlobal('fetch', ask);
  noteChunkErrors();
  for (const file of files) {
    const payload = new Error(`Failed to fetch ${file}`);
    page.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }));
    expect(isChunkLoadError(payload)).toBe(true);
    await reloadForChunk(payload);
  }
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

test('two that stay gone, such as behind a proxy with an old page, don’t load it for ever', async () => {
  const files = ['bell.js', 'overlays.js', 'bell.js'];
  expect((await failToLoad({ files })).reloaded).toBe(1);
});
