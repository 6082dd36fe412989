import type { Swarm } from '@bee-jinx/contract/browser';
import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubFetch } from './api/stub-fetch.ts';
import { trackRequestTimes, wasRequestedWithin } from './app/session/request-times.ts';
import { accountQuery } from './domain/account/account.ts';
import { dailyResultQuery } from './domain/account/daily-result.ts';
import { playerQuery } from './domain/account/player.ts';
import { suspensionQuery } from './domain/account/suspension.ts';
import {
  blockedQuery,
  friendCodeQuery,
  friendQuery,
  friendsQuery,
} from './domain/friends/friends.ts';
import { groupQuery, groupsQuery } from './domain/hives/groups.ts';
import { notesQuery } from './domain/notes/notes-query.ts';
import {
  notificationSettingsQuery,
  reminderAddressQuery,
  stopRemindersQuery,
} from './domain/notifications/notification-settings.ts';
import { judgedPairQuery, pairQuery, pairsQuery } from './domain/pairs/pairs.ts';
import { activeDancesQuery } from './domain/play/active-dances.ts';
import { dailyQuery, dailyWords, statsQuery } from './domain/play/daily.ts';
import { danceQuery, danceWords } from './domain/play/dance.ts';
import { findOrCreateDance } from './domain/play/find-or-create-dance.ts';
import { hiveSwarmQuery, startHiveSwarm, swarmQuery, swarmWords } from './domain/swarm/swarm.ts';
import { oneFeedbackQuery } from './features/admin/feedback/feedback-queries.ts';
import { schemasQuery } from './features/admin/schemas/schemas-query.ts';
import { statsQuery as adminStatsQuery } from './features/admin/stats/stats-query.ts';
import { othersQuery } from './features/daily/result/others-query.ts';
import { recapQuery } from './features/recap/recap-query.ts';
import { replayQuery } from './features/replay/replay-query.ts';
import { homeQuery } from './features/splash/home-query.ts';

const fetched = stubFetch();
let cache: QueryClient;

beforeEach(() => {
  vi.useFakeTimers({ now: new Date(2026, 10, 17, 12), toFake: ['Date'] });
  vi.stubGlobal('localStorage', undefined);
  cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  trackRequestTimes(cache);
});
afterEach(() => void vi.useRealTimers());

const answer = (data: unknown) =>
  fetched.mockResolvedValueOnce(new Response(JSON.stringify({ data })));
const refuse = (status: number, code: string, details?: object) =>
  fetched.mockResolvedValueOnce(
    new Response(JSON.stringify({ error: { code, message: '', details } }), { status }),
  );
const sent = () =>
  fetched.mock.calls.map(([url, init]) => {
    const line = `${init?.method} ${url}`;
    return init?.body === undefined ? line : `${line} ${init.body}`;
  });

interface AnyQuery {
  queryKey: QueryKey;
  queryFn?: unknown;
}
const fetchQuery = (query: AnyQuery) =>
  cache.fetchQuery({ ...query, initialData: undefined } as never) as Promise<unknown>;

