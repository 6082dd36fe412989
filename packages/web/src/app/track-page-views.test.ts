import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { safeLocalStorage } from '../platform/safe-storage.ts';
import { createStore } from '../platform/store.ts';
import { trackPageViews } from './track-page-views.ts';

const track = vi.hoisted(() => vi.fn());
vi.mock('../domain/analytics/track.ts', () => ({ track }));

let browser: EventTarget;
const at = (pathname: string, search = '', pending?: object) => ({
  current: { location: { pathname, search } },
  pending,
});
function start(pathname: string, search?: string) {
  const state = createStore<object>(at(pathname, search));
  trackPageViews({ state } as never);
  return state;
}
const pages = () => Number(safeLocalStorage.read('session.pages'));
const seenAt = () => Number(safeLocalStorage.read('session.seenAt'));

beforeEach(() => {
  browser = new EventTarget();
  vi.useFakeTimers({ now: 1_000_000 });
  vi.stubGlobal('localStorage', undefined);
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
});
afterEach(() => {
  for (const key of safeLocalStorage.keys('session.')) safeLocalStorage.remove(key);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  track.mockReset();
});

test('a visit starts with its first page, told by the first part of its address only', () => {
  start('/p/secret-code', '?x=1');
  expect(track).toHaveBeenCalledExactlyOnceWith({
    eventType: 'SESSION_START',
    eventData: { page: '/p' },
  });
});

test('each page counts once, when it is shown', () => {
  const state = start('/friends');
  state.set(at('/friends', '', {}));
  state.set(at('/friends'));
  expect(pages()).toBe(1);
  state.set(at('/friends', '?tab=all'));
  state.set(at('/hive'));
  expect(pages()).toBe(3);
  expect(track).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown'])('%s prolongs the visit, noted once a minute', (activity) => {
  start('/friends');
  vi.setSystemTime(1_059_999);
  browser.dispatchEvent(new Event(activity));
  expect(seenAt()).toBe(1_000_000);
  vi.setSystemTime(1_060_000);
  browser.dispatchEvent(new Event(activity));
  expect(seenAt()).toBe(1_060_000);
});
