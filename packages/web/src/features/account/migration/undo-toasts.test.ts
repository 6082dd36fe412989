import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../../../api/stub-fetch.ts';
import { dailyWords } from '../../../domain/play/daily.ts';
import { danceWords } from '../../../domain/play/dance.ts';
import { swarmWords } from '../../../domain/swarm/swarm.ts';
import { safeLocalStorage } from '../../../platform/safe-storage.ts';
import { toastQueue } from '../../../ui/toast/toast-queue.ts';
import { migrateOrphanedData } from './orphaned-data.ts';
import { showBroughtAlong, undoAndShow } from './undo-toasts.ts';

const fetched = stubFetch();
const merge = { postHogId: 'anon_9', userId: 'anna' };
let cache: QueryClient;

const answer = (data: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify({ data })));
const sent = () => fetched.mock.calls.map(([url, init]) => `${url} ${init?.body ?? ''}`.trim());
const lastToast = () => toastQueue.get().at(-1);

beforeEach(() => {
  vi.stubGlobal('localStorage', undefined);
  cache = new QueryClient();
});
afterEach(() => {
  for (const { id } of toastQueue.get()) toastQueue.remove(id);
  safeLocalStorage.remove('migration.declined');
});

test('games that came along are told with the streak that they make', async () => {
  answer({ stats: { currentStreak: 5 } });
  const games = { collection: 'dailyGames', moves: 3, meets: 0 };
  await showBroughtAlong(cache, merge, { collections: [games] } as never);
  expect(lastToast()).toMatchObject({
    variant: 'done',
    lead: '3 daily games came along.',
    text: 'Your streak is 5 days now.',
    action: { label: 'Undo' },
  });
});

test('without games, or without a server, no streak is told', async () => {
  const friends = { collection: 'friends', moves: 1, meets: 0 };
  await showBroughtAlong(cache, merge, { collections: [friends] } as never);
  expect(fetched).not.toHaveBeenCalled();
  expect(lastToast()?.text).toBe('All of it is in your account now.');
  fetched.mockRejectedValue(new TypeError('no network'));
  const games = { collection: 'dailyGames', moves: 3, meets: 0 };
  await showBroughtAlong(cache, merge, { collections: [friends, games] } as never);
  expect(lastToast()?.text).toBe('All of it is in your account now.');
});

test('undoing keeps the two apart from then on, and drops what was cached', async () => {
  cache.setQueryData(['stats'], 1);
  answer({ displayName: 'Kind Wren', collections: [] });
  await undoAndShow(cache, merge);
  expect(sent()).toEqual([
    '/api/user/auth/undo-migration {"postHogId":"anon_9","supabaseId":"anna"}',
  ]);
  expect(lastToast()).toMatchObject({ variant: 'done', lead: 'Undone.' });
  expect(lastToast()?.text).toContain('Kind Wren');
  expect(safeLocalStorage.read('migration.declined')).toBe('anon_9');
  expect(cache.getQueryData(['stats'])).toBeUndefined();
});

test('undoing that fails is told', async () => {
  await showBroughtAlong(cache, merge, { collections: [] } as never);
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  lastToast()?.action?.onPress();
  await vi.waitFor(() => expect(lastToast()?.variant).toBe('fault'), { timeout: 30_000 });
});

test('a migration names the games that are kept, if there are any', async () => {
  const data = { ...merge, displayName: '', collections: [], conflicts: [] };
  answer({});
  await migrateOrphanedData(data, 'anna', {});
  answer({});
  await migrateOrphanedData(data, 'anna', { 7: 'account' } as never);
  expect(sent()).toEqual([
    '/api/user/auth/migrate-data {"postHogId":"anon_9","supabaseId":"anna"}',
    '/api/user/auth/migrate-data {"postHogId":"anon_9","supabaseId":"anna","keep":[{"puzzleNumber":7,"from":"account"}]}',
  ]);
});

test('queued words come along, but for those of games that don’t', async () => {
  const word = { userId: 'anon_9', round: 2, word: 'sand', date: '2026-11-17' };
  for (const puzzleNumber of [7, 8, 9]) dailyWords.queue.add({ ...word, puzzleNumber });
  danceWords.queue.add({ ...word, gameId: 'd1' });
  swarmWords.queue.add({ ...word, code: 'BCDF' });
  const conflicts = [
    { puzzleNumber: 7, firstFinished: 'account' },
    { puzzleNumber: 8, firstFinished: 'account' },
  ];
  answer({});
  const data = { ...merge, displayName: '', collections: [], conflicts } as never;
  await migrateOrphanedData(data, 'anna', { 8: 'anonymous' });
  const queues = [dailyWords.queue, danceWords.queue, swarmWords.queue];
  const queued = queues.flatMap((queue) => queue.get().map((one) => queue.keyOf(one as never)));
  for (const { queue } of [dailyWords, danceWords, swarmWords]) {
    for (const one of queue.get()) queue.remove(one as never);
  }
  expect(queued).toEqual([
    'daily.queuedWord.anna.8',
    'daily.queuedWord.anna.9',
    'dance.queuedWord.anna.d1',
    'swarm.queuedWord.anna.BCDF',
  ]);
});
