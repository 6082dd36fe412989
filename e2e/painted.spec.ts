import type { Page } from '@playwright/test';
import {
  roundHeading,
  sealButton,
  statusMessage,
  submitAndSkip,
  wordField,
} from './support/daily.ts';
import { expect, test } from './support/fixtures.ts';

/** Holds the app back, but not the script in the head. Returns a function that lets it come. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/index-[^/]+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

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

  release();
  await live;
  expect(asked).not.toContain('/api/jinx-daily/puzzle');
  expect(await readShift(page)).toBeLessThan(0.01);
  await submitAndSkip(page, 'music', 3);
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
