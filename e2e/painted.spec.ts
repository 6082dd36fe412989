import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectBuildCached } from './support/cached-build.ts';
import {
  roundHeading,
  sealButton,
  statusMessage,
  submitAndSkip,
  wordField,
} from './support/daily.ts';
import { expect, test } from './support/fixtures.ts';
import { createHiveByApi, openSession } from './support/hive-api.ts';
import { readUsesOfIntl, watchIntl } from './support/uses-of-intl.ts';

/** Holds a script back. Returns a function that lets it come. */
async function holdScript(page: Page, file: RegExp): Promise<() => void> {
  const released = Promise.withResolvers<void>();
  await page.route(file, async (route) => {
    await released.promise;
    await route.continue();
  });
  return released.resolve;
}

/** Holds the app back, but not the script in the head. */
const holdScripts = (page: Page) => holdScript(page, /\/assets\/index-[^/]+\.js$/);

/** What moves, from now on. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: { value: number; startTime: number }[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as unknown as typeof shifts));
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** How much has moved, until the first word was sent: then the cards move. */
const readShift = (page: Page) =>
  page.evaluate(() => {
    const { shifts } = globalThis as unknown as {
      shifts: { value: number; startTime: number }[];
    };
    const requests = performance.getEntriesByType('resource');
    const sent = requests.find(({ name }) => name.endsWith('/submit'))?.startTime ?? Infinity;
    return shifts.reduce((sum, each) => sum + (each.startTime < sent ? each.value : 0), 0);
  });

/** Marks all that is painted, and counts it. */
const markPainted = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => setTimeout(resolve));
    const painted = document.querySelectorAll('main *');
    for (const each of painted) each.setAttribute('data-painted-here', '');
    return painted.length;
  });

const readPainted = (page: Page) => page.locator('main [data-painted-here]').count();

/** Every page in the caches of the browser, as text. */
const readCached = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request, { ignoreVary: true });
        const type = response?.headers.get('content-type') ?? '';
        if (response && type.startsWith('text/html')) texts.push(await response.text());
      }
    }
    if (texts.length === 0) throw new Error('The pages of the build should be cached.');
    return texts.join();
  });

const nextLive = (page: Page) =>
  page.waitForResponse((response) => response.url().endsWith('/api/live'));

test('a word typed and sealed before the scripts are here is played, on the page as it was painted', async ({
  page,
}) => {
  await watchShifts(page);
  const release = await holdScripts(page);
  await page.goto('/jinx/daily', { waitUntil: 'commit' });
  await expect(roundHeading(page, 1)).toBeVisible();
  await wordField(page).fill('garden');
  await wordField(page).evaluate((field) => field.setAttribute('data-painted-here', ''));
  await sealButton(page).click();
  expect(new URL(page.url()).search).toBe('');
  // Of the next word.
  await wordField(page).press('m');

  release();
  await expect(statusMessage(page)).toContainText('Round 1');
  await expect(page.locator('textarea[data-painted-here]')).toBeAttached();
  expect(await readShift(page)).toBeLessThan(0.01);
  await page.keyboard.press('Escape');
  await expect(roundHeading(page, 2)).toBeVisible();
  await expect(wordField(page)).toHaveValue('m');
});

