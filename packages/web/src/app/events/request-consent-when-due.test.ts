import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createStore } from '../../platform/store.ts';
import { shouldRequestConsent } from './request-consent-when-due.ts';

const usual = {
  record: undefined,
  hasFinishedGame: true,
  wasSkipped: false,
  isAnsweredByBrowser: false,
  resultShown: false,
  isArrival: false,
  pathname: '/',
};

test.each([
  ['before the first game has ended', { hasFinishedGame: false }, false],
  ['after it', {}, true],
  ['after it, at the hives', { pathname: '/hive' }, true],
  ['after it, in the archive', { pathname: '/jinx/archive' }, true],
  ['who has just opened the site', { isArrival: true }, false],
  ['who plays', { pathname: '/jinx/daily' }, false],
  ['who has read the result', { pathname: '/jinx/daily', resultShown: true }, true],
  [
    'who only ever opens the daily',
    { pathname: '/jinx/daily', resultShown: true, isArrival: true },
    true,
  ],
  ['who is in a dance', { pathname: '/jinx/dance/abc' }, false],
  ['who sits at a table', { pathname: '/jinx/swarm/ABCD' }, false],
  ['who opens a pair that was sent to them', { pathname: '/p/ABCD2345' }, false],
  ['who looks at their pairs', { pathname: '/pairs' }, true],
  ['who has answered', { record: {} }, false],
  ['who has skipped it lately', { wasSkipped: true }, false],
  ['whose browser has answered', { isAnsweredByBrowser: true }, false],
  ['who is just being invited', { pathname: '/i/f/ABCD2345' }, false],
  ['who is signing in', { pathname: '/login' }, false],
  ['who has deleted themselves', { pathname: '/farewell' }, false],
  ['who works at the desk', { pathname: '/admin/stats' }, false],
])('somebody %s: %j is asked: %j', (_who, facts, isAsked) => {
  expect(shouldRequestConsent({ ...usual, ...facts })).toBe(isAsked);
});

describe('the question', () => {
  let browser: EventTarget;
  let isDialogOpen: boolean;
  let page: Awaited<ReturnType<typeof loadPage>>;

  /** A page of its own: who waits there never stops by itself. */
  async function loadPage() {
    vi.resetModules();
    const { consentDialogContext } = await import('../../domain/consent/request-consent.ts');
    const { markGameFinished, resultShown } = await import('../../domain/play/finished-game.ts');
    const { requestConsentWhenDue } = await import('./request-consent-when-due.ts');
    return { consentDialogContext, markGameFinished, requestConsentWhenDue, resultShown };
  }
  const at = (pathname: string, more: object = {}) => ({
    current: { location: { pathname } },
    pending: undefined,
    isReady: true,
    ...more,
  });
  function start(state = at('/hive')) {
    const router = { state: createStore<object>(state) };
    page.requestConsentWhenDue(router as never);
    return router;
  }
  const isAsked = () => page.consentDialogContext.get() === 'default';

  beforeEach(async () => {
    browser = new EventTarget();
    isDialogOpen = false;
    vi.useFakeTimers();
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('location', { pathname: '/' });
    vi.stubGlobal('document', { querySelector: () => (isDialogOpen ? {} : null) });
    vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
    vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
    page = await loadPage();
    page.markGameFinished();
  });
  afterEach(() => {
    vi.clearAllTimers();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is asked one and a half seconds after a screen is shown', () => {
    start();
    vi.advanceTimersByTime(1499);
    expect(isAsked()).toBe(false);
    vi.advanceTimersByTime(1);
    expect(isAsked()).toBe(true);
  });

  test.each([
    ['at the first screen', at('/')],
    ['while the next screen is loaded', at('/hive', { pending: {} })],
    ['before the first screen is loaded', at('/hive', { isReady: false })],
  ])('waits %s', (_when, state) => {
    const { state: current } = start(state);
    vi.advanceTimersByTime(60_000);
    expect(isAsked()).toBe(false);
    current.set(at('/buzz'));
    vi.advanceTimersByTime(1500);
    expect(isAsked()).toBe(true);
  });

  test('waits for another dialog, and is dropped on a screen where it would interrupt', () => {
    const { state } = start();
    isDialogOpen = true;
    vi.advanceTimersByTime(10_000);
    expect(isAsked()).toBe(false);
    isDialogOpen = false;
    state.set(at('/login'));
    vi.advanceTimersByTime(10_000);
    expect(isAsked()).toBe(false);
  });

  test('waits at a result until nobody has touched anything for eight seconds', () => {
    start(at('/jinx/daily'));
    page.resultShown.set(true);
    for (const activity of ['pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll']) {
      vi.advanceTimersByTime(7999);
      expect(isAsked()).toBe(false);
      browser.dispatchEvent(new Event(activity));
    }
    vi.advanceTimersByTime(8000);
    expect(isAsked()).toBe(true);
  });

  test('is asked once', () => {
    const { state } = start();
    vi.advanceTimersByTime(1500);
    page.consentDialogContext.set(undefined);
    state.set(at('/buzz'));
    vi.advanceTimersByTime(60_000);
    expect(isAsked()).toBe(false);
  });
});
