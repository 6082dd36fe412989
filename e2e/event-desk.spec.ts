import { type Browser, expect, type Page, test } from '@playwright/test';
import { adminPasswordHash } from '../tools/services/admin-password.ts';
import { collectBrowserErrors } from '../tools/services/browser-errors.ts';
import { type GameServer, startGameServer } from '../tools/services/game-server.ts';
import { signInAsAdmin } from './support/account.ts';
import { openDaily, pastPuzzle, statusMessage, submitWord } from './support/daily.ts';
import { expectAccessible } from './support/page-checks.ts';

let server: GameServer;
test.beforeAll(async () => {
  server = await startGameServer({
    settings: { ADMIN_PASSWORD_HASH: adminPasswordHash },
  });
});
test.afterAll(async () => {
  await server.stop();
});
test.describe.configure({ mode: 'serial' });

async function adminPage(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
  const page = await context.newPage();
  await signInAsAdmin(page, path);
  return page;
}

test('an admin sees nothing counted, then what a visitor did, and saves it', async ({
  browser,
}) => {
  const admin = await adminPage(browser, '/admin/stats');
  const errors = collectBrowserErrors(admin.context());
  await expect(admin.getByRole('heading', { name: 'Stats' })).toBeVisible();
  await expect(admin.getByText('No game was opened on these days.').first()).toBeVisible();

  const visitor = await browser.newPage({ baseURL: server.url });
  // Later events are sent when the page is left.
  const firstBatch = visitor.waitForResponse(/\/api\/events/);
  await openDaily(visitor, pastPuzzle.path);
  await submitWord(visitor, pastPuzzle.word);
  await expect(statusMessage(visitor)).toContainText('Round 1');
  await firstBatch;
  await visitor.goto('about:blank');
  await visitor.close();

  await admin.goto('/admin/debug-buffer');
  await admin.getByRole('button', { name: 'Flush now' }).click();
  await expect(admin.getByText(/^Nothing was waiting|^\d[\d,]* stored/)).toBeVisible();
  await expect(admin.getByText('Nothing waits: everything is stored.')).toBeVisible();

  await admin.goto('/admin/stats?days=7&type=WORD_SUBMISSION');
  await expect(admin.getByRole('radio', { name: '7', exact: true })).toBeChecked();
  await expect(admin.getByRole('radio', { name: 'Words said' })).toBeChecked();
  const funnel = admin.getByRole('table', { name: /From start to finish/ });
  await expect(funnel.getByRole('row', { name: /Opened/ })).toContainText('1');
  await expect(funnel.getByRole('row', { name: /Said a word, 100 %/ })).toContainText('1');
  await expect(admin.getByRole('table', { name: /Newcomers by week/ })).toBeVisible();
  await expectAccessible(admin);

  const saving = admin.waitForEvent('download');
  await admin.getByRole('button', { name: 'CSV' }).first().click();
  expect((await saving).suggestedFilename()).toBe('stats-7-days.csv');
  // Until the ninety days are loaded, the figures of the seven are marked as stale.
  const counted = Promise.withResolvers<void>();
  await admin.route(/\/api\/admin\/stats/, async (route) => {
    await counted.promise;
    await route.continue();
  });
  await admin.locator('label', { hasText: /^90$/ }).click();
  await expect(admin).toHaveURL(/days=90/);
  await expect(admin.getByText('Counting…')).toBeVisible();
  const csv = admin.locator('[inert]').getByRole('button', { name: 'CSV' });
  await expect(csv).toBeVisible();
  counted.resolve();
  await expect(admin.getByText('Counting…')).toBeHidden();
  await expect(csv).toBeHidden();
  expect(errors).toEqual([]);
  await admin.context().close();
});

test('a dead letter is shown, tried again and thrown away', async ({ browser }) => {
  const admin = await adminPage(browser, '/admin/debug-buffer');
  plant('no event at all');
  const errors = collectBrowserErrors(admin.context());
  await admin.getByRole('button', { name: 'Flush now' }).click();
  const letters = admin.getByRole('table', { name: 'Events that could not be stored' });
  await expect(letters.getByText('It is no JSON.')).toBeVisible();
  await expect(letters.getByText('no event at all')).toBeVisible();
  await expectAccessible(admin);

  const menu = letters.getByRole('button', { name: /letter_/ });
  await menu.click();
  await admin.getByRole('menuitem', { name: 'Try again' }).click();
  await expect(admin.getByText(/still can’t be stored/)).toBeVisible();
  await menu.click();
  await admin.getByRole('menuitem', { name: 'Throw away' }).click();
  await admin.getByRole('button', { name: 'Throw it away' }).click();
  await expect(admin.getByText('None. Every event could be stored.')).toBeVisible();
  expect(errors).toEqual([]);
  await admin.context().close();
});

/** Puts an event into the buffer that no version of ours would have accepted. */
function plant(event: string): void {
  server.editDatabase((db) => {
    const { id } = db.prepare('select id from players limit 1').get() as { id: string };
    const insert = db.prepare('insert into event_buffer values (?, ?, ?, ?)');
    insert.run(id, 'planted', Date.now(), event);
  });
}
