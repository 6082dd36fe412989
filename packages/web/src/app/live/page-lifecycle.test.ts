import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runWhilePageActive } from './page-lifecycle.ts';

class Page extends EventTarget {
  hidden = false;

  turn(hidden: boolean): void {
    this.hidden = hidden;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}

const browser = new EventTarget();
let page: Page;
const ended = vi.fn();
const begun = vi.fn(() => ended);

beforeEach(() => {
  vi.useFakeTimers();
  page = new Page();
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});

test('a page hidden for a minute stops, and starts again when it is shown', () => {
  const stop = runWhilePageActive(begun);
  page.turn(true);
  vi.advanceTimersByTime(59_000);
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(ended).toHaveBeenCalledOnce();
  page.turn(false);
  expect(begun).toHaveBeenCalledTimes(2);
  stop();
  expect(ended).toHaveBeenCalledTimes(2);
});

test('a page that was opened in the background stops after a minute, if nobody looks at it', () => {
  page.hidden = true;
  const stop = runWhilePageActive(begun);
  expect(begun).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(60_000);
  expect(ended).toHaveBeenCalledOnce();
  page.turn(false);
  expect(begun).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(120_000);
  expect(ended).toHaveBeenCalledOnce();
  stop();
});

test('a page that wakes up in the background stops after a minute', () => {
  const stop = runWhilePageActive(begun);
  page.turn(true);
  page.dispatchEvent(new Event('freeze'));
  page.dispatchEvent(new Event('resume'));
  expect(begun).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(ended).toHaveBeenCalledTimes(2);
  stop();
});

test('a page hidden for a moment keeps running', () => {
  const stop = runWhilePageActive(begun);
  page.turn(true);
  vi.advanceTimersByTime(30_000);
  page.turn(false);
  vi.advanceTimersByTime(120_000);
  expect(begun).toHaveBeenCalledOnce();
  expect(ended).not.toHaveBeenCalled();
  stop();
});

test('a page that the browser freezes stops at once', () => {
  const stop = runWhilePageActive(begun);
  browser.dispatchEvent(new Event('pagehide'));
  expect(ended).toHaveBeenCalledOnce();
  // Browsers tell this after it.
  page.turn(true);
  expect(begun).toHaveBeenCalledOnce();
  page.hidden = false;
  browser.dispatchEvent(new Event('pageshow'));
  expect(begun).toHaveBeenCalledTimes(2);
  stop();
});

test('nothing starts again after the stop, hidden or not', () => {
  const stop = runWhilePageActive(begun);
  page.turn(true);
  stop();
  vi.advanceTimersByTime(120_000);
  page.turn(false);
  expect(begun).toHaveBeenCalledOnce();
  expect(ended).toHaveBeenCalledOnce();
});
