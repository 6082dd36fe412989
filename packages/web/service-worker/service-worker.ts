declare const self: ServiceWorkerGlobalScope;

export {};

declare const build: { id: string; assets: string[] };

/**
 * Keeps a build of the app for days without a network, and the one that ran before it for pages that are still open:
 * its two pages, and the files they load, which never change because their names hash their content. Pages come from
 * the network while there is one. Replies of the API are never cached here.
 */

const prefix = 'bee-jinx-';
const cacheName = prefix + build.id;
/** Its one entry names the cache of the build that runs, for the build that replaces it. */
const recordName = 'active-build';
const activeBuild = '/active-build';
const startPage = '/';
const otherPages = '/app.html';
/** By its file: at its address the server paints it for one player. */
const startPageFile = '/index.html';
/** After this long without a response the cached page is shown. */
const pageTimeoutMs = 4000;

self.addEventListener('install', (event) => {
  event.waitUntil(keepBuild().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldBuilds().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request, pathname));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data?.json()));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data?.path ?? startPage));
});

/** All or nothing: an incomplete build would break later, offline. */
async function keepBuild(): Promise<void> {
  const cache = await caches.open(cacheName);
  await Promise.all([
    cache.addAll(build.assets),
    ownPage(startPageFile).then((page) => cache.put(startPage, page)),
    ownPage(otherPages).then((page) => cache.put(otherPages, page)),
  ]);
}

/** During a rolling release another server may still serve the previous pages. */
async function ownPage(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'reload' });
  const isOwn = response.ok && (await response.clone().text()).includes(build.id);
  if (!isOwn) throw new Error(`${path} belongs to another build.`);
  return response;
}

/**
 * Keeps the build that ran before: open pages may still load its files. It needn't be the newest of the others, which may be a
 * build that was never installed completely, or one that was rolled back.
 */
async function dropOldBuilds(): Promise<void> {
  const record = await caches.open(recordName);
  const previous = await (await record.match(activeBuild))?.text();
  const others = (await caches.keys()).filter(
    (name) => name.startsWith(prefix) && name !== cacheName,
  );
  const kept = others.find((name) => name === previous) ?? others.at(-1);
  await Promise.all(others.filter((name) => name !== kept).map((name) => caches.delete(name)));
  await record.put(activeBuild, new Response(cacheName));
}

async function page(request: Request, pathname: string): Promise<Response> {
  const fromNetwork = fetch(request);
  const response = await Promise.race([fromNetwork.catch(() => undefined), waitForPageTimeout()]);
  if (response && response.status < 500) return response;
  const cache = await caches.open(cacheName);
  return (
    (await cache.match(pathname === startPage ? startPage : otherPages, { ignoreVary: true })) ??
    fromNetwork
  );
}

async function asset(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

const waitForPageTimeout = () =>
  new Promise<undefined>((resolve) => setTimeout(resolve, pageTimeoutMs));

interface PushMessage {
  title: string;
  text: string;
  path: string;
  tag: string;
}

/** Browsers require a visible notification for every push. */
function showPush(message: Partial<PushMessage> | undefined): Promise<void> {
  const { title = 'Bee Jinx', text = 'Something is new in your inbox.', path, tag } = message ?? {};
  return self.registration.showNotification(title, {
    body: text,
    icon: '/icon-192.png',
    data: { path: path ?? '/inbox' },
    ...(tag !== undefined && { tag }),
  });
}

/** Navigates an open page instead of reloading it; those of the API, like its documentation, aren't the app's. */
async function goTo(path: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const pages = windows.filter(({ url }) => !new URL(url).pathname.startsWith('/api/'));
  const open = pages.find(({ visibilityState }) => visibilityState === 'visible') ?? pages[0];
  if (!open) {
    await self.clients.openWindow(path);
    return;
  }
  open.postMessage({ kind: 'go', path });
  await open.focus();
}