describe('a query asks the server once, is kept by its key, and unwraps the reply', () => {
  const whole = { version: 1, list: [] };
  test.each<[string, AnyQuery, QueryKey, string, unknown, unknown]>([
    ['player', playerQuery('anna'), ['player', 'anna'], '/api/session', { player: whole }, whole],
    [
      'suspension',
      suspensionQuery('anna'),
      ['player', 'anna', 'suspension'],
      '/api/me/suspension',
      {},
      null,
    ],
    [
      'feedback that is gone',
      oneFeedbackQuery('f1'),
      ['admin', 'feedback', 'one', 'f1'],
      '/api/admin/feedback?feedbackId=f1',
      { feedback: [] },
      null,
    ],
    ['account', accountQuery('anna'), ['account', 'anna'], '/api/me/account', {}, null],
    [
      'friends',
      friendsQuery('anna'),
      ['friends', 'anna', 'all'],
      '/api/friends?date=2026-11-17',
      whole,
      whole,
    ],
    [
      'friend',
      friendQuery('anna', 'ben'),
      ['friends', 'anna', 'one', 'ben'],
      '/api/friends/ben?date=2026-11-17',
      whole,
      whole,
    ],
    [
      'blocked players',
      blockedQuery('anna'),
      ['friends', 'anna', 'blocked'],
      '/api/friends/blocked',
      whole,
      whole,
    ],
    [
      'friend code',
      friendCodeQuery('ABCD'),
      ['friend-code', 'ABCD'],
      '/api/friends/code/ABCD',
      { displayName: 'Ben' },
      'Ben',
    ],
    [
      'hives',
      groupsQuery,
      ['group', 'listed', 'mine'],
      '/api/groups?includeInactive=true',
      { groups: [1] },
      [1],
    ],
    ['hive', groupQuery('h1'), ['group', 'h1'], '/api/groups/h1', { group: whole }, whole],
    [
      'notes of a daily',
      notesQuery({ puzzleNumber: 7 }),
      ['notes', { puzzleNumber: 7 }],
      '/api/jinx-daily/notes?puzzleNumber=7',
      { notes: whole },
      whole,
    ],
    [
      'notes of a dance',
      notesQuery({ gameId: 'd1' }),
      ['notes', { gameId: 'd1' }],
      '/api/multiplayer/games/d1/notes',
      { notes: whole },
      whole,
    ],
    [
      'notification settings',
      notificationSettingsQuery,
      ['notifications', 'listed', 'settings'],
      '/api/multiplayer/notifications/settings',
      { settings: whole },
      whole,
    ],
    [
      'address of reminders',
      reminderAddressQuery,
      ['notifications', 'listed', 'settings', 'mail'],
      '/api/multiplayer/notifications/settings',
      { mailTo: 'a@b.org' },
      'a@b.org',
    ],
    [
      'missing address of reminders',
      reminderAddressQuery,
      ['notifications', 'listed', 'settings', 'mail'],
      '/api/multiplayer/notifications/settings',
      {},
      null,
    ],
    ['pair', pairQuery('p1'), ['pairs', 'p1'], '/api/pairs/p1', whole, whole],
    ['pairs', pairsQuery, ['pairs'], '/api/pairs', { pairs: [1] }, [1]],
    [
      'figures of a pair',
      judgedPairQuery('sea', 'moon'),
      ['judged-pair', 'sea', 'moon'],
      '/api/pairs/judge?word1=sea&word2=moon',
      { figures: whole },
      whole,
    ],
    [
      'dances',
      activeDancesQuery,
      ['dance', 'listed', 'active'],
      '/api/multiplayer/games/active',
      { activeGames: [1] },
      [1],
    ],
    [
      'dance',
      danceQuery('d1'),
      ['dance', 'd1'],
      '/api/multiplayer/games/d1',
      { game: whole },
      whole,
    ],
    [
      'result of a day',
      dailyResultQuery('2026-11-16'),
      ['dailyResult', '2026-11-16'],
      '/api/jinx-daily/archive?date=2026-11-16&limit=1',
      { puzzles: [{ result: whole }] },
      whole,
    ],
    [
      'missing result of a day',
      dailyResultQuery('2026-11-16'),
      ['dailyResult', '2026-11-16'],
      '/api/jinx-daily/archive?date=2026-11-16&limit=1',
      { puzzles: [{}] },
      null,
    ],
    [
      'others',
      othersQuery(7),
      ['others', 7],
      '/api/jinx-daily/others?puzzleNumber=7',
      whole,
      whole,
    ],
    [
      'recap',
      recapQuery('week', '2026-11-16'),
      ['recap', 'week', '2026-11-16'],
      '/api/jinx-daily/recap?period=week&date=2026-11-16',
      {},
      null,
    ],
    ['replay', replayQuery('r1'), ['replay', 'r1'], '/api/replay/r1', { replay: whole }, whole],
    [
      'home',
      homeQuery('2026-11-17'),
      ['home', '2026-11-17'],
      '/api/home?date=2026-11-17',
      { home: whole },
      whole,
    ],
    [
      'swarm of a hive',
      hiveSwarmQuery('h1'),
      ['swarm', 'listed', 'hive', 'h1'],
      '/api/multiplayer/swarms/hive/h1',
      {},
      null,
    ],
    [
      'statistics of the desk',
      adminStatsQuery(7),
      ['admin', 'stats', 7],
      '/api/admin/stats?from=2026-11-11',
      whole,
      whole,
    ],
    ['schemas', schemasQuery, ['admin', 'schemas'], '/api/admin/schemas', whole, whole],
  ])('%s', async (_what, query, queryKey, address, reply, data) => {
    answer(reply);
    expect(await fetchQuery(query)).toEqual(data);
    expect(cache.getQueryData(queryKey)).toEqual(data);
    expect(sent()).toEqual([`GET ${address}`]);
  });
});

