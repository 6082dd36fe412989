import {
  expectResults,
  newEmail,
  password,
  readAuthFlags,
  register,
  resultLinks,
  settingsButton,
  signIn,
  signOut,
} from './support/account.ts';
import { openDaily, pastPuzzle, statusMessage, submitWord } from './support/daily.ts';
import { expect, test } from './support/fixtures.ts';
import { openSession } from './support/hive-api.ts';
import { expectAccessible, expectNoHorizontalScroll } from './support/page-checks.ts';

test.use({ timezoneId: 'UTC', locale: 'en-GB' });

test('who registers keeps the games, signs out as nobody, and finds them on a second device', async ({
  page,
  openPlayer,
  finishGame,
}) => {
  const email = newEmail();
  await finishGame(page.request, { rounds: 2 });
  await register(page, email, 'Clover Keeper');
  expect(await readAuthFlags(page)).toEqual(['true', 'false']);
  // Offline, the page continues with the last player, who has the account now.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('player.last')))
    .toContain('"kind":"account"');
  await expectResults(page, 1);

  await signOut(page);
  await expect(settingsButton(page)).not.toContainText('Clover Keeper');
  expect(await readAuthFlags(page)).toEqual(['false', 'false']);
  await expectResults(page, 0);

  const second = await openPlayer();
  await second.goto('/login?from=/jinx/archive');
  await signIn(second, email);
  await expect(second).toHaveURL('/jinx/archive');
  await expect(resultLinks(second)).toHaveCount(1);
  await expect(settingsButton(second)).toContainText('Clover Keeper');
});

test('events are counted for whoever made them, also when they sign out right after', async ({
  page,
}) => {
  await register(page, newEmail(), 'Sage Keeper');
  const { userId } = await openSession(page.request);
  const { promise: mayArrive, resolve: letArrive } = Promise.withResolvers<void>();
  await page.route('**/api/events/batch', async (route) => {
    await mayArrive;
    await route.continue();
  });
  const arrived: string[] = [];
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    const method = response.request().method();
    if (pathname === '/api/events/batch')
      arrived.push(`${response.status()} ${response.request().headers()['x-user-id']}`);
    if (pathname === '/api/session' && method === 'DELETE') arrived.push('signed out');
  });
  await openDaily(page, pastPuzzle.path);
  await submitWord(page, pastPuzzle.word);
  await expect(statusMessage(page)).toContainText('Round 1');
  await settingsButton(page).click();
  await page.getByRole('button', { name: /^Your account/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  letArrive();
  await expect(settingsButton(page)).not.toContainText('Sage Keeper');
  const batches = arrived.slice(0, -1);
  expect(arrived.at(-1)).toBe('signed out');
  expect([...new Set(batches)]).toEqual([`200 ${userId}`]);
});

