import type { Page } from '@playwright/test';
import {
  befriend,
  expect,
  partnerSealedMessage,
  playRound,
  roundHeading,
  startDanceTogether,
  submitWord,
  test,
} from './support/dance.ts';
import { expectAccessible, pageHeading } from './support/page-checks.ts';

/** The second nudge of a round is refused. */
test.use({ allowedErrors: [/429 \(Too Many Requests\).*\/nudge|ERR_FAILED.*\/rematch/] });

const jinx = async (page: Page, friend: Page): Promise<void> => {
  await submitWord(page, 'farm');
  await submitWord(friend, 'farm');
  for (const one of [page, friend]) await expect(pageHeading(one)).toHaveText(/^Jinx in/);
};

test('a rematch is answered and played', async ({ page, friend }) => {
  await startDanceTogether(page, friend);
  await jinx(page, friend);
  const length = page.getByLabel('Length');
  await expect(length).toHaveValue('10');
  await length.selectOption('3');
  await page.getByRole('button', { name: 'Dance again' }).click();
  await expect(pageHeading(page)).toHaveText(/^Waiting for/);
  // One tap for both: the same button answers.
  await expect(friend.getByText(/wants to dance again/)).toBeVisible();
  await friend.getByRole('button', { name: 'Dance again' }).click();
  await expect(friend.getByText('Round 1 of 3')).toBeVisible();
  await submitWord(friend, 'river');
  await expect(partnerSealedMessage(page)).toBeAttached();
  await submitWord(page, 'river');
  for (const one of [page, friend]) {
    await one.getByText('Telepathy', { exact: true }).click();
    await expect(one.getByText(/above your usual|As usual|below your usual/)).toBeVisible();
  }
});

test('starting over ends the dance under way only when that is confirmed', async ({
  page,
  friend,
}) => {
  const finished = await startDanceTogether(page, friend);
  await jinx(page, friend);
  const underWay = await startDanceTogether(page, friend);
  await playRound([page, friend], ['moon', 'cheese'], 2);

  await page.goto(`/jinx/dance/${finished}`);
  await page.getByRole('button', { name: 'Start over instead' }).click();
  await page.getByRole('button', { name: 'Keep it' }).click();
  await expect(page.getByRole('link', { name: /^Your dance with/ })).toHaveAttribute(
    'href',
    `/jinx/dance/${underWay}`,
  );
  await page.getByRole('button', { name: 'Start over instead' }).click();
  const dialog = page.getByRole('dialog');
  await page.route('**/games/rematch', (route) => route.abort(), { times: 1 });
  await dialog.getByRole('button', { name: 'End it' }).click();
  await expect(dialog.getByText(/You’re offline/)).toBeVisible();
  await dialog.getByRole('button', { name: 'End it' }).click();
  await expect(pageHeading(page)).toHaveText(/^Waiting for/);
  await expect(pageHeading(friend)).toHaveText('Ended early');
});

test('an answer that can’t be read doesn’t stop a rematch, nor an end', async ({
  page,
  friend,
}) => {
  await startDanceTogether(page, friend);
  await jinx(page, friend);
  const garble = (path: string) =>
    page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: '<html>' });
    });
  await garble('**/games/rematch');
  await page.getByRole('button', { name: 'Dance again' }).click();
  await expect(pageHeading(page)).toHaveText(/^Waiting for/);
  await garble('**/games/abandon');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(pageHeading(page)).toHaveText('Taken back');
});

