import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { root } from '../tools/process/root.ts';
import { startGameServer } from '../tools/services/game-server.ts';
import { expect, test } from './support/fixtures.ts';

// The server that takes the other's place has a database of its own, so it greets a new player.
test.use({
  serviceWorkers: 'allow',
  allowedErrors: [
    /ERR_CONNECTION|ERR_EMPTY|ERR_INTERNET_DISCONNECTED|ERR_INCOMPLETE|401|403|503|Failed to fetch|fetching the script/,
  ],
});

const buildId = (page: Page) => page.locator('meta[name="build-id"]').getAttribute('content');

/** The stream is opened when the page's scripts have run; a link before that loads the next page. */
const untilLive = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/live'));

/** Another build: every page, and the service worker, names it. Compressed copies would tell the old one. */
function release(folder: string, id: string): void {
  const old = readFileSync(join(folder, 'build-id.txt'), 'utf8');
  for (const name of readdirSync(folder)) {
    if (/\.(br|gz)$/.test(name)) rmSync(join(folder, name));
  }
  for (const name of ['index.html', 'app.html', 'build-id.txt', 'service-worker.js']) {
    const file = join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(old, id));
  }
}

/** As a change of the shell does: each file has the names of others in it, so that all get a new one. */
function renameAssets(folder: string): void {
  const assets = join(folder, 'assets');
  for (const name of readdirSync(assets)) {
    if (/\.(br|gz)$/.test(name)) rmSync(join(assets, name));
  }
  const otherHash = (last: string) => (last === '0' ? '1' : '0');
  const renamed = new Map(
    readdirSync(assets).map((name) => [name, name.replace(/.(?=\.(?:js|css)$)/, otherHash)]),
  );
  const files = ['index.html', 'app.html', 'first-files.json', 'service-worker.js'];
  for (const name of [...files, ...[...renamed.keys()].map((asset) => join('assets', asset))]) {
    if (name.endsWith('.woff2')) continue;
    const text = readFileSync(join(folder, name), 'utf8');
    const change = (found: string) => renamed.get(found) ?? found;
    writeFileSync(join(folder, name), text.replace(/[\w.-]+\.(?:js|css)/g, change));
  }
  for (const [name, next] of renamed) renameSync(join(assets, name), join(assets, next));
}

/** How the files came that the service worker keeps of a build. Where two chunks have one name, a browser can't tell which it has of them. */
const keptEncodings = (page: Page, id: string) =>
  page.evaluate(async (name) => {
    const replies = await (await caches.open(name)).matchAll();
    const chunks = replies.flatMap(({ url, headers }) => {
      const [, chunk, ending] = /\/assets\/(.*)-.{8}(\.(?:js|css))$/.exec(url) ?? [];
      return chunk ? [{ name: chunk + ending, encoding: headers.get('content-encoding') }] : [];
    });
    const named = Map.groupBy(chunks, (chunk) => chunk.name);
    const alone = chunks.filter((chunk) => named.get(chunk.name)?.length === 1);
    return [...new Set(alone.map(({ encoding }) => encoding))];
  }, `bee-jinx-${id}`);

const hasNewestWorker = (page: Page) =>
  page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    return !installing && !waiting && active?.state === 'activated';
  });

function copyOfBuild(): string {
  const folder = mkdtempSync(join(tmpdir(), 'bee-jinx-web-'));
  cpSync(join(root, 'packages/web/dist'), folder, { recursive: true });
  return folder;
}

test('a page that was left open over a release offers the new version', async ({ page }) => {
  const webDir = copyOfBuild();
  const before = await startGameServer({ webDir });
  const { port } = new URL(before.url);
  // The stream is what tells the page that the server was restarted.
  const live = untilLive(page);
  await page.goto(`${before.url}/settings`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await live;
  // What it still had to fetch, it has: a page that loses a file on the way loads itself anew.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  const oldId = await buildId(page);

  await before.stop();
  release(webDir, 'build-of-tomorrow');
  const after = await startGameServer({ webDir, port });
  try {
    const offer = page.locator('[data-toast]').filter({ hasText: 'A new version is here.' });
    await expect(offer).toBeVisible({ timeout: 60_000 });
    expect(await buildId(page)).toBe(oldId);
    await offer.getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => buildId(page)).toBe('build-of-tomorrow');
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  } finally {
    await after.stop();
    rmSync(webDir, { recursive: true, force: true });
  }
});

test('a release comes as its difference to the one before, also to the service worker, and opens offline', async ({
  page,
}) => {
  const webDir = copyOfBuild();
  const settings = { DATA_DIR: mkdtempSync(join(tmpdir(), 'bee-jinx-data-')) };
  const before = await startGameServer({ webDir, settings });
  const { port } = new URL(before.url);
  await page.goto(`${before.url}/settings`);
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.goto('about:blank');

  await before.stop();
  release(webDir, 'build-of-tomorrow');
  renameAssets(webDir);
  const after = await startGameServer({ webDir, port, settings });
  try {
    const encodings = new Set<string | undefined>();
    page.on('response', (response) => {
      const isText = /\/assets\/.*\.(js|css)$/.test(response.url());
      if (isText) encodings.add(response.headers()['content-encoding']);
    });
    await page.goto(`${after.url}/settings`);
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect(await buildId(page)).toBe('build-of-tomorrow');
    expect([...encodings]).toEqual(['dcz']);
    await expect.poll(() => keptEncodings(page, 'build-of-tomorrow')).toEqual(['dcz']);
    await expect.poll(() => hasNewestWorker(page)).toBe(true);

    await page.context().setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    expect(await buildId(page)).toBe('build-of-tomorrow');
  } finally {
    await after.stop();
    for (const folder of [webDir, settings.DATA_DIR]) {
      rmSync(folder, { recursive: true, force: true });
    }
  }
});

test('who doesn’t take the offer gets it with the next screen, and once', async ({
  page,
  server,
}) => {
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  await page.route('**/build-id.txt', (route) => route.fulfill({ body: 'build-of-tomorrow' }));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('A new version is here.')).toBeVisible();
  const isLiving = untilLive(page);
  await page.getByRole('link', { name: 'bee jinx' }).click();
  await expect(page).toHaveURL(`${server.url}/`);
  await isLiving;
  expect(loads).toBe(1);

  // The page that came is still not that build, as from a server that is behind: it stays.
  await page.getByRole('link', { name: 'How to play' }).click();
  await expect(page).toHaveURL(`${server.url}/first-time`);
  await expect(page.getByRole('heading', { name: 'Round 1' })).toBeVisible();
  expect(loads).toBe(1);
});

test.describe('a screen whose file is gone', () => {
  test.use({ allowedErrors: [/404|dynamically imported/], serviceWorkers: 'block' });

  test('makes the page load anew, once', async ({ page }) => {
    const isLiving = untilLive(page);
    await page.goto('/');
    await isLiving;
    let loads = 0;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads += 1;
    });
    await page.route(/\/assets\/FirstTimeScreen-.*\.js$/, (route) =>
      route.fulfill({ status: 404, body: '' }),
    );
    await page.getByRole('link', { name: 'How to play' }).click();
    await expect.poll(() => loads).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Unexpected Application Error!',
    );
    await expect(page.getByText('Failed to fetch dynamically imported module')).toBeVisible();
    expect(loads).toBe(1);
  });
});