test('a first visit, and the next before a word, are taken over as they were painted', async ({
  page,
}) => {
  await watchIntl(page);
  for (const visit of ['first', 'next']) {
    const release = await holdScripts(page);
    const live = nextLive(page);
    await page.goto('/jinx/daily', { waitUntil: 'commit' });
    await expect(page.getByRole('main')).toContainText('sealed it before you type');
    const before = await markPainted(page);
    const styleSheets = page.locator('link[rel="stylesheet"]');
    const paintedWith = await styleSheets.count();
    release();
    await live;
    await expect(page.getByRole('banner').getByRole('button', { name: /inbox/i })).toBeVisible();
    // For each that comes later the whole page would be styled again.
    expect(await styleSheets.count(), `style sheets, ${visit} visit`).toBe(paintedWith);
    expect(await readUsesOfIntl(page), `${visit} visit`).toEqual([]);
    // Of a part whose code comes after that of the field.
    await page.getByRole('button', { name: 'Give up' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await readPainted(page), `${visit} visit`).toBe(before);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('who comes back gets the game as it stands in the page, and it isn’t asked for again', async ({
  page,
}) => {
  await page.goto('/jinx/daily');
  await submitAndSkip(page, 'garden', 2);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const release = await holdScripts(page);
  await watchShifts(page);
  const live = nextLive(page);
  await page.goto('/jinx/daily', { waitUntil: 'commit' });
  await expect(roundHeading(page, 2)).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: /settings/i })).toBeVisible();
  const source = await (await page.request.get('/jinx/daily')).text();
  expect(source).toContain('garden');
  // Of a part whose code comes after that of the field.
  const giveUp = page.getByRole('button', { name: 'Give up' });
  await giveUp.evaluate((button) => button.setAttribute('data-painted-here', ''));

  release();
  await live;
  expect(asked).not.toContain('/api/jinx-daily/puzzle');
  expect(await readShift(page)).toBeLessThan(0.01);
  await submitAndSkip(page, 'music', 3);
  await expect(giveUp).toHaveAttribute('data-painted-here', '');
});

test('a part whose code is late is taken over as it was painted, also after a first game elsewhere', async ({
  page,
  finishGame,
}) => {
  await page.goto('/jinx/daily');
  await expect(roundHeading(page, 1)).toBeVisible();
  const release = await holdScript(page, /\/assets\/later-(?!rules)[^/]+\.js$/);
  const live = nextLive(page);
  await page.goto('/jinx/daily', { waitUntil: 'commit' });
  const goal = page.getByText('Say the word you think the bee said');
  await goal.evaluate((painted) => painted.setAttribute('data-painted-here', ''));
  await live;
  const stats = page.waitForResponse((response) => response.url().includes('/api/fetch-stats'));
  await finishGame(page.request, { rounds: 1, puzzleNumber: 998 });
  await stats;

  release();
  await page.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(goal).toHaveAttribute('data-painted-here', '');
});

test('a dance is painted as it stands for who dances, and a word typed meanwhile is sealed', async ({
  page,
  openPlayer,
}) => {
  const partner = await openPlayer();
  for (const each of [page, partner]) await each.request.post('/api/session');
  const games = '/api/multiplayer/games';
  const invite = { firstWord: 'lighthouse', gameConfig: { pace: 'live' } };
  const made = await partner.request.post(`${games}/invite`, { data: invite });
  const { gameId } = (await made.json()).data.game;
  await page.request.post(`${games}/respond`, { data: { gameId, accept: true } });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await watchShifts(page);
  const release = await holdScripts(page);
  await page.goto(`/jinx/dance/${gameId}`, { waitUntil: 'commit' });
  await expect(roundHeading(page, 1)).toBeVisible();
  // The server's time would be read when the scripts are here, and the clock would be late by that.
  const painted = await page.locator('script[type="application/json"]').first().innerText();
  expect(painted).toContain('"deadline"');
  expect(painted).not.toContain('serverTime');
  await wordField(page).fill('harbour');
  await wordField(page).evaluate((field) => field.setAttribute('data-painted-here', ''));
  await sealButton(page).click();

  release();
  await expect(roundHeading(page, 2)).toBeVisible();
  await expect(page.locator('textarea[data-painted-here]')).toBeAttached();
  await expect(page.getByRole('main')).toContainText('lighthouse');
  expect(await readShift(page)).toBeLessThan(0.01);
  const beforeMine = asked.slice(0, asked.indexOf(`${games}/submit`));
  expect(beforeMine).not.toContain(`${games}/${gameId}`);
});

test('a hive chosen and a post typed before the scripts are here are posted there', async ({
  page,
  openPlayer,
}) => {
  const member = await openPlayer();
  const { groupId } = await createHiveByApi(page.request, [member.request]);
  const release = await holdScripts(page);
  const live = nextLive(page);
  await page.goto('/buzz', { waitUntil: 'commit' });
  await page.getByLabel('To').selectOption(groupId);
  await page.getByLabel('Your post').fill('For the hive alone');
  release();
  await live;
  await expect(page.getByLabel('To')).toHaveValue(groupId);
  await page.getByRole('button', { name: 'Buzz' }).click();
  const asked = page.getByRole('dialog', { name: 'May we count your games?' });
  await asked.getByRole('button', { name: 'Decline' }).click();
  await expect(page.getByRole('article')).toContainText('For the hive alone');
  const feed = await member.request.get(`/api/buzz?groupId=${groupId}`);
  expect((await feed.json()).data.buzz).toMatchObject([{ text: 'For the hive alone' }]);
});

test('every screen of a player is taken over as it was painted', async ({
  page,
  openPlayer,
  finishGame,
}) => {
  test.slow();
  const partner = await openPlayer();
  const { groupId } = await createHiveByApi(page.request, [partner.request]);
  await partner.request.post('/api/buzz', { data: { groupId, text: 'Good morning, cell mates' } });
  const games = '/api/multiplayer/games';
  const invited = await partner.request.post(`${games}/invite`, {
    data: { firstWord: 'lighthouse' },
  });
  const { gameId } = (await invited.json()).data.game;
  await page.request.post(`${games}/respond`, { data: { gameId, accept: true, word: 'harbour' } });
  await page.request.post(`${games}/abandon`, { data: { gameId } });
  const open = await page.request.post(`${games}/invite`, { data: { firstWord: 'pebble' } });
  const openId = (await open.json()).data.game.gameId;
  await finishGame(page.request, { rounds: 3 });
  const screens = [
    ['/', 'Today: jinx in 3.'],
    ['/jinx/daily', 'Jinx in 3'],
    ['/jinx/dance', 'Your open invite'],
    [`/jinx/dance/${gameId}`, 'lighthouse'],
    [`/jinx/dance/${openId}`, 'pebble'],
    ['/hive', 'The Night Shift'],
    [`/hive/${groupId}`, '1 of 2 have finished'],
    [`/hive/${groupId}?tab=buzz`, 'Good morning, cell mates'],
    ['/buzz', 'Good morning, cell mates'],
  ] as const;
  // An offer that only the browser knows of comes after the paint, once in its life.
  await page.addInitScript(() => localStorage.setItem('first-win.offer', 'answered'));
  await watchShifts(page);
  for (const [path, text] of screens) {
    const release = await holdScripts(page);
    const live = nextLive(page);
    await page.goto(path, { waitUntil: 'commit' });
    const main = page.getByRole('main');
    await expect(main).toContainText(text);
    const before = await markPainted(page);
    release();
    await live;
    await expect(page.getByRole('banner').getByRole('button', { name: /inbox/i })).toBeVisible();
    expect(await readPainted(page), `${path} isn’t redrawn`).toBe(before);
    expect(await readShift(page), `${path} doesn’t move`).toBeLessThan(0.01);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  }
});

test('a list that was kept a moment ago doesn’t take the place of a newer one that was painted', async ({
  page,
}) => {
  const kept = nextLive(page);
  await page.goto('/jinx/dance');
  await expect(page.getByRole('heading', { name: 'No dances yet' })).toBeVisible();
  await kept;
  await page.goto('about:blank');
  await page.request.post('/api/multiplayer/games/invite', { data: { firstWord: 'pebble' } });
  await page.addInitScript(() => {
    const name = Object.keys(localStorage).find((key) => key.startsWith('kept.active-games.'));
    if (name === undefined) return;
    const list = JSON.parse(localStorage.getItem(name) ?? '');
    localStorage.setItem(name, JSON.stringify({ ...list, at: Date.now() }));
  });
  const live = nextLive(page);
  await page.goto('/jinx/dance', { waitUntil: 'commit' });
  const main = page.getByRole('main');
  await expect(main).toContainText('Your open invite');
  const before = await markPainted(page);
  await live;
  await expect(main).toContainText('Your open invite');
  expect(await readPainted(page)).toBe(before);
});

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('no page of a player is cached', async ({ page }) => {
    test.slow();
    const { userId } = await openSession(page.request);
    await page.goto('/jinx/daily');
    await expectBuildCached(page);
    for (const path of ['/', '/jinx/daily', '/hive']) {
      const live = nextLive(page);
      const response = await page.goto(path);
      expect(await response?.text()).toContain(userId);
      await live;
    }
    expect(await readCached(page)).not.toContain(userId);
  });
});

