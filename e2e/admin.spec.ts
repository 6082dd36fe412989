import type { Page } from '@playwright/test';
import { adminPages } from '../packages/web/src/features/admin/admin-pages.ts';
import { submitAdminPassword } from './support/account.ts';
import { expect, signInAsAdmin, test } from './support/desk.ts';
import { expectAccessible, expectNoHorizontalScroll, pageHeading } from './support/page-checks.ts';

test.use({ timezoneId: 'UTC', locale: 'en-GB' });
// In one worker: starting a second server would take longer than it saves.
test.describe.configure({ mode: 'default' });

const row = (page: Page, name: string | RegExp) => page.getByRole('row', { name });
const menu = (page: Page, of: string | RegExp) =>
  typeof of === 'string'
    ? page.getByRole('button', { name: `Actions for ${of}`, exact: true })
    : page.getByRole('button', { name: new RegExp(`Actions for ${of.source.replace('^', '')}`) });

/** Presses CSV and reads the file. */
async function download(page: Page): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'CSV' }).first().click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

test('strangers are sent to the login, and an unknown admin path leads to the overview', async ({
  page,
}) => {
  await page.goto('/admin/caching?x=1');
  await expect(page).toHaveURL('/login?from=%2Fadmin%2Fcaching%3Fx%3D1');
  await signInAsAdmin(page, '/admin');
  await page.goto('/admin/nothing/of/the/kind');
  await expect(page).toHaveURL('/admin');
});

test('the overview tells how things are, and every page is one step away', async ({ page }) => {
  await signInAsAdmin(page, '/admin');
  await expect(page.getByText('Feedback to answer')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Events waiting' })).toBeVisible();
  await expect(page.getByText(/^SQLite \d/)).toBeVisible();
  expect(adminPages.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Feedback',
      'GPT-5 testing',
      'Caching',
      'Stats',
      'Event buffer',
      'Schemas',
      'Data quality',
      'Hives',
      'Simulator',
      'Theme lab',
    ]),
  );
  for (const { path, name } of adminPages) {
    await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(pageHeading(page)).toBeVisible();
  }
  await page.goto('/admin?show=trail');
  await expect(row(page, /^signed in as admin/).first()).toBeVisible();
  expect(await download(page)).toContain('signed in as admin');
});

test('all open dances are ended at once, by who is asked twice', async ({ page }) => {
  await signInAsAdmin(page, '/admin');
  const all = page.getByRole('button', { name: 'End all open dances' });
  await all.click();
  await expect(page.getByText('No dance is open.')).toBeVisible();
  expect((await page.request.post('/api/multiplayer/games/invite', { data: {} })).ok()).toBe(true);
  await all.click();
  const dialog = page.getByRole('dialog', { name: 'End all of them?' });
  await expect(dialog).toContainText('One dance would end now');
  await dialog.getByRole('button', { name: 'End them all' }).click();
  await expect(page.getByText('One dance ended.')).toBeVisible();
  await expect(dialog).toBeHidden();
});

test('a reported post is looked at, removed for a reason, and the decision stays on record', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/groups');
  const posted = await page.request.post('/api/buzz', { data: { text: 'Rather rude' } });
  const { buzzId } = (await posted.json()).data.buzz;
  await page.request.post(`/api/buzz/${buzzId}/report`, { data: { reason: 'It is rude.' } });
  await page.goto('/admin/groups');
  await menu(page, /^the post by /).click();
  await page.getByRole('menuitem', { name: 'Look and decide' }).click();
  const sheet = page.getByRole('dialog', { name: 'Reported post' });
  await expect(sheet).toContainText('It is rude.');
  await expect(sheet).toContainText('Nobody has decided about it yet.');
  const remove = sheet.getByRole('button', { name: 'Remove the post' });
  await expect(remove).toBeDisabled();
  await sheet.getByLabel('Reason').fill('Against the house rules.');
  await expectAccessible(page);
  await remove.click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText('Nothing waits for an answer.')).toBeVisible();

  await page.goto('/admin/groups?reports=answered');
  await menu(page, /^the post by /).click();
  await page.getByRole('menuitem', { name: 'Look and decide' }).click();
  await expect(sheet).toContainText('Against the house rules.');
  await expect(sheet.getByRole('button', { name: 'Let it stand' })).toBeVisible();
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    for (const name of ['Reports', 'Decisions']) {
      const table = sheet.getByRole('region', { name });
      expect(await table.evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    }
  }
  await page.goto('/admin?show=trail');
  await expect(row(page, /hidden, Against the house rules\./)).toBeVisible();
});

