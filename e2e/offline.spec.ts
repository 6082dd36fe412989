import type { BrowserContext, Page, Route } from '@playwright/test';
import { startGameServer } from '../tools/services/game-server.ts';
import { expectBuildCached } from './support/cached-build.ts';
import { openDaily, roundHeading, submitAndSkip, submitWord } from './support/daily.ts';
import { expect, test } from './support/fixtures.ts';

test.use({
  serviceWorkers: 'allow',
  // A server that is about to end takes no new stream.
  allowedErrors: [
    /ERR_(INTERNET_DISCONNECTED|FAILED|CONNECTION|EMPTY|INCOMPLETE)|503 .*\/api\/live/,
  ],
});

const goOffline = (context: BrowserContext) => context.setOffline(true);
const goOnline = (context: BrowserContext) => context.setOffline(false);
const unsent = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('daily.queuedWord.')),
  );
const kept = (page: Page) => page.getByText(/Your word .+ is kept/);

test('without a network I see my game as it stood, say a word, and it is played once when I am back', async ({
  page,
  context,
  findJinxWords,
}) => {
  const [first = '', second = '', third = ''] = await findJinxWords(3);
  await openDaily(page);
  await submitAndSkip(page, first, 2);
  await expectBuildCached(page);

  await goOffline(context);
  await page.reload();
  await expect(roundHeading(page, 2)).toBeVisible();
  await expect(page.getByText('This is your game as it stood.')).toBeVisible();
  await submitWord(page, second);
  await expect(kept(page)).toContainText(second);
  await page.reload();
  await expect(kept(page)).toContainText(second);

  await goOnline(context);
  await expect(roundHeading(page, 3)).toBeVisible();
  await expect.poll(() => unsent(page), { timeout: 60_000 }).toEqual([]);
  await page.reload();
  await expect(roundHeading(page, 3)).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: /^Round \d/ })).toHaveCount(2);
  await submitWord(page, third);
  await expect(page.getByRole('heading', { level: 1, name: 'Jinx in 3' })).toBeVisible();
});

test('a word that waits is also sent from another screen', async ({
  page,
  context,
  findJinxWords,
}) => {
  const [first = ''] = await findJinxWords(2);
  await openDaily(page);
  await expectBuildCached(page);
  await goOffline(context);
  await submitWord(page, first);
  await expect(kept(page)).toContainText(first);
  await page.goto('/first-time');
  await expect(page.getByRole('heading', { name: 'Round 1' })).toBeVisible();
  await goOnline(context);
  await expect(page.getByText(`“${first}” is played.`)).toBeVisible();
  await page.goto('/jinx/daily');
  await expect(roundHeading(page, 2)).toBeVisible();
});

for (const [where, reachesServer] of [
  ['on its way', false],
  ['while its reply is on its way', true],
] as const) {
  test(`a word whose page is reloaded ${where} is played once, and leaves the queue`, async ({
    page,
    findJinxWords,
  }) => {
    const [first = ''] = await findJinxWords(2);
    await openDaily(page);
    const isHeld = Promise.withResolvers<void>();
    // The page gets neither a reply nor an error.
    const hold = async (route: Route) => {
      if (reachesServer) await route.fetch();
      isHeld.resolve();
    };
    await page.route('**/api/jinx-daily/submit', hold, { times: 1 });
    await submitWord(page, first);
    await isHeld.promise;
    await page.reload();
    await expect(roundHeading(page, 2)).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: /^Round \d/ })).toHaveCount(1);
    await expect.poll(() => unsent(page)).toEqual([]);
  });
}

test('what needs the network says so', async ({ page, context }) => {
  await page.goto('/');
  await expectBuildCached(page);
  await goOffline(context);
  await page.goto('/jinx/archive');
  await expect(page.getByText('You’re offline.').first()).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Play/ })).toBeVisible();
});

test('while the server is gone the page still opens, with the game as it stood', async ({
  page,
}) => {
  const passing = await startGameServer();
  await openDaily(page, `${passing.url}/jinx/daily`);
  await expectBuildCached(page);
  await passing.stop();
  await page.reload();
  await expect(roundHeading(page, 1)).toBeVisible();
  await expect(page.getByText('This is your game as it stood.')).toBeVisible();
});

test('nothing that the API says is kept by the service worker', async ({ page }) => {
  await openDaily(page);
  await expectBuildCached(page);
  const addresses = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    return (await Promise.all(caches_.map((cache) => cache.keys())))
      .flat()
      .map(({ url }) => new URL(url).pathname);
  });
  expect(addresses.filter((path) => path.startsWith('/api'))).toEqual([]);
  expect(addresses).toContain('/app.html');
});
