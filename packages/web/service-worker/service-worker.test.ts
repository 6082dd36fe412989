import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The caches of a browser: names in the order in which they were created. */
function createCaches() {
  const all = new Map<string, Map<string, Response>>();
  return {
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    async open(name: string) {
      const cache = all.get(name) ?? new Map<string, Response>();
      all.set(name, cache);
      return {
        addAll: async (paths: string[]) => {
          for (const path of paths) cache.set(path, await fetch(path));
        },
        put: async (path: string, response: Response) => void cache.set(path, response),
        match: async (path: string) => cache.get(path)?.clone(),
      };
    },
  };
}

type Listener = (event: object) => void;

/** The service worker of a build, of which the browser fires the events. */
async function loadWorker(id: string, clients: object = { claim: async () => {} }) {
  const listeners = new Map<string, Listener>();
  vi.stubGlobal('build', { id, assets: [`/assets/${id}.js`] });
  vi.stubGlobal('self', {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    skipWaiting: async () => {},
    clients,
  });
  vi.resetModules();
  await import('./service-worker.ts');
  return async (type: 'install' | 'activate' | 'notificationclick', event: object = {}) => {
    const waitUntil = vi.fn<(work: Promise<unknown>) => void>();
    listeners.get(type)?.({ ...event, waitUntil });
    await waitUntil.mock.lastCall?.[0];
  };
}

/** The server has this build. */
const serve = (id: string) =>
  vi.stubGlobal('fetch', async (path: string) => new Response(`${path} of build-${id}`));

async function release(id: string): Promise<void> {
  const fire = await loadWorker(`build-${id}`);
  serve(id);
  await fire('install');
  await fire('activate');
}

async function failToInstall(id: string): Promise<void> {
  const fire = await loadWorker(`build-${id}`);
  // During a rolling release the pages may be those of another build.
  serve('other');
  await expect(fire('install')).rejects.toThrow('belongs to another build');
}

const keptBuilds = async () =>
  (await caches.keys()).filter((name) => name.startsWith('bee-jinx-')).sort();

beforeEach(() => void vi.stubGlobal('caches', createCaches()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

test('a release keeps the build before it, and drops older ones', async () => {
  for (const id of ['a', 'b', 'c']) await release(id);
  expect(await keptBuilds()).toEqual(['bee-jinx-build-b', 'bee-jinx-build-c']);
});

test('a release keeps the build that ran, not one whose installation failed', async () => {
  await release('a');
  await failToInstall('b');
  await release('c');
  expect(await keptBuilds()).toEqual(['bee-jinx-build-a', 'bee-jinx-build-c']);
});

test('a release keeps the build that ran, not one that was rolled back', async () => {
  for (const id of ['a', 'b', 'a', 'c']) await release(id);
  expect(await keptBuilds()).toEqual(['bee-jinx-build-a', 'bee-jinx-build-c']);
});

test('a build that is installed again keeps the build before it', async () => {
  for (const id of ['a', 'b', 'b']) await release(id);
  expect(await keptBuilds()).toEqual(['bee-jinx-build-a', 'bee-jinx-build-b']);
});

test('the first release that remembers what ran keeps the newest of the others', async () => {
  for (const id of ['a', 'b']) await caches.open(`bee-jinx-build-${id}`);
  await release('c');
  expect(await keptBuilds()).toEqual(['bee-jinx-build-b', 'bee-jinx-build-c']);
});

/** What becomes of these windows, the first of which is visible, when a notification is tapped. */
async function tapNotification(...paths: string[]) {
  const openWindow = vi.fn<(path: string) => Promise<void>>();
  const windows = paths.map((path, index) => ({
    url: `https://bee-jinx.test${path}`,
    visibilityState: index === 0 ? 'visible' : 'hidden',
    postMessage: vi.fn<(message: object) => void>(),
    focus: vi.fn<() => Promise<void>>(),
  }));
  const fire = await loadWorker('build-a', { openWindow, matchAll: async () => windows });
  const notification = { close: () => {}, data: { path: '/inbox' } };
  await fire('notificationclick', { notification });
  const told = windows.filter(({ postMessage }) => postMessage.mock.calls.length > 0);
  for (const { postMessage, focus } of told) {
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ kind: 'go', path: '/inbox' });
    expect(focus).toHaveBeenCalledOnce();
  }
  return { told: told.map(({ url }) => new URL(url).pathname), opened: openWindow.mock.calls };
}

test('a tapped notification leads the visible page of the app there', async () => {
  const { told, opened } = await tapNotification('/friends', '/hive');
  expect(told).toEqual(['/friends']);
  expect(opened).toEqual([]);
});

test('a tapped notification passes over a page of the API', async () => {
  expect(await tapNotification('/api/docs', '/hive')).toEqual({ told: ['/hive'], opened: [] });
  expect(await tapNotification('/api/docs')).toEqual({ told: [], opened: [['/inbox']] });
});
