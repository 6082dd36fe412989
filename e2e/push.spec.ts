import { createECDH, randomBytes } from 'node:crypto';
import type { BrowserContext, Page } from '@playwright/test';
import { fullChromiumOptions } from '../tools/services/chromium.ts';
import { expectBuildCached } from './support/cached-build.ts';
import { expect, test } from './support/fixtures.ts';
import { expectAccessible } from './support/page-checks.ts';

test.use({ serviceWorkers: 'allow', launchOptions: fullChromiumOptions() });

const message = {
  notificationId: 'n1',
  type: 'nudge',
  title: 'Maya',
  text: 'Maya is waiting for your word.',
  path: '/inbox',
  tag: 'nudge:d1',
};

/** As the browser's push service would hand it over, already decrypted. */
async function push(context: BrowserContext, page: Page, origin: string, data: string) {
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data,
  });
}

/** Nobody made it, so it isn't trusted with the focus; but it leads where a tap does. */
const tap = `registration.getNotifications().then(([notification]) => {
  dispatchEvent(new NotificationEvent('notificationclick', { notification }));
})`;

const shown = (page: Page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body }) => ({ title, body }));
  });

test('a push is shown, and a tap leads to what it tells of', async ({ page, context, server }) => {
  await context.grantPermissions(['notifications']);
  await page.goto('/jinx/archive');
  await expectBuildCached(page);
  await push(context, page, server.url, JSON.stringify(message));
  await expect
    .poll(() => shown(page))
    .toEqual([{ title: 'Maya', body: 'Maya is waiting for your word.' }]);

  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'));
  await worker.evaluate(tap);
  await expect(page).toHaveURL('/inbox');
  expect(await shown(page)).toEqual([]);
});

test('what may be pushed, and when, is kept', async ({ page }) => {
  await page.goto('/settings/notifications');
  await page.getByText('What may be pushed').click();
  await page.getByRole('switch', { name: 'Nudges' }).click();
  await page.getByRole('switch', { name: 'Quiet hours' }).click();
  await page.getByLabel('From', { exact: true }).fill('21:30');
  await page.getByRole('switch', { name: 'On vacation' }).click();
  await expect(page.getByLabel('Until')).not.toHaveValue('');
  await page.getByLabel('Until').focus();
  // Digit by digit: the first of them makes it a day of last January.
  const saved = page.waitForResponse((answer) =>
    Boolean(answer.request().postData()?.includes('2031-12-2')),
  );
  await page.keyboard.type('12242031');
  await expect(page.getByLabel('Until')).toHaveValue('2031-12-24');
  await saved;
  await page.reload();
  await page.getByText('What may be pushed').click();
  await expect(page.getByRole('switch', { name: 'Nudges' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Invites' })).toBeChecked();
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('21:30');
  await expect(page.getByRole('switch', { name: 'On vacation' })).toBeChecked();
  await expect(page.getByLabel('Until')).toHaveValue('2031-12-24');
});

/** The headless browser reaches no push service; everything else is real. */
async function stubPushService(page: Page): Promise<void> {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  await page.addInitScript((keys) => {
    const endpoint = 'https://push.example.org/send/1';
    PushManager.prototype.subscribe = async () =>
      ({ endpoint, toJSON: () => ({ endpoint, keys }) }) as unknown as PushSubscription;
  }, keys);
}

/** Chromium offers it only after a while, and not in a test. */
const offerInstall = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const prompt = async () => {
      document.documentElement.dataset.prompted = 'true';
      return { outcome: 'accepted' };
    };
    const event = new Event('beforeinstallprompt', { cancelable: true });
    dispatchEvent(Object.assign(event, { prompt }));
    return event.defaultPrevented;
  });

test('after the first win a reminder and installing are offered, once, below the share button', async ({
  page,
  context,
  finishGame,
}) => {
  await context.grantPermissions(['notifications']);
  await stubPushService(page);
  await finishGame(page.request, { rounds: 1 });
  await page.goto('/jinx/daily');
  const offer = page.getByRole('region', { name: 'Same time tomorrow?' });
  await expect(offer).toBeVisible();
  const share = await page.getByRole('button', { name: 'Share your jinx' }).boundingBox();
  expect(share?.y).toBeLessThan((await offer.boundingBox())?.y ?? 0);
  await expectAccessible(page);
  await page.reload();
  await expect(offer).toBeVisible();

  await expect.poll(() => offerInstall(page)).toBe(true);
  await offer.getByRole('button', { name: 'Install Bee Jinx' }).click();
  await expect(page.locator('html[data-prompted="true"]')).toBeAttached();
  await expect(offer.getByRole('button', { name: 'Install Bee Jinx' })).toBeHidden();
  await offer.getByRole('button', { name: 'Remind me tomorrow' }).click();
  await expect(offer.getByText(/^See you tomorrow at /)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { name: 'Day 1 of your streak' })).toBeVisible();
  await expect(offer).toBeHidden();
  await page.goto('/settings/notifications');
  const reminder = page.getByRole('switch', { name: 'Daily reminder' });
  await expect(reminder).toBeChecked();
  await page.getByLabel('At', { exact: true }).fill('07:30');
  await reminder.click();
  await expect(reminder).not.toBeChecked();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Quiet hours' })).toBeVisible();
  await expect(reminder).not.toBeChecked();
});

test('an offer that is declined never comes back', async ({ page, context, finishGame }) => {
  await context.grantPermissions(['notifications']);
  await finishGame(page.request, { rounds: 1 });
  await page.goto('/jinx/daily');
  await page.getByRole('button', { name: 'Not now' }).click();
  const offer = page.getByRole('region', { name: 'Same time tomorrow?' });
  await expect(offer).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Day 1 of your streak' })).toBeVisible();
  await expect(offer).toBeHidden();
});
