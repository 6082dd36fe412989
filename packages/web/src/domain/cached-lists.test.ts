import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentPlayerId } from '../api/identity.ts';
import { answerReadsWith } from '../api/painted-replies.ts';
import { replyCache } from '../api/reply-cache.ts';
import { safeLocalStorage } from '../platform/safe-storage.ts';
import { friendsQuery } from './friends/friends.ts';
import { activeDancesQuery } from './play/active-dances.ts';

const player = 'anon_cached';
const initialOf = (initial: unknown): unknown =>
  typeof initial === 'function' ? (initial as () => unknown)() : initial;

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined);
  vi.useFakeTimers();
  setCurrentPlayerId(player);
});
afterEach(() => {
  answerReadsWith(undefined);
  for (const key of safeLocalStorage.keys('kept.')) safeLocalStorage.remove(key);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const lists = [
  ['friends', 'friends', 10 * 60_000, () => friendsQuery(player)],
  ['dances', 'active-games', 30_000, () => activeDancesQuery],
] as const;

test.each(lists)('cached %s (%s) are shown for %i ms', (_what, name, maxAgeMs, query) => {
  const savedAt = Date.now();
  replyCache.save(name, player, ['ben']);
  vi.advanceTimersByTime(maxAgeMs - 1);
  expect(initialOf(query().initialData)).toEqual(['ben']);
  expect(initialOf(query().initialDataUpdatedAt)).toBe(savedAt);
  vi.advanceTimersByTime(1);
  expect(initialOf(query().initialData)).toBeUndefined();
});

test.each(lists)(
  'cached %s are not shown on a page that the server has painted, until it is taken over',
  (_what, name, _ms, query) => {
    replyCache.save(name, player, ['ben']);
    answerReadsWith(() => undefined);
    expect(initialOf(query().initialData)).toBeUndefined();
    answerReadsWith(undefined);
    expect(initialOf(query().initialData)).toEqual(['ben']);
  },
);
