import { expectBuildCached } from './support/cached-build.ts';
import {
  expect,
  partnerSealedMessage,
  playRound,
  roundHeading,
  roundRows,
  startDanceTogether,
  submitWord,
  test,
  wordField,
} from './support/dance.ts';
import { expectUsable, pageHeading } from './support/page-checks.ts';

test.use({
  // The 404 is of a dance that somebody opens who isn't in it.
  allowedErrors: [
    /ERR_INTERNET_DISCONNECTED|ERR_FAILED|ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE|404 .*\/games\/dance_/,
  ],
});

test('one makes a link, the other opens it, and they dance', async ({ page, friend }) => {
  await page.goto('/jinx/dance');
  await page.getByRole('button', { name: 'More ways to invite' }).click();
  await page.getByLabel('A message, if you like').fill('Shall we?');
  await page.getByRole('button', { name: 'Make the link' }).click();
  const link = await page.getByLabel('Link to your dance').inputValue();
  await friend.goto(link);
  await expect(friend.getByText('Shall we?')).toBeVisible();
  await expect(friend.getByText(/say the word you think/)).toBeVisible();
  await expectUsable(friend);
  await friend.getByLabel('Your first word').fill('river');
  await friend.getByRole('button', { name: /^Dance with/ }).click();
  await expect(roundHeading(friend, 1)).toBeVisible();
  await expect(page.getByText('Here now')).toBeVisible();
  await expect(partnerSealedMessage(page)).toBeAttached();
});

test('the first invite asks for a name, once, and the next one is a single tap', async ({
  page,
  friend,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/jinx/dance');
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  const name = page.getByLabel('What should your friend call you?');
  await expect(name).toBeFocused();
  await expect(name).not.toHaveValue('');
  await expectUsable(page);
  await name.fill('x');
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await expect(page.getByText('A name needs at least 2 characters.')).toBeVisible();
  await name.fill('Anna');
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await expect(pageHeading(page)).toHaveText('Your invite is open');
  await expect(page.getByText('Link copied. Send it to a friend.').first()).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.getByRole('button', { name: 'Share the link' }).click();
  await expectUsable(page);

  // The link that nobody has taken is sent again, and the name is not asked for again.
  await page.getByRole('link', { name: 'My dances' }).click();
  await page.getByRole('button', { name: 'Invite a friend' }).click();
  await expect(page).toHaveURL(new RegExp(`${new URL(link).searchParams.get('invite')}$`));
  await friend.goto(link);
  await expect(pageHeading(friend)).toHaveText('Anna invites you to dance');
  // So does the address of the page that waits, which some copy instead.
  await friend.goto('/');
  await friend.goto(page.url());
  await expect(pageHeading(friend)).toHaveText('Anna invites you to dance');
});

test('a live round has a clock on the stage that grows urgent and is read out once', async ({
  page,
  friend,
}) => {
  await page.clock.install();
  await startDanceTogether(page, friend, { pace: 'live' });
  await expect(page.getByRole('timer')).toHaveText(/^\d:\d\d$/);
  await expect(page.getByText('Ten seconds left to say your word.')).toBeHidden();
  // The server's next reply would set the page's clock right again.
  await page.route('**/api/**', () => {});
  await page.clock.fastForward(82_000);
  await expect(page.getByRole('timer')).toHaveText(/^\d$/);
  await expect(page.getByText('Ten seconds left to say your word.')).toHaveCount(1);
  await expectUsable(page);
});

test('two dance to a jinx, one of them without a network for a round', async ({ page, friend }) => {
  await startDanceTogether(page, friend);
  await submitWord(page, 'moon');
  await expect(page.getByText('Only you see it')).toBeVisible();
  await expect(partnerSealedMessage(friend)).toBeAttached();
  await page.reload();
  await expect(wordField(page)).toHaveValue('moon');
  await expect(friend.getByText('moon')).toBeHidden();
  await submitWord(friend, 'cheese');
  for (const one of [page, friend]) await expect(roundHeading(one, 2)).toBeVisible();

  await friend.context().setOffline(true);
  await submitWord(friend, 'cow');
  await expect(friend.getByText(/Your word cow is kept/)).toBeVisible();
  await submitWord(page, 'mouse');
  await expect(page.getByText('Only you see it')).toBeVisible();
  await friend.context().setOffline(false);
  for (const one of [page, friend]) await expect(roundHeading(one, 3)).toBeVisible();
  await friend.reload();
  await expect(roundRows(friend)).toHaveCount(2);

  await submitWord(page, 'farm');
  await submitWord(friend, 'farm');
  for (const one of [page, friend]) {
    await expect(pageHeading(one)).toHaveText('Jinx in 3');
    await expect(one.getByRole('heading', { name: 'Telepathy' })).toBeVisible();
    await expect(one.getByText('What the bee would have said')).toBeVisible();
    await expect(one.getByText(/^(Here now|Away)$/)).toBeHidden();
  }
});

test('two tabs of one player show the same dance', async ({ page, friend, context }) => {
  const gameId = await startDanceTogether(page, friend);
  const tab = await context.newPage();
  await tab.goto(`/jinx/dance/${gameId}`);
  await expect(roundHeading(tab, 1)).toBeVisible();
  await submitWord(tab, 'moon');
  await expect(wordField(page)).toHaveValue('moon');
  await submitWord(friend, 'cheese');
  for (const one of [page, tab]) await expect(roundRows(one)).toHaveCount(1);
  await expect(roundHeading(page, 2)).toBeVisible();
  await submitWord(page, 'mouse');
  await expect(wordField(tab)).toHaveValue('mouse');
});

test.describe('once the game is kept in the browser', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without a network the dance stands as it stood, also after a reload', async ({
    page,
    friend,
  }) => {
    await startDanceTogether(page, friend);
    await playRound([page, friend], ['moon', 'cheese'], 2);
    await expectBuildCached(page);
    await page.context().setOffline(true);
    await page.reload();
    await expect(roundHeading(page, 2)).toBeVisible();
    await expect(roundRows(page)).toHaveCount(1);
    await submitWord(page, 'mouse');
    await expect(page.getByText(/Your word mouse is kept/)).toBeVisible();
    await page.reload();
    await expect(page.getByText(/Your word mouse is kept/)).toBeVisible();
    await page.goto('/jinx/dance');
    await expect(pageHeading(page)).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('“mouse” is sealed.')).toBeVisible();
    await expect(partnerSealedMessage(friend)).toBeAttached();
  });
});

