import { type Browser, type BrowserContext, expect, type Page, test } from '@playwright/test';
import { collectBrowserErrors } from '../tools/services/browser-errors.ts';
import { type GameServer, startGameServer } from '../tools/services/game-server.ts';
import {
  openDaily,
  otherPastPuzzle,
  pastPuzzle,
  statusMessage,
  submitWord,
} from './support/daily.ts';
import { type FakePostHog, startFakePostHog } from './support/fake-posthog.ts';
import { expectEqualWeight } from './support/page-checks.ts';

/** A server with a fake analytics provider that records what arrives. */
let recorder: FakePostHog;
let server: GameServer;
test.beforeAll(async () => {
  recorder = await startFakePostHog();
  server = await startGameServer({
    settings: { POSTHOG_URL: recorder.url, POSTHOG_KEY: 'phc_local' },
  });
});
test.afterAll(async () => {
  await server.stop();
  recorder.stop();
});

const record = (status: 'granted' | 'denied') =>
  JSON.stringify({
    status,
    timestamp: '2026-11-15T08:30:00.000Z',
    version: 'v1.0',
    method: status === 'granted' ? 'modal_accept' : 'modal_decline',
    previousStatus: 'unset',
  });

type Before = Record<string, string>;

interface Visitor {
  page: Page;
  context: BrowserContext;
  /** Calls about events, in their order. */
  calls: string[];
  errors: string[];
}

/** Somebody whose browser keeps something from before, and perhaps asks not to be tracked. */
async function arrive(browser: Browser, before: Before, asksNot?: 'gpc' | 'dnt'): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: server.url, timezoneId: 'UTC' });
  const errors = collectBrowserErrors(context);
  await context.addInitScript(
    ([stored, wish]) => {
      if (location.protocol === 'about:') return;
      if (wish === 'gpc') {
        Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });
      }
      if (wish === 'dnt') {
        Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' });
      }
      if (localStorage.getItem('seeded') !== null) return;
      localStorage.setItem('seeded', 'true');
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    [before, asksNot] as const,
  );
  const visitor: Visitor = { page: await context.newPage(), context, calls: [], errors };
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/events')) return;
    visitor.calls.push(pathname);
  });
  return visitor;
}

type Exported = { events: { eventType: string; sessionId: string; puzzleNumber?: number }[] };

/** Of the type that the server stores after a no too, but of no visit: it is told apart from a page's own by its session. */
const afterwards = 'CONSENT_DECISION';
const afterwardsSession = 'afterwards';

/** Types of the events that our own server has of them by now. That they decided is no event of the game. */
async function counted({ context }: Visitor, of?: { puzzleNumber: number }): Promise<string[]> {
  const answer = await context.request.get('/api/me/export');
  const { data } = (await answer.json()) as { data: Exported };
  const wanted = data.events
    .filter((one) => !of || one.puzzleNumber === of.puzzleNumber)
    .filter((one) => one.eventType !== afterwards || one.sessionId === afterwardsSession);
  return [...new Set(wanted.map(({ eventType }) => eventType))].sort();
}

/** Sends an event of our own on the way that a page uses when it is left: what was sent before has arrived with it. */
async function sendAfterwards({ page }: Visitor): Promise<void> {
  await page.goto('/build-id.txt');
  const event = {
    eventType: afterwards,
    sessionId: afterwardsSession,
    puzzleNumber: pastPuzzle.puzzleNumber,
    timestamp: new Date().toISOString(),
    eventData: {},
    idempotencyKey: 'afterwards',
  };
  const isTaken = await page.evaluate(
    (text) => {
      const body = new Blob([text], { type: 'application/json' });
      return navigator.sendBeacon('/api/events/batch', body);
    },
    JSON.stringify({ events: [event] }),
  );
  expect(isTaken).toBe(true);
}

/** Opens a puzzle and says a word. */
async function play({ page }: Visitor): Promise<void> {
  await openDaily(page, pastPuzzle.path);
  await submitWord(page, pastPuzzle.word);
  await expect(statusMessage(page)).toContainText('Round 1');
}