test('reminders are stopped by the token of their mail', async () => {
  answer({});
  await fetchQuery(stopRemindersQuery('t1'));
  expect(sent()).toEqual(['POST /api/reminders/stop?token=t1']);
});

test.each([
  ['sea', 'moon', true],
  ['sea', ' ', false],
  [' ', 'moon', false],
])('the figures of %j and %j are asked for: %s', (word1, word2, isAsked) => {
  expect(judgedPairQuery(word1, word2).enabled).toBe(isAsked);
});

describe('while the server is unavailable', () => {
  const dance = { gameId: 'd9', version: 4, status: 'active', rounds: [] };
  const daily = {
    puzzle: { puzzleNumber: 9 },
    game: { version: 2, rounds: [], status: 'playing' },
  };

  const home = { today: { puzzleNumber: 9, activeDate: '2026-11-17' }, dances: [], hives: [] };
  const wasFetched = ({ queryKey }: AnyQuery) => {
    const query = cache.getQueryCache().find({ queryKey });
    return query !== undefined && wasRequestedWithin(query, 60_000);
  };

  test.each<[string, () => AnyQuery, unknown, object]>([
    ['a dance', () => danceQuery('d9'), { game: dance }, dance],
    ['the dances', () => activeDancesQuery, { activeGames: [dance] }, [dance]],
    ['a puzzle', () => dailyQuery('anna', 9), daily, { ...daily, version: 2, isSaved: true }],
    ['the start page', () => homeQuery('2026-11-17'), { home }, home],
  ])('%s is shown as it was saved, but not after a refusal', async (_what, query, reply, saved) => {
    answer(reply);
    await fetchQuery(query());
    expect(wasFetched(query())).toBe(true);
    cache.clear();
    fetched.mockRejectedValueOnce(new TypeError('no network'));
    expect(await fetchQuery(query())).toEqual(saved);
    expect(wasFetched(query())).toBe(false);
    cache.clear();
    refuse(404, 'not_found');
    const again = fetchQuery(query());
    await expect(again).rejects.toMatchObject({ code: 'not_found' });
  });

  test('what was never seen fails', async () => {
    for (const query of [danceQuery('d0'), dailyQuery('anna', 1)]) {
      fetched.mockRejectedValueOnce(new TypeError('no network'));
      await expect(fetchQuery(query as AnyQuery)).rejects.toMatchObject({ code: 'offline' });
    }
  });
});

describe('a puzzle', () => {
  const game = {
    version: 2,
    rounds: [{ round: 1, word: 'tide', beeWord: 'sand' }],
    status: 'playing',
  };
  const reply = { puzzle: { puzzleNumber: 8 }, seal: 'old', game };

  test('is asked for by its number, a pair of a player by its code', async () => {
    answer(reply);
    await fetchQuery(dailyQuery('anna', 8) as AnyQuery);
    answer(reply);
    await fetchQuery(dailyQuery('anna', 2_000_001, 'p1') as AnyQuery);
    expect(sent()).toEqual([
      'GET /api/jinx-daily/puzzle?puzzleNumber=8&date=2026-11-17',
      'GET /api/jinx-daily/puzzle?pairCode=p1&date=2026-11-17',
    ]);
  });

  test('takes the reply to a word into the cache, with its new seal', async () => {
    answer(reply);
    await fetchQuery(dailyQuery('anna', 8) as AnyQuery);
    answer({ game: { ...game, version: 3, status: 'jinx' }, seal: 'new' });
    const word = { userId: 'anna', puzzleNumber: 8, round: 2, word: 'wave', date: '2026-11-17' };
    expect(await dailyWords.send(cache, word)).toMatchObject({ status: 'answered' });
    expect(sent()[1]).toBe(
      'POST /api/jinx-daily/submit {"puzzleNumber":8,"round":2,"word":"wave","date":"2026-11-17"}',
    );
    expect(cache.getQueryData(dailyQuery('anna', 8).queryKey)).toMatchObject({
      version: 3,
      seal: 'new',
      puzzle: { puzzleNumber: 8 },
      game: { status: 'jinx' },
    });
    expect(dailyWords.queryKey(word)).toEqual(['daily', '8']);
  });

  test('its statistics are read with the clock of the visitor', async () => {
    answer({ stats: { currentStreak: 3 } });
    const stats = await fetchQuery(statsQuery('2026-11-17') as AnyQuery);
    expect(stats).toEqual({ currentStreak: 3 });
    expect(sent()[0]).toMatch(/^GET \/api\/fetch-stats\?date=2026-11-17/);
  });
});

