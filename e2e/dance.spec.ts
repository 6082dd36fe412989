import type { Browser, BrowserContext, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { expectNoBarrier, expectNoSidewaysScroll, heading, keep } from './support/looks.ts';

test.use({
  allowedErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE/],
});

const field = (page: Page) => page.getByRole('textbox', { name: /^Your word/ });
const round = (page: Page, number: number) =>
  page.getByRole('heading', { name: `Round ${number}`, exact: true });
const rows = (page: Page) => page.getByRole('listitem').filter({ hasText: /^Round \d/ });

async function say(page: Page, word: string): Promise<void> {
  await field(page).fill(word);
  await field(page).press('Enter');
}

interface Pair {
  page: Page;
  friend: Page;
  friendContext: BrowserContext;
}

/** One makes a link, the other opens it in a browser of their own. */
async function dance(page: Page, browser: Browser, url: string): Promise<Pair> {
  await page.goto('/jinx/dance');
  await page.getByRole('button', { name: 'Invite someone' }).click();
  await page.getByLabel('A message, if you like').fill('Shall we?');
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByLabel('Link to your dance').inputValue();
  const friendContext = await browser.newContext({ baseURL: url });
  const friend = await friendContext.newPage();
  await friend.goto(link);
  await expect(friend.getByText('Shall we?')).toBeVisible();
  await friend.getByRole('button', { name: /^Dance with/ }).click();
  await expect(round(friend, 1)).toBeVisible();
  await expect(round(page, 1)).toBeVisible();
  return { page, friend, friendContext };
}

test('two dance to a jinx, one of them without a network for a round', async ({
  page,
  browser,
  server,
}) => {
  const { friend, friendContext } = await dance(page, browser, server.url);
  await expect(page.getByText('Here now')).toBeVisible();

  await say(page, 'moon');
  await expect(page.getByText('Only you see it')).toBeVisible();
  await expect(friend.getByText(/has sealed a word\. No pressure/)).toBeAttached();
  await page.reload();
  await expect(field(page)).toHaveValue('moon');
  await expect(friend.getByText('moon')).toBeHidden();
  await say(friend, 'cheese');
  await Promise.all([page, friend].map((one) => expect(rows(one)).toHaveCount(1)));
  await expect(round(page, 2)).toBeVisible();

  await expect(round(friend, 2)).toBeVisible();
  await friendContext.setOffline(true);
  await say(friend, 'cow');
  await expect(friend.getByText(/Your word cow is kept/)).toBeVisible();
  await say(page, 'mouse');
  await expect(page.getByText('Only you see it')).toBeVisible();
  await friendContext.setOffline(false);
  await Promise.all([page, friend].map((one) => expect(rows(one)).toHaveCount(2)));
  await expect(round(friend, 3)).toBeVisible();
  await friend.reload();
  await expect(rows(friend)).toHaveCount(2);

  await expect(round(page, 3)).toBeVisible();
  await say(page, 'farm');
  await say(friend, 'farm');
  for (const one of [page, friend]) {
    await expect(heading(one)).toHaveText('Jinx in 3');
    await expect(one.getByRole('heading', { name: 'Telepathy' })).toBeVisible();
    await expect(one.getByText('What the bee would have said')).toBeVisible();
  }

  await page.getByRole('button', { name: 'Dance again' }).click();
  await friend.getByRole('link', { name: /^Answer/ }).click();
  await friend.getByLabel('Your first word').fill('river');
  await friend.getByRole('button', { name: /^Dance with/ }).click();
  await expect(page.getByText(/has sealed a word\. No pressure/)).toBeAttached();
  await friendContext.close();
});

test('both screens turn over together', async ({ page, browser, server }) => {
  const { friend, friendContext } = await dance(page, browser, server.url);
  await say(page, 'moon');
  await expect(friend.getByText(/has sealed a word\. No pressure/)).toBeAttached();
  const turnedAt = (one: Page) =>
    one.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const look = () =>
            document.querySelector('[data-phase="turning"]')
              ? resolve(Date.now())
              : requestAnimationFrame(look);
          look();
        }),
    );
  const both = Promise.all([page, friend].map(turnedAt));
  await say(friend, 'cheese');
  const [mine = 0, theirs = 0] = await both;
  expect(Math.abs(mine - theirs)).toBeLessThan(1000);
  await friendContext.close();
});

test('without live signals it says so, looks again, and goes on', async ({
  page,
  browser,
  server,
}) => {
  await page.route('**/api/live*', (route) => route.abort());
  const { friend, friendContext } = await dance(page, browser, server.url);
  await expect(page.getByText(/^Not live right now/)).toBeVisible();
  await say(page, 'moon');
  await say(friend, 'cheese');
  await expect(rows(page)).toHaveCount(1);
  await friendContext.close();
});

test('two near words count when both say so', async ({ page, browser, server }) => {
  const { friend, friendContext } = await dance(page, browser, server.url);
  await say(page, 'sea');
  await say(friend, 'ocean');
  await page.getByRole('button', { name: 'That counts' }).click();
  await expect(friend.getByText(/says the last two words count/)).toBeVisible();
  await friend.getByRole('button', { name: 'That counts' }).click();
  for (const one of [page, friend]) await expect(heading(one)).toHaveText('Jinx in 1');
  await friendContext.close();
});

test('who leaves ends it for both', async ({ page, browser, server }) => {
  const { friend, friendContext } = await dance(page, browser, server.url);
  await friend.getByRole('button', { name: 'End this dance' }).click();
  await friend.getByRole('button', { name: 'End it' }).click();
  await expect(heading(friend)).toHaveText('Ended early');
  await expect(page.getByText(/has left the dance/)).toBeVisible();
  await friendContext.close();
});

test('nobody comes, so the bee offers itself, as the bee', async ({ page }) => {
  await page.goto('/jinx/dance');
  await page.getByRole('button', { name: 'Find a partner' }).click();
  await expect(page.getByText('I am the bee, not a person.')).toBeVisible();
  await page.getByRole('button', { name: 'Dance with the bee' }).click();
  await expect(heading(page)).toHaveText('Dance with the bee');
  await say(page, 'lighthouse');
  await expect(rows(page)).toHaveCount(1);
});

for (const theme of ['light', 'dark']) {
  test(`nothing is in the way, in ${theme}`, async ({ page, browser, server }) => {
    await keep(page, { 'ui.theme': theme });
    await page.setViewportSize({ width: 320, height: 640 });
    const look = async () => {
      await expectNoBarrier(page);
      await expectNoSidewaysScroll(page);
    };
    await page.goto('/jinx/dance');
    await expect(page.getByText('No dances yet')).toBeVisible();
    await look();
    const { friend, friendContext } = await dance(page, browser, server.url);
    await look();
    await say(page, 'moon');
    await say(friend, 'cheese');
    await expect(round(page, 2)).toBeVisible();
    await look();
    await say(page, 'incomprehensibilities');
    await say(friend, 'incomprehensibilities');
    await expect(heading(page)).toHaveText('Jinx in 2');
    await look();
    await friendContext.close();
  });
}
