import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { discardOutdatedPage, tellUtcOffset } from './discard-outdated.ts';

let page: { documentElement: { dataset: Record<string, string> }; cookie: string };

beforeEach(() => {
  vi.stubEnv('SSR', false);
  vi.useFakeTimers({ now: new Date(2026, 10, 17, 12) });
  page = { documentElement: { dataset: {} }, cookie: 'theme=dark' };
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test.each([
  [{ paintedFor: '2026-11-17' }, { paintedFor: '2026-11-17' }],
  [{ paintedFor: '2026-11-16' }, { outdated: '' }],
  [{}, {}],
])('of a page with %j remains %j', (painted, remains) => {
  Object.assign(page.documentElement.dataset, painted);
  discardOutdatedPage();
  expect(page.documentElement.dataset).toEqual(remains);
});

test('the server is told once how far the clock is ahead of UTC', () => {
  const offset = `bj_utc_offset=${-new Date().getTimezoneOffset()}`;
  tellUtcOffset();
  expect(page.cookie).toBe(`${offset}; path=/; max-age=31536000; samesite=lax`);
  const known = `theme=dark; ${offset}`;
  page.cookie = known;
  tellUtcOffset();
  expect(page.cookie).toBe(known);
});