test('who leaves the site is seen to be away, and to be back', async ({ page, friend }) => {
  const gameId = await startDanceTogether(page, friend);
  await expect(page.getByText('Here now')).toBeVisible();
  await friend.goto('about:blank');
  await expect(page.getByText('Away', { exact: true })).toBeVisible();
  await friend.goto(`/jinx/dance/${gameId}`);
  await expect(page.getByText('Here now')).toBeVisible();
});

test('without live signals it says so, looks again, and goes on', async ({ page, friend }) => {
  await page.route('**/api/live*', (route) => route.abort());
  await startDanceTogether(page, friend);
  await expect(page.getByText(/^Not live right now/)).toBeVisible();
  await submitWord(page, 'moon');
  await submitWord(friend, 'cheese');
  await expect(roundRows(page)).toHaveCount(1);
});

test('two near words count when both say so', async ({ page, friend }) => {
  await startDanceTogether(page, friend);
  await submitWord(page, 'sea');
  await submitWord(friend, 'ocean');
  await page.getByRole('button', { name: 'That counts' }).click();
  await expect(friend.getByText(/says the last two words count/).first()).toBeVisible();
  await friend.getByRole('button', { name: 'That counts' }).click();
  for (const one of [page, friend]) await expect(pageHeading(one)).toHaveText('Jinx in 1');
});

test('after the last round both may go on, with a word sealed already', async ({
  page,
  friend,
}) => {
  await startDanceTogether(page, friend, { maxRounds: 3 });
  await playRound([page, friend], ['moon', 'cheese'], 2);
  await playRound([page, friend], ['mouse', 'cow'], 3);
  await submitWord(page, 'milk');
  await submitWord(friend, 'field');
  await page.getByLabel('Your next word, if you like').fill('grass');
  await page.getByRole('button', { name: 'Five more rounds' }).click();
  await expect(page.getByText(/^You want to go on/)).toBeFocused();
  await expect(friend.getByText('wants to go on.').first()).toBeVisible();
  await friend.getByRole('button', { name: 'Five more rounds' }).click();
  await expect(roundHeading(friend, 4)).toBeVisible();
  await expect(partnerSealedMessage(friend)).toBeAttached();
  await expect(wordField(page)).toHaveValue('grass');
});

test('who leaves ends it for both', async ({ page, friend }) => {
  await startDanceTogether(page, friend);
  await friend.getByRole('button', { name: 'End this dance' }).click();
  await friend.getByRole('button', { name: 'End it' }).click();
  await expect(pageHeading(friend)).toHaveText('Ended early');
  await expect(page.getByText(/has left the dance/).first()).toBeVisible();
});

test('nobody comes, so the bee offers itself, as the bee', async ({ page }) => {
  await page.goto('/jinx/dance');
  await page.getByRole('button', { name: 'Find a partner' }).click();
  await expect(page.getByText('Looking for somebody')).toBeFocused();
  await page.getByRole('button', { name: 'Stop looking' }).click();
  await expect(page.getByRole('button', { name: 'Find a partner' })).toBeFocused();
  await page.getByRole('button', { name: 'Find a partner' }).click();
  await expect(page.getByText('I am the bee, not a person.')).toBeVisible();
  await page.getByRole('button', { name: 'Dance with the bee' }).click();
  await expect(pageHeading(page)).toHaveText('Dance with the bee');
  await submitWord(page, 'lighthouse');
  await expect(roundRows(page)).toHaveCount(1);
});

test('every state of a dance is accessible at 320 pixels', async ({ page, friend }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/jinx/dance');
  await expect(page.getByText('No dances yet')).toBeVisible();
  await expectUsable(page);
  await startDanceTogether(page, friend);
  await expectUsable(page);
  await submitWord(page, 'moon');
  await expect(page.getByRole('button', { name: /^Nudge/ })).toBeVisible();
  await expectUsable(page);
  await submitWord(friend, 'cheese');
  await expect(roundHeading(page, 2)).toBeVisible();
  await expectUsable(page);
  await submitWord(page, 'incomprehensibilities');
  await submitWord(friend, 'incomprehensibilities');
  await expect(pageHeading(page)).toHaveText('Jinx in 2');
  await expectUsable(page);
});
