import type { Page } from '@playwright/test';
import {
  danceTogether,
  expect,
  playRound,
  round,
  say,
  sealedByThem,
  test,
} from './support/dance.ts';
import { heading } from './support/looks.ts';

/** The second nudge of a round is refused. */
test.use({ allowedErrors: [/429 \(Too Many Requests\).*\/nudge/] });

const jinx = async (page: Page, friend: Page): Promise<void> => {
  await say(page, 'farm');
  await say(friend, 'farm');
  for (const one of [page, friend]) await expect(heading(one)).toHaveText(/^Jinx in/);
};

test('they dance again', async ({ page, friend }) => {
  await danceTogether(page, friend);
  await jinx(page, friend);
  await page.getByRole('button', { name: 'Dance again' }).click();
  await expect(heading(page)).toHaveText(/^Waiting for/);
  await friend.getByRole('link', { name: /^Answer/ }).click();
  await friend.getByLabel('Your first word').fill('river');
  await friend.getByRole('button', { name: /^Dance with/ }).click();
  await expect(sealedByThem(page)).toBeAttached();
  await say(page, 'river');
  for (const one of [page, friend]) {
    await expect(one.getByText(/above your usual|As usual|below your usual/)).toBeVisible();
  }
});

test('starting over ends the dance under way only when that is confirmed', async ({
  page,
  friend,
}) => {
  const finished = await danceTogether(page, friend);
  await jinx(page, friend);
  const underWay = await danceTogether(page, friend);
  await playRound([page, friend], ['moon', 'cheese'], 2);

  await page.goto(`/jinx/dance/${finished}`);
  await page.getByRole('button', { name: 'Start over instead' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('link', { name: /^Your dance with/ })).toHaveAttribute(
    'href',
    `/jinx/dance/${underWay}`,
  );
  await page.getByRole('button', { name: 'Start over instead' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click();
  await expect(heading(page)).toHaveText(/^Waiting for/);
  await expect(heading(friend)).toHaveText('Ended early');
});

test('an answer that can’t be read doesn’t stop a rematch, nor an end', async ({
  page,
  friend,
}) => {
  await danceTogether(page, friend);
  await jinx(page, friend);
  const garble = (path: string) =>
    page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: '<html>' });
    });
  await garble('**/games/rematch');
  await page.getByRole('button', { name: 'Dance again' }).click();
  await expect(heading(page)).toHaveText(/^Waiting for/);
  await garble('**/games/abandon');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(heading(page)).toHaveText('Taken back');
});

test('a nudge arrives, once, and leads to the dance', async ({ page, friend }) => {
  await danceTogether(page, friend);
  await friend.goto('/jinx/archive');
  await say(page, 'moon');
  await page.getByRole('button', { name: /^Nudge/ }).click();
  await expect(page.getByText(/has been nudged/)).toBeVisible();

  await expect(friend.getByRole('button', { name: 'Inbox, 1 unread' })).toBeVisible();
  await friend.getByRole('button', { name: 'Inbox, 1 unread' }).click();
  await friend.getByRole('link', { name: /is waiting for your word/ }).click();
  await expect(round(friend, 1)).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: /^Nudge/ }).click();
  await expect(page.getByText(/You can again in 11 h 59 min/)).toBeVisible();
});