test.describe('an admin whose session has expired', () => {
  test.use({ allowedErrors: [/403/] });

  test('is asked for the password again, and comes back to the same page', async ({ page }) => {
    await signInAsAdmin(page, '/admin/caching');
    await expect(page.getByRole('row')).not.toHaveCount(1);
    await page.request.delete('/api/auth/admin');
    await page.getByRole('button', { name: 'Look again' }).click();
    await page.getByRole('link', { name: 'Type the password' }).click();
    await submitAdminPassword(page);
    await expect(page).toHaveURL('/admin/caching');
    await expect(page.getByText('Your admin session has ended')).toBeHidden();
    await expect(pageHeading(page)).toHaveText('Caching');
  });
});

test('feedback goes from a player’s screen to the admin’s desk and is answered there', async ({
  page,
  openPlayer,
}) => {
  const player = await openPlayer();
  await player.goto('/jinx/archive');
  await player.getByRole('contentinfo').getByRole('button', { name: 'Feedback' }).click();
  const form = player.getByRole('dialog', { name: 'Tell the bee' });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByText('Write a few words first.')).toBeVisible();
  await form.getByText('Bug', { exact: true }).click();
  await form.getByLabel('What went wrong?').fill('=The calendar ends in May');
  await form.getByLabel('How to reach you (optional)').fill('anna@example.org');
  const screenshot = await player.screenshot({ type: 'png' });
  await form
    .locator('input[type=file]')
    .setInputFiles({ name: 'may.png', mimeType: 'image/png', buffer: screenshot });
  await expect(form.getByText('may.png', { exact: true })).toBeVisible();
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(player.getByText('Filed. Thank you!')).toBeVisible();
  await player.close();

  await signInAsAdmin(page, '/admin/feedback?kind=bug');
  await page.getByRole('button', { name: '=The calendar ends in May' }).click();
  const sheet = page.getByRole('dialog', { name: 'Feedback' });
  await expect(sheet.getByText('anna@example.org')).toBeVisible();
  await expect(sheet.getByText('/jinx/archive')).toBeVisible();
  const picture = sheet.getByRole('img', { name: 'What the player added' });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(100);
  await sheet.getByText('Answered', { exact: true }).click();
  // An unsaved note survives that the sheet is closed.
  await sheet.getByLabel('Our note').fill('Mended in the next release.');
  await page.keyboard.press('Escape');
  await expect(row(page, /The calendar ends in May/)).toContainText('Answered');
  await page.getByRole('button', { name: '=The calendar ends in May' }).click();
  await expect(sheet.getByLabel('Our note')).toHaveValue('Mended in the next release.');
  await expect(sheet.getByText('Not saved yet.')).toBeVisible();
  await sheet.getByRole('button', { name: 'Save note' }).click();
  await expect(sheet.getByRole('button', { name: 'Save note' })).toBeDisabled();

  // Filter and open sheet stand in the address.
  await page.reload();
  await expect(sheet.getByLabel('Our note')).toHaveValue('Mended in the next release.');
  await page.keyboard.press('Escape');
  await expect(row(page, /The calendar ends in May/)).toContainText('Answered');
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('text=')) asked.push(request.url());
  });
  await page.getByLabel('Find').pressSequentially('next release');
  await expect(page).toHaveURL('/admin/feedback?kind=bug&text=next+release');
  await expect.poll(() => asked.at(-1)).toContain('next+release');
  expect(asked.length, 'not one for each letter').toBeLessThan('next release'.length);
  await expect(row(page, /The calendar ends in May/)).toBeVisible();
  // A spreadsheet must not take a player's text for a formula.
  expect(await download(page)).toContain('"\'=The calendar ends in May"');
  await page.getByLabel('Find').fill('nobody wrote this');
  await expect(page.getByText('Nothing fits that filter.')).toBeVisible();
});