async function giveUp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Give up' }).click();
  const dialog = page.getByRole('dialog', { name: 'Give up?' });
  await dialog.getByRole('button', { name: 'Give up' }).click();
  await expect(page.getByText('The bee would have said')).toBeVisible();
}

/** By then every queued event is sent. */
async function leave({ page }: Visitor): Promise<void> {
  await page.goto('/settings/privacy');
  await expect(page.getByRole('switch', { name: 'Count my games' })).toBeVisible();
  await page.goto('about:blank');
}

const all = ['GAME_START', 'SESSION_START', 'WORD_SUBMISSION'];

const matrix: {
  who: string;
  before: Before;
  asksNot?: 'gpc' | 'dnt';
  toUs: boolean;
  toProvider: boolean;
}[] = [
  { who: 'who has not answered', before: {}, toUs: true, toProvider: false },
  {
    who: 'who said yes',
    before: { 'consent.record': record('granted'), trackingConsent: 'granted' },
    toUs: true,
    toProvider: true,
  },
  {
    who: 'who said no',
    before: { 'consent.record': record('denied'), trackingConsent: 'denied' },
    toUs: false,
    toProvider: false,
  },
  {
    who: 'whose browser asks not to share',
    before: {},
    asksNot: 'gpc',
    toUs: false,
    toProvider: false,
  },
  {
    who: 'whose browser asks not to track',
    before: {},
    asksNot: 'dnt',
    toUs: false,
    toProvider: false,
  },
  {
    who: 'who said no to an older version',
    before: { trackingConsent: 'denied' },
    toUs: false,
    toProvider: false,
  },
  {
    who: 'who said yes, whatever the browser asks',
    before: { 'consent.record': record('granted'), trackingConsent: 'granted' },
    asksNot: 'gpc',
    toUs: true,
    toProvider: true,
  },
];

test.describe('what leaves the browser of somebody', () => {
  test.describe.configure({ mode: 'serial' });
  for (const { who, before, asksNot, toUs, toProvider } of matrix) {
    test(`${who}: to us ${toUs}, to the provider ${toProvider}`, async ({ browser }) => {
      recorder.clear();
      const visitor = await arrive(browser, before, asksNot);
      await play(visitor);
      // The provider's script loads when the page is idle; it misses earlier events.
      if (toProvider) await expect.poll(() => recorder.events()).toContain('WORD_SUBMISSION');
      await leave(visitor);
      if (toUs) await expect.poll(() => counted(visitor)).toEqual(all);
      else {
        expect(visitor.calls).not.toContain('/api/events/batch');
        await sendAfterwards(visitor);
        await expect.poll(() => counted(visitor)).toEqual([afterwards]);
      }
      if (toProvider) {
        for (const { properties } of recorder.batch()) {
          expect(properties).toMatchObject({ $ip: '0.0.0.0', $geoip_disable: true });
        }
        expect(recorder.events()).not.toContain('$pageview');
      } else {
        expect(recorder.requests()).toBe(0);
        expect(visitor.calls).not.toContain('/api/events/settings');
      }
      expect(visitor.errors).toEqual([]);
      await visitor.context.close();
    });
  }
});

