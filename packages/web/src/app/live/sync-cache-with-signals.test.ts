import type { Signal } from '@bee-jinx/contract/browser';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { notificationSettingsQuery } from '../../domain/notifications/notification-settings.ts';
import { readClocks } from '../../platform/clock-reading.ts';
import { setRequestTime, trackRequestTimes } from '../session/request-times.ts';
import { syncCacheWithSignals } from './sync-cache-with-signals.ts';

const live = vi.hoisted(() => ({ start: vi.fn((_handlers: object) => () => {}) }));
const identity = vi.hoisted(() => ({ revalidateIdentity: vi.fn() }));
vi.mock('./live-client.ts', () => ({ startLiveClient: live.start }));
vi.mock('../../api/identity.ts', async (load) => ({ ...(await load<object>()), ...identity }));

interface Handlers {
  userId: string;
  resync(quietMs: number): void;
  signal(signal: Signal): void;
  onRefused(): void;
  onIdentityMismatch(): void;
}

const keys = {
  game: ['dance', 'd1'],
  otherGame: ['dance', 'd2'],
  activeDances: ['dance', 'listed', 'active'],
  endedDances: ['dance', 'listed', 'ended'],
  friends: ['friends', 'anna', 'all'],
  daily: ['daily', '7'],
  pairs: ['pairs'],
  home: ['home', '2026-11-17'],
  dailyResult: ['dailyResult', '2026-11-17'],
  archive: ['archive', '2026-11-17'],
  stats: ['stats', '2026-11-17'],
  player: ['player', 'anna'],
  notificationSettings: notificationSettingsQuery.queryKey,
};
type Name = keyof typeof keys;

function start() {
  const cache = new QueryClient();
  trackRequestTimes(cache);
  for (const key of Object.values(keys)) cache.setQueryData(key, { version: 3 });
  syncCacheWithSignals('anna', cache);
  const on = live.start.mock.lastCall?.[0] as Handlers;
  const outdated = () =>
    (Object.keys(keys) as Name[]).filter((name) => cache.getQueryState(keys[name])?.isInvalidated);
  return { cache, on, outdated };
}
const signalOf = (topic: string, id: string, version: number, more: Partial<Signal> = {}) =>
  ({ topic, id, version, ...more }) as Signal;

afterEach(() => void vi.clearAllMocks());

test.each([
  ['a newer dance', signalOf('dance', 'd1', 4), ['game', 'activeDances', 'endedDances', 'friends']],
  [
    'a dance that is cached',
    signalOf('dance', 'd1', 3),
    ['activeDances', 'endedDances', 'friends'],
  ],
  [
    'a daily game',
    signalOf('daily', '7', 4),
    ['daily', 'pairs', 'home', 'dailyResult', 'archive', 'stats'],
  ],
  ['presence', signalOf('presence', 'ben', 1), ['game', 'otherGame', 'activeDances', 'friends']],
  ['the inbox', signalOf('notifications', 'anna', 4), ['notificationSettings']],
  ['the player', signalOf('player', 'anna', 4), ['player']],
  ['who is at a table', signalOf('dance', 'd1', 4, { swarm: { here: [1] } } as never), []],
])('a signal about %s makes %j outdated', (_what, signal, names) => {
  const { on, outdated } = start();
  on.signal(signal);
  expect(outdated()).toEqual(names);
});

test('a signal about a hive makes its table outdated, and no other: who has left may not see it any more', () => {
  const { cache, on } = start();
  const [ours, another] = [
    ['swarm', 'HMXR'],
    ['swarm', 'KWTD'],
  ];
  cache.setQueryData(ours, { version: 9, group: { groupId: 'h1' } });
  cache.setQueryData(another, { version: 9, group: { groupId: 'h2' } });
  on.signal(signalOf('group', 'h1', 4));
  expect(cache.getQueryState(ours)?.isInvalidated).toBe(true);
  expect(cache.getQueryState(another)?.isInvalidated).toBe(false);
});

test('a signal about the game of this screen leaves the stats alone: they are fetched when it ends', () => {
  const { cache, on, outdated } = start();
  const observer = new QueryObserver(cache, { queryKey: keys.daily, staleTime: 'static' });
  const stop = observer.subscribe(() => {});
  on.signal(signalOf('daily', '7', 4));
  expect(outdated()).not.toContain('stats');
  expect(outdated()).toContain('home');
  stop();
  on.signal(signalOf('daily', '7', 4));
  expect(outdated()).toContain('stats');
});

test('a query that takes the news from the signal itself is not fetched again', () => {
  const { cache, on, outdated } = start();
  const applySignal = vi.fn(() => true);
  const query = cache.getQueryCache().find({ queryKey: keys.game });
  query?.setOptions({ queryKey: keys.game, meta: { applySignal } });
  const signal = signalOf('dance', 'd1', 4);
  on.signal(signal);
  expect(applySignal).toHaveBeenCalledExactlyOnceWith(cache, signal);
  expect(outdated()).toEqual([]);
  applySignal.mockReturnValue(false);
  on.signal(signal);
  expect(outdated()).toContain('activeDances');
});

test('a signal that all has changed drops what is cached, but for the player', () => {
  const { cache, on } = start();
  on.signal(signalOf('player', 'anna', 3, { isReset: true }));
  expect(cache.getQueryData(keys.friends)).toBeUndefined();
  expect(cache.getQueryData(keys.player)).toEqual({ version: 3 });
});

test('after a gap only what was requested before it is fetched again', () => {
  const { cache, on, outdated } = start();
  setRequestTime(cache, keys.daily, readClocks());
  on.resync(60_000);
  expect(outdated()).not.toContain('daily');
  expect(outdated()).toContain('game');
  on.resync(0);
  expect(outdated()).toContain('daily');
});

test('a refused stream, or a tab with another identity, has the player checked', () => {
  const { on, outdated } = start();
  expect(on.userId).toBe('anna');
  on.onRefused();
  expect(outdated()).toEqual(['player']);
  on.onIdentityMismatch();
  expect(identity.revalidateIdentity).toHaveBeenCalledExactlyOnceWith('anna');
});