for (const saveData of [false, true]) {
  test(`pointing at a link fetches its screen${saveData ? ', but not where data is saved' : ''}`, async ({
    page,
  }) => {
    if (saveData) {
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
      );
    }
    const live = nextLive(page);
    await page.goto('/jinx/daily');
    await live;
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    const hives = page.getByRole('banner').getByRole('link', { name: 'Hive' });
    const isAsked = () => asked.includes('/api/groups');
    const point = async () => {
      await page.mouse.move(0, 0);
      await hives.hover();
      expect(isAsked()).toBe(!saveData);
    };
    // What listens is loaded when the page is idle.
    await expect(point).toPass();
    await hives.click();
    await expect(page.getByRole('heading', { level: 1, name: /hive/i })).toBeVisible();
    await expect.poll(isAsked).toBe(true);
  });
}

test.describe('the first path', () => {
  /** Kilobytes after gzip of the scripts that are named with the page, and the number of all files. */
  const budgets = {
    '/': { scripts: 101, files: 5 },
    '/jinx/daily': { scripts: 123.5, files: 9 },
    '/jinx/dance': { scripts: 147.7, files: 16 },
    '/hive': { scripts: 146.5, files: 16 },
    '/buzz': { scripts: 149.8, files: 15 },
  };

  for (const [path, budget] of Object.entries(budgets)) {
    test(`${path} stays within its budget`, async ({ page }) => {
      const link = (await page.request.get(path)).headers().link ?? '';
      const files = [...link.matchAll(/<([^>]+)>/g)].map(([, file = '']) => file);
      expect(files.length).toBeGreaterThan(3);
      expect(files.length).toBeLessThanOrEqual(budget.files);
      const sizes = files
        .filter((file) => file.endsWith('.js'))
        .map(async (file) => gzipSync(await (await page.request.get(file)).body()).length);
      const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      expect(bytes / 1000).toBeLessThanOrEqual(budget.scripts);
    });
  }
});