test.describe('as the network goes', () => {
  test.use({ allowedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('who signs out goes on as nobody, and as somebody new once it is back', async ({ page }) => {
    await register(page, newEmail(), 'Thyme Keeper');
    await page.goto('/jinx/daily');
    await page.route('**/api/session', async (route) => {
      if (route.request().method() === 'POST') await route.abort('internetdisconnected');
      else await route.continue();
    });
    await settingsButton(page).click();
    await page.getByRole('button', { name: /^Your account/ }).click();
    await page.getByRole('button', { name: 'Sign out', exact: true }).click();
    await expect(page.getByText('The bee isn’t answering')).toBeVisible();
    await expect(page.getByText('Thyme Keeper')).toHaveCount(0);
    await page.unroute('**/api/session');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(settingsButton(page)).toBeVisible();
    await expect(settingsButton(page)).not.toContainText('Thyme Keeper');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('what was played before signing in', () => {
  // The other tab may ask for notes on a game that is being taken back.
  test.use({ allowedErrors: [/status of 502|409 \(Conflict\).*\/jinx-daily\//] });

  test('comes along at sign-in, is told with its numbers, and can be undone from the account', async ({
    page,
    context,
    finishGame,
  }) => {
    const email = newEmail();
    await register(page, email, 'Heather Keeper');
    await signOut(page);
    await finishGame(page.request, { rounds: 2 });
    const { displayName: guestName } = await openSession(page.request);
    await page.route(
      '**/api/user/auth/migrate-data',
      (route) => route.fulfill({ status: 502, body: '<html>' }),
      { times: 1 },
    );
    await page.goto('/login?from=/jinx/archive');
    await signIn(page, email);
    await expect(page.getByRole('heading', { name: 'Hello, Heather Keeper' })).toBeVisible();
    await expect(page.getByText('Migration failed')).toBeVisible();
    await expect(page.getByText('1 daily game')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => JSON.stringify({ ...localStorage })))
      .toContain('FEATURE_FAILED:migration');
    await page.getByRole('button', { name: 'Bring it along' }).click();
    await expect(page).toHaveURL('/jinx/archive');
    await expect(page.getByText('1 daily game came along.')).toBeVisible();
    await expect(resultLinks(page)).toHaveCount(1);

    const otherTab = await context.newPage();
    await otherTab.goto('/jinx/daily');
    await expect(otherTab.getByRole('heading', { name: /Jinx in 2/ })).toBeVisible();
    await page.goto('/account');
    const panel = page.getByRole('region', { name: 'Brought along' });
    await expect(panel).toContainText(`1 daily game came along. From ${guestName}`);
    await expectAccessible(page);
    await panel.getByRole('button', { name: 'Undo' }).click();
    await expect(
      page.getByText(`Those games are with \u2068${guestName}\u2069 again.`),
    ).toBeVisible();
    await expect(panel).toHaveCount(0);
    // The game isn't the account's any more, which another tab hears at once.
    await expect(otherTab.getByLabel(/^Your word/)).toBeVisible();
    await otherTab.close();
    await expect(page.getByText(`This browser goes on as ${guestName}.`)).toBeVisible();
    await expectResults(page, 0);

    await signOut(page);
    await expect(settingsButton(page)).toContainText(guestName);
    await expectResults(page, 1);
    // Who has undone it keeps the two apart.
    await page.goto('/login?from=/jinx/archive');
    await signIn(page, email);
    await expect(page).toHaveURL('/jinx/archive');
    await expect(resultLinks(page)).toHaveCount(0);
    await signOut(page);
    await expect(settingsButton(page)).toContainText(guestName);
    await expectResults(page, 1);
  });

  test('is undone by the button of the message that tells of it', async ({ page, finishGame }) => {
    const email = newEmail();
    await register(page, email, 'Sorrel Keeper');
    await signOut(page);
    await finishGame(page.request, { rounds: 2 });
    await page.goto('/login?from=/jinx/archive');
    await signIn(page, email);
    await expect(page).toHaveURL('/jinx/archive');
    await expect(resultLinks(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
    await expect(resultLinks(page)).toHaveCount(0);
  });
});

test.describe('a day that both have played', () => {
  test('is asked about with both results, and the chosen one stays', async ({
    page,
    finishGame,
  }) => {
    const email = newEmail();
    await register(page, email, 'Thyme Keeper');
    const { puzzleNumber } = await finishGame(page.request, { rounds: 3 });
    await signOut(page);
    await finishGame(page.request, { rounds: 2 });
    await page.goto('/login?from=/jinx/archive');
    await signIn(page, email);
    const question = page.getByRole('group', { name: `Puzzle No. ${puzzleNumber}` });
    await expect(question.getByRole('radio', { name: /Thyme Keeper.*: jinx in 3/ })).toBeChecked();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await question.getByText('jinx in 2').click();
    await page.getByRole('button', { name: 'Bring it along' }).click();
    await expect(page).toHaveURL('/jinx/archive');
    await expect(resultLinks(page)).toHaveCount(1);
  });

  test('is not asked about again once it was left', async ({ page, finishGame }) => {
    const email = newEmail();
    await register(page, email, 'Borage Keeper');
    await finishGame(page.request, { rounds: 3 });
    await signOut(page);
    await finishGame(page.request, { rounds: 2 });
    await page.goto('/login?from=/jinx/archive');
    await signIn(page, email);
    await page.getByRole('button', { name: 'Leave it' }).click();
    await expect(page).toHaveURL('/jinx/archive');
    await expect(resultLinks(page)).toHaveCount(0);
    await page.goto('/account');
    await expect(page.getByRole('heading', { name: 'E-mail' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Left behind' })).toHaveCount(0);
  });
});

test('e-mail, password and sessions can be changed', async ({ page, openPlayer }) => {
  const [email, later] = [newEmail(), newEmail()];
  await register(page, email, 'Mint Keeper');
  const phone = await openPlayer();
  await phone.goto('/login?from=/account');
  await signIn(phone, email);
  await expect(phone.getByRole('button', { name: /^End / })).toHaveCount(1);

  await page.goto('/account');
  await page.getByLabel('E-mail you sign in with').fill(later);
  await page.getByLabel('Your password, to be sure').fill(password);
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  await expect(page.getByText(`You sign in with ${later} now.`)).toBeVisible();

  await page.getByRole('button', { name: /^End / }).click();
  await expect(page.getByRole('button', { name: /^End / })).toHaveCount(0);
  await phone.goto('/settings');
  await expect(settingsButton(phone)).not.toContainText('Mint Keeper');
  await phone.close();

  await page.getByLabel('Current password').fill(password);
  await page.getByLabel('New password').fill('four louder cranes');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Saved. Other devices are signed out.')).toBeVisible();
  await signOut(page);
  await page.goto('/login?from=/account');
  await signIn(page, later, 'four louder cranes');
  await expect(page).toHaveURL('/account');
});

test.describe('with another tab open', () => {
  // Requests under way at that moment are refused; later ones wait for the new identity.
  test.use({ allowedErrors: [/401|403/] });

  test('another tab follows when I sign out', async ({ page, context }) => {
    await register(page, newEmail(), 'Basil Keeper');
    const other = await context.newPage();
    await other.goto('/settings');
    await expect(settingsButton(other)).toContainText('Basil Keeper');
    await signOut(page);
    await expect(settingsButton(other)).not.toContainText('Basil Keeper');
    await expect(settingsButton(other)).toHaveText(
      (await settingsButton(page).textContent()) ?? '',
    );
  });
});