test('a nudge arrives, once, and leads to the dance', async ({ page, friend }) => {
  await startDanceTogether(page, friend);
  // The answer that nothing is new was given before the nudge, and comes after it.
  const nudged = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<void>();
  await friend.route(
    /\/multiplayer\/notifications(\?|$)/,
    async (route) => {
      const response = await route.fetch();
      answered.resolve();
      await nudged.promise;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await friend.goto('/jinx/archive');
  await answered.promise;
  await submitWord(page, 'moon');
  await page.getByRole('button', { name: /^Nudge/ }).click();
  await expect(page.getByText(/has been nudged/)).toBeVisible();
  nudged.resolve();

  // Perhaps two: the word itself is told of as well, to whoever wasn't here at that moment.
  await friend.getByRole('button', { name: /^Inbox, [12] unread$/ }).click();
  await friend.getByRole('link', { name: /is waiting for your word/ }).click();
  await expect(roundHeading(friend, 1)).toBeVisible();
  await expect(friend.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: /^Nudge/ }).click();
  await expect(page.getByText(/You can nudge again in 11 h 59 min/)).toBeVisible();
});

test('a nudge is seen, read out and read at once by who looks at the dance', async ({
  page,
  friend,
}) => {
  await startDanceTogether(page, friend);
  await submitWord(page, 'moon');
  await expect(partnerSealedMessage(friend)).toBeAttached();
  await page.getByRole('button', { name: /^Nudge/ }).click();
  // In the live region, in the bee's bubble, on the stage and in the title of the tab.
  await expect(
    friend.getByRole('status').filter({ hasText: /nudges you\. Your word, please/ }),
  ).toBeAttached();
  await expect(friend.getByText(/nudges you/)).toHaveCount(3);
  await expect(friend).toHaveTitle(/nudges you/);
  // Not once more as a toast, and nothing is left in the inbox.
  await expect(friend.getByText(/is waiting for your word/)).toHaveCount(0);
  await expect(friend.getByRole('button', { name: 'Inbox', exact: true })).toBeVisible();
  await expectAccessible(friend);
  await submitWord(friend, 'cheese');
  await expect(friend.getByText(/nudges you/)).toHaveCount(0);
});

test('after a jinx a reaction is seen by the other at once, and both become friends', async ({
  page,
  friend,
}) => {
  await startDanceTogether(page, friend);
  await jinx(page, friend);
  await expect(page.getByText('Dance again')).toBeVisible();
  // Text of the page in its order, without what stands between.
  expect(await page.getByRole('main').innerText()).toMatch(
    /Sweet.*Share your jinx.*as a friend.*Dance again.*Telepathy.*Your path.*Replay/s,
  );
  await page.getByRole('button', { name: 'Sweet', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sweet', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(friend.getByRole('status').getByText(/: Sweet$/)).toBeVisible();
  await page.getByRole('button', { name: /^Add .* as a friend$/ }).click();
  await expect(page.getByText(/^Asked\./)).toBeVisible();
  await expect(friend.getByRole('button', { name: /^Be friends with/ })).toBeVisible();

  // It waits for its answer on the page of friends too.
  const result = page.url();
  const requests = (one: Page) => one.getByRole('region', { name: 'Friend requests' });
  for (const one of [page, friend]) await one.goto('/friends');
  await expect(requests(page)).toContainText('You asked; no answer yet');
  await expectAccessible(friend);
  await requests(friend).getByRole('button', { name: 'Be friends' }).click();
  for (const one of [page, friend]) {
    await expect(one.getByRole('list', { name: 'Your friends' })).toBeVisible();
    await expect(requests(one)).toBeHidden();
  }
  await friend.goto(result);
  await expect(friend.getByText(/are friends now/)).toBeVisible();
  await expectAccessible(friend);
});

test('who has left isn’t offered for another dance', async ({ page, friend }) => {
  const gameId = await startDanceTogether(page, friend);
  await jinx(page, friend);
  // Where no game is open that would miss its session.
  await friend.goto('/api/health');
  await friend.request.delete('/api/me');
  await page.goto(`/jinx/dance/${gameId}`);
  await expect(page.getByText(/has left Bee Jinx/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dance again' })).toBeHidden();
});

test('a friend is invited from the list, with a word sealed already', async ({ page, friend }) => {
  await befriend(page, friend);
  await Promise.all([page, friend].map((one) => one.goto('/jinx/dance')));
  await page.getByRole('button', { name: 'More ways to invite' }).click();
  await page.getByRole('button', { name: 'Send the invite' }).click();
  await expect(page.getByText('Choose a friend.')).toBeVisible();
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: /^(?!(A friend|By a link|By code|Relaxed|Live)$)/ })
    .check();
  await page.getByLabel('Length').selectOption('20');
  await page.getByLabel('Your first word, if you like').fill('river');
  await page.getByRole('button', { name: 'Send the invite' }).click();
  await expect(pageHeading(page)).toHaveText(/^Waiting for/);
  await expect(page.getByText('Your first word, river, is sealed.')).toBeVisible();
  await friend.getByRole('link', { name: /Invites you to dance/ }).click();
  await expect(pageHeading(friend)).toHaveText(/invites you$/);
  await expect(friend.getByText('20 rounds, then you both decide.')).toBeVisible();
});

test('two see their figures, and all their dances', async ({ page, friend }) => {
  await startDanceTogether(page, friend);
  await jinx(page, friend);
  await page.getByText('Telepathy', { exact: true }).click();
  await page.getByRole('link', { name: 'Your dances together' }).click();
  await expect(page.getByText('Jinx in 1: farm')).toBeVisible();
  await expect(page.getByText('100 best 100')).toBeVisible();
  await page.goto('/jinx/dance/history');
  await expect(page.getByText('Jinx in 1: farm')).toBeVisible();
  await expectAccessible(page);
});

test('a dance is shown to others once both allow it', async ({ page, friend, openPlayer }) => {
  await startDanceTogether(page, friend);
  await jinx(page, friend);
  await page.getByText('Replay', { exact: true }).click();
  await page.getByRole('switch', { name: 'Let others see this dance' }).click();
  await friend.getByText(/would share it$/).click();
  await expect(friend.getByText(/There is a link if you allow it too/)).toBeVisible();
  await friend.getByRole('switch', { name: 'Let others see this dance' }).click();
  const link = await page.getByLabel('Link to the replay').inputValue();
  const stranger = await openPlayer();
  await stranger.goto(link);
  await expect(pageHeading(stranger)).toHaveText(/jinx in 1/);
});