describe('a dance', () => {
  test('takes the reply to a word into the cache', async () => {
    answer({ game: { gameId: 'd1', version: 5 } });
    cache.setQueryData(['dance', 'listed', 'active'], []);
    const word = { userId: 'anna', gameId: 'd1', round: 2, word: 'wave' };
    await danceWords.send(cache, word);
    expect(sent()).toEqual([
      'POST /api/multiplayer/games/submit {"gameId":"d1","roundNumber":2,"word":"wave"}',
    ]);
    expect(cache.getQueryData(danceQuery('d1').queryKey)).toEqual({ gameId: 'd1', version: 5 });
    expect(cache.getQueryState(['dance', 'listed', 'active'])?.isInvalidated).toBe(true);
    expect(danceWords.queryKey(word)).toEqual(['dance']);
  });

  test('with a friend is a new one, or the one that is under way', async () => {
    answer({ game: { gameId: 'd1' } });
    expect(await findOrCreateDance('ben', { openingPuzzle: 7 })).toBe('d1');
    expect(sent()[0]).toContain('{"invitedPlayer":"ben","openingPuzzle":7');
    refuse(409, 'game_exists', { gameId: 'd2' });
    expect(await findOrCreateDance('ben')).toBe('d2');
    refuse(403, 'forbidden');
    await expect(findOrCreateDance('ben')).rejects.toMatchObject({ code: 'forbidden' });
  });
});

describe('a swarm', () => {
  const swarm = { code: 'BCDF', version: 4, serverTime: '2026-11-17T12:00:00Z' } as Swarm;

  test('is kept by its code, however that was typed', async () => {
    answer({ swarm });
    expect(await fetchQuery(swarmQuery('bc-df') as AnyQuery)).toEqual(swarm);
    expect(sent()).toEqual(['GET /api/multiplayer/swarms/bc-df']);
    expect(swarmQuery('BCDF').queryKey).toEqual(['swarm', 'BCDF']);
    expect(swarmQuery('swarm_1').queryKey).toEqual(['swarm', 'swarm_1']);
  });

  test('takes the reply to a word into the cache, unless that has a newer one', async () => {
    cache.setQueryData(['swarm', 'listed'], []);
    answer({ swarm });
    const word = { userId: 'anna', code: 'BCDF', round: 2, word: 'wave' };
    await swarmWords.send(cache, word);
    expect(sent()[0]).toBe('POST /api/multiplayer/swarms/BCDF/say {"round":2,"word":"wave"}');
    expect(cache.getQueryData(['swarm', 'BCDF'])).toEqual(swarm);
    expect(cache.getQueryState(['swarm', 'listed'])?.isInvalidated).toBe(true);
    answer({ swarm: { ...swarm, version: 3 } });
    await swarmWords.send(cache, word);
    expect(cache.getQueryData(['swarm', 'BCDF'])).toEqual(swarm);
    expect(swarmWords.queryKey(word)).toEqual(['swarm', 'BCDF']);
  });

  test('of a hive is told to its buzz by whoever opens it, and stands without that', async () => {
    answer({ swarm: { swarmId: 's1', isHost: true } });
    refuse(429, 'rate_limited');
    expect(await startHiveSwarm('h1')).toEqual({ swarm: { swarmId: 's1', isHost: true } });
    expect(sent()[0]).toContain('{"groupId":"h1"');
    expect(sent()[1]).toContain('{"text":"","groupId":"h1","swarmId":"s1"');
    const headers = new Headers(fetched.mock.calls[1]?.[1]?.headers);
    expect(headers.get('idempotency-key')).toBe('swarm-s1-h1');
    answer({ swarm: { swarmId: 's1', isHost: false } });
    await startHiveSwarm('h1');
    expect(fetched).toHaveBeenCalledTimes(3);
  });
});