test('the test page of the form shows its states without sending anything', async ({ page }) => {
  await page.goto('/test/feedback');
  await page.getByRole('button', { name: 'Not sent' }).click();
  const form = page.getByRole('dialog', { name: 'Tell the bee' });
  await expect(form.getByText('It didn’t arrive.')).toBeVisible();
  await form.getByLabel('What would you change?').fill('More bees');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('dialog', { name: 'Filed. Thank you.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('"text": "More bees"')).toBeVisible();
});

test('a cache is seen at work, and cleared', async ({ page }) => {
  await signInAsAdmin(page, '/admin/caching');
  const puzzles = row(page, /^published puzzles/);
  await page.evaluate(() => fetch('/api/jinx-daily/puzzle/1000'));
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(puzzles).toContainText('1 of 2,000');
  await menu(page, 'published puzzles').click();
  await page.getByRole('menuitem', { name: 'Clear' }).click();
  await expect(page.getByText('published puzzles: 1 forgotten.')).toBeVisible();
  await expect(puzzles).toContainText('0 of 2,000');
});

test('tables and calls are found by what is in them', async ({ page }) => {
  await signInAsAdmin(page, '/admin/schemas?find=friend_code');
  await expect(page.getByText(/^1 of \d+ tables/)).toBeVisible();
  await expect(page.getByText('friend_code', { exact: true }).first()).toBeVisible();
  await page.getByText('Calls', { exact: true }).click();
  await page.getByLabel('Find').fill('/api/admin/caches/');
  await expect(page.getByText(/^1 of \d+ calls/)).toBeVisible();
  await expect(page.getByText('"cleared"', { exact: false }).first()).toBeVisible();
  await page.getByLabel('Find').fill('nothing like that');
  await expect(page.getByRole('heading', { name: 'No such call' })).toBeVisible();
});

test('what is wrong in the data is shown, planned and repaired', async ({ page, desk }) => {
  await signInAsAdmin(page, '/data-quality');
  const check = page.getByRole('region', { name: 'Daily games whose rounds are miscounted' });
  await expect(check).toContainText('none');
  await page.evaluate(() => fetch('/api/jinx-daily/puzzle'));
  desk.server.editDatabase((db) => db.exec('update daily_games set round_count = 9'));
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(check).toContainText('says 9 rounds');
  await check.getByRole('button', { name: 'See what a repair would change' }).click();
  const sheet = page.getByRole('dialog', { name: 'Repair' });
  await expect(sheet.getByText('→ 0 rounds').first()).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: /^Change \d+$/ }).click();
  await expect(page.getByText(/^\d+ repaired\.$/)).toBeVisible();
  await expect(check).toContainText('none');
});

test('a coming puzzle changes places with a later one', async ({ page }) => {
  await signInAsAdmin(page, '/admin?show=puzzles');
  await expect(page.getByRole('row')).toHaveCount(31);
  const last = page.getByRole('row').last();
  const before = await last.getByRole('rowheader').textContent();
  await last.getByRole('button', { name: /^Actions for No\./ }).click();
  await page.getByRole('menuitem', { name: 'Swap for another' }).click();
  const sheet = page.getByRole('dialog', { name: /^Swap No\. \d+$/ });
  await expect(sheet).toContainText(before ?? '');
  await sheet.getByRole('button', { name: 'Take it' }).first().click();
  await expect(sheet).toBeHidden();
  await expect(last).toContainText('swapped');
  // The simulated shares moved with the pair.
  await expect(last.getByText(/^\d+ %$/)).toHaveCount(2);
  await expect(last.getByRole('rowheader')).not.toHaveText(before ?? '');
});

test('the bee and a language model say a word each, and agreement is counted over fifty', async ({
  page,
}) => {
  await signInAsAdmin(page, '/admin/gpt5-testing');
  await expect(page.getByText('Asking a-model at')).toBeVisible();
  await page.getByLabel('One word').fill('ocean');
  await page.getByLabel('The other word').fill('desert');
  await page.getByRole('button', { name: 'Ask both' }).click();
  await expect(page.getByText('sand', { exact: true }).last()).toBeVisible();
  await expect(page).toHaveURL('/admin/gpt5-testing?pair=ocean+%2B+desert');
  await page.getByLabel('What the model is told').fill('Link {word1} and {word2}.');
  await page.getByRole('button', { name: 'Keep as a new version' }).click();
  await expect(page.getByRole('heading', { name: /^Prompt [1-9]/ })).toBeVisible();
  await page.getByRole('button', { name: /^Run with prompt/ }).click();
  await expect(page.getByRole('table', { name: 'Earlier runs' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByText(/ of 50$/)).toBeVisible();

  // The results stay labelled with the prompt that they were made with.
  const found = await page.getByText(/^With prompt \d+:$/).innerText();
  await page.getByRole('button', { name: 'Choose a version of the prompt' }).click();
  await page.getByRole('menuitemradio').last().click();
  await expect(page.getByRole('button', { name: /^Run with prompt/ })).not.toHaveText(
    found.replace('With', 'Run with').replace(':', ''),
  );
  await expect(page.getByText(found)).toBeVisible();
});

test('every admin page is accessible, and fits a phone with large text', async ({ page }) => {
  test.slow();
  await signInAsAdmin(page, '/admin');
  for (const path of [
    '/admin?show=puzzles',
    '/admin/players',
    '/admin/feedback',
    '/admin/caching',
    '/admin/schemas?find=daily_games',
    '/admin/gpt5-testing',
    '/data-quality',
    '/admin',
  ]) {
    await page.goto(path);
    await expect(pageHeading(page)).toBeVisible();
    await expect(page.getByRole('status', { name: 'Loading' })).toHaveCount(0);
    await expectAccessible(page);
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoHorizontalScroll(page);
    }
  }
  await page.evaluate(() => localStorage.setItem('ui.textSize', '200'));
  await page.setViewportSize({ width: 320, height: 844 });
  for (const path of ['/admin', '/admin/feedback', '/admin/caching', '/data-quality']) {
    await page.goto(path);
    await expect(pageHeading(page)).toBeVisible();
    await expectNoHorizontalScroll(page);
  }
});