test('the question comes after the first game, on the next quiet screen; it can be put off, yes and no weigh the same, and the answer gives a number', async ({
  browser,
}) => {
  const { page, context, calls, errors } = await arrive(browser, {});
  const question = page.getByRole('dialog', { name: 'May we count your games?' });
  await openDaily(page, pastPuzzle.path);
  await page.getByRole('link', { name: 'Hive', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question).toBeHidden();
  await page.goto(pastPuzzle.path);
  await giveUp(page);
  await expect(question).toBeHidden();
  await page.getByRole('link', { name: 'Hive', exact: true }).first().click();
  await expect(question).toContainText('We count which puzzles you play');
  await question.getByRole('button', { name: 'Not now' }).click();
  await expect(question).toBeHidden();
  expect(calls).not.toContain('/api/events/redis');
  await page.getByRole('link', { name: 'Buzz', exact: true }).first().click();
  await expect(page).toHaveURL(/buzz/);
  await expect(question).toBeHidden();
  await page.evaluate(() =>
    localStorage.setItem('consent.skippedAt', String(Date.now() - 15 * 86_400_000)),
  );
  await page.goto('/buzz');
  await page.getByRole('link', { name: 'Hive', exact: true }).first().click();
  const [accept, decline] = [
    question.getByRole('button', { name: 'Accept' }),
    question.getByRole('button', { name: 'Decline' }),
  ];
  await expect(accept).toBeVisible();
  const usualSize = page.viewportSize();
  // On a phone on its side it is read from its first word.
  await page.setViewportSize({ width: 844, height: 390 });
  await expect(question.getByText('May we count your games?')).toBeInViewport({ ratio: 1 });
  await expect(question.getByRole('button', { name: 'Not now' })).toBeInViewport({ ratio: 1 });
  if (usualSize) await page.setViewportSize(usualSize);
  await expectEqualWeight(accept, decline);
  await accept.click();
  await expect(question).toBeHidden();
  await expect.poll(() => calls).toContain('/api/events/redis');

  await page.goto('/settings/privacy');
  await expect(page.getByText(/Your badge is No\. [\d,]+\./)).toBeVisible();
  await page.goto('/');
  await expect(question).toBeHidden();
  expect(errors).toEqual([]);
  await context.close();
});

test('who only ever opens the daily is asked at its result', async ({ browser }) => {
  const { page, context, errors } = await arrive(browser, {});
  const question = page.getByRole('dialog', { name: 'May we count your games?' });
  await page.clock.install();
  await openDaily(page, pastPuzzle.path);
  await giveUp(page);
  await expect(page.getByRole('heading', { name: 'Your path' })).toBeVisible();
  await page.clock.runFor(9000);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Not now' }).click();
  await page.clock.runFor(20_000);
  await expect(question).toBeHidden();
  expect(errors).toEqual([]);
  await context.close();
});

test('a no in the settings empties the queue, deletes the analytics id and is heard in another tab', async ({
  browser,
}) => {
  recorder.clear();
  const visitor = await arrive(browser, {
    'consent.record': record('granted'),
    trackingConsent: 'granted',
  });
  const { page, context, errors } = visitor;
  await openDaily(page, otherPastPuzzle.path);
  await submitWord(page, otherPastPuzzle.word);
  const kept = () =>
    page.evaluate(() =>
      Object.keys(localStorage).filter((key) => /^(analytics\.id|events\.queue)/.test(key)),
    );
  await expect.poll(kept).toContain('analytics.id');

  const other = await context.newPage();
  await other.goto('/settings/privacy');
  const count = (where: Page) => where.getByRole('switch', { name: 'Count my games' });
  await page.goto('/settings/privacy');
  await expect(count(page)).toBeChecked();
  await count(other).click();
  await expect(count(page)).not.toBeChecked();
  await expect.poll(kept).toEqual([]);
  recorder.clear();
  visitor.calls.length = 0;
  await play(visitor);
  await page.goto('about:blank');
  expect(visitor.calls).not.toContain('/api/events/batch');
  await sendAfterwards(visitor);
  await expect.poll(() => counted(visitor, pastPuzzle)).toEqual([afterwards]);
  expect(recorder.requests()).toBe(0);
  expect(errors).toEqual([]);
  await context.close();
});

test('two tabs send each event once', async ({ browser }) => {
  const visitor = await arrive(browser, {});
  const { page, context } = visitor;
  const keys: string[] = [];
  context.on('request', (request) => {
    if (!request.url().endsWith('/api/events/batch')) return;
    const { events } = request.postDataJSON() as { events: { idempotencyKey: string }[] };
    keys.push(...events.map(({ idempotencyKey }) => idempotencyKey));
  });
  const other = await context.newPage();
  await Promise.all([openDaily(page, pastPuzzle.path), openDaily(other, otherPastPuzzle.path)]);
  await Promise.all([submitWord(page, pastPuzzle.word), submitWord(other, otherPastPuzzle.word)]);
  // Events that a tab has claimed and could not send are released after half a minute.
  await expect.poll(() => keys.length, { timeout: 75_000 }).toBeGreaterThanOrEqual(5);
  await Promise.all([page.goto('about:blank'), other.goto('about:blank')]);
  expect(new Set(keys).size).toBe(keys.length);
  await context.close();
});