test('nobody’s page has anything of who was painted before', async ({ page, openPlayer }) => {
  const other = await openPlayer();
  for (const each of [page, other]) await each.request.post('/api/session');
  const made = await page.request.post('/api/multiplayer/games/invite', { data: {} });
  const { gameId } = (await made.json()).data.game;
  const sourceFor = async (each: Page) => (await each.request.get('/jinx/dance')).text();
  expect(await sourceFor(page)).toContain(gameId);
  expect(await sourceFor(other)).not.toContain(gameId);
  expect(await sourceFor(other)).toContain('No dances yet');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the pair is there, and what is needed to play', async ({ page, context }) => {
    await page.goto('/jinx/daily');
    await expect(roundHeading(page, 1)).toBeVisible();
    await expect(page.locator('noscript')).toBeVisible();
    // Nobody has become a player by looking.
    expect(await context.cookies()).toEqual([]);
  });
});

test.describe('where it is another day than in UTC', () => {
  const isMorning = new Date().getUTCHours() < 10;
  test.use({ timezoneId: isMorning ? 'Etc/GMT+12' : 'Pacific/Kiritimati' });

  test('a first visit gets the pair of that day, and the next one has it painted', async ({
    page,
  }) => {
    const live = nextLive(page);
    await page.goto('/jinx/daily');
    await expect(roundHeading(page, 1)).toBeVisible();
    await live;
    const pair = await page.getByRole('main').getByRole('heading', { level: 1 }).textContent();
    expect(await page.locator('html').getAttribute('data-painted-for')).toBeNull();

    await holdScripts(page);
    await page.goto('/jinx/daily', { waitUntil: 'commit' });
    await expect(roundHeading(page, 1)).toBeVisible();
    expect(await page.getByRole('main').getByRole('heading', { level: 1 }).textContent()).toBe(
      pair,
    );
    expect(await page.locator('html').getAttribute('data-painted-for')).not.toBeNull();
  });
});
