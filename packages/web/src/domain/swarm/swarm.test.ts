import type { Swarm } from '@bee-jinx/contract/browser';
import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { listKey } from '../../api/version.ts';
import { sampleSwarm } from './sample-swarm.ts';
import { applySwarmSignal, cacheSwarm, swarmQuery, swarmWords } from './swarm.ts';

const { queryKey } = swarmQuery('HMXR');

function cacheWith(swarm: Partial<Swarm> = {}) {
  const cache = new QueryClient();
  cache.setQueryData(queryKey, { ...sampleSwarm(4), code: 'HMXR', version: 7, ...swarm });
  return cache;
}

const signal = (version: number, sealed: number[], round = 1) => ({
  topic: 'swarm' as const,
  id: 'HMXR',
  version,
  swarm: { round, sealed },
});

test('another seat that has sealed is shown without asking the server', () => {
  const cache = cacheWith();
  expect(swarmQuery('hmxr').meta).toEqual({ applySignal: applySwarmSignal });
  expect(swarmQuery(' hm-xr ').queryKey).toEqual(queryKey);
  expect(applySwarmSignal(cache, signal(8, [2]))).toBe(true);
  const after = cache.getQueryData(queryKey);
  expect(after?.version).toBe(8);
  expect(after?.seats.filter(({ hasSealed }) => hasSealed).map(({ seat }) => seat)).toEqual([2]);
});

test('who was away and seals is back at once', () => {
  const seats = sampleSwarm(4).seats.map((seat) => ({ ...seat, state: 'away' as const }));
  const cache = cacheWith({ seats });
  expect(applySwarmSignal(cache, signal(8, [2]))).toBe(true);
  const states = cache.getQueryData(queryKey)?.seats.map(({ state }) => state);
  expect(states).toEqual(['away', 'away', 'in', 'away']);
});

test('the server is asked who runs the table now, when nobody did', () => {
  const seats = sampleSwarm(4).seats.map((seat) => ({ ...seat, isHost: false }));
  expect(applySwarmSignal(cacheWith({ seats }), signal(8, [2]))).toBe(false);
});

test('my own word that is on its way needs no look: its reply brings it', () => {
  const cache = cacheWith({ word: undefined });
  const word = { userId: 'me', code: 'HMXR', round: 1, word: 'night' };
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  void swarmWords.send(cache, word);
  expect(applySwarmSignal(cache, signal(8, [0]))).toBe(true);
  expect(cache.getQueryData(queryKey)).toMatchObject({
    version: 8,
    seats: [{ hasSealed: true }, {}, {}, {}],
  });
  swarmWords.drop(word);
  vi.unstubAllGlobals();
  expect(applySwarmSignal(cacheWith(), signal(8, [0]))).toBe(false);
});

test.each([
  ['a version in between was missed', signal(9, [2])],
  ['the next round has begun', signal(8, [2], 2)],
  ['nobody has sealed since: something else has changed', signal(8, [])],
  ['an unknown seat has sealed: somebody has come', signal(8, [2, 9])],
  ['my own word was sealed elsewhere', signal(8, [0])],
  ['it has no news of its own', { ...signal(8, [2]), swarm: undefined }],
])('the server is asked when %s', (_case, news) => {
  const cache = cacheWith();
  expect(applySwarmSignal(cache, news)).toBe(false);
  expect(cache.getQueryData(queryKey)?.version).toBe(7);
});

test('the server is asked for a swarm that isn’t cached', () => {
  expect(applySwarmSignal(new QueryClient(), signal(8, [2]))).toBe(false);
});

const revealed = {
  round: 1,
  pair: ['sea', 'moon'] as [string, string],
  words: [0, 1, 2, 3].map((seat) => ({ seat, word: seat === 3 ? 'tide' : 'night' })),
  camps: [
    { word: 'night', seats: [0, 1, 2] },
    { word: 'tide', seats: [3] },
  ],
  next: ['night', 'tide'] as [string, string],
  isJinx: false,
  revealAt: '2026-11-17T09:00:00.600Z',
};
const reveal = {
  round: revealed,
  host: 1,
  states: ['in', 'in', 'away', 'in'] as Swarm['seats'][number]['state'][],
  startsAt: '2026-11-17T09:00:06.600Z',
  deadline: '2026-11-17T09:00:36.600Z',
};

test('a round that was turned over is shown without asking the server, and the next one is my turn', () => {
  const cache = cacheWith({ word: 'night', myTurn: false, isHost: true });
  const news = { ...signal(8, [], 2), swarm: { round: 2, sealed: [3], reveal } };
  expect(applySwarmSignal(cache, news)).toBe(true);
  const after = cache.getQueryData(queryKey);
  expect(after).toMatchObject({
    version: 8,
    round: 2,
    pair: ['night', 'tide'],
    rounds: [revealed],
    isHost: false,
    myTurn: true,
    startsAt: reveal.startsAt,
    deadline: reveal.deadline,
  });
  expect(after?.word).toBeUndefined();
  expect(after?.seats.map(({ state, hasSealed, isHost }) => [state, hasSealed, isHost])).toEqual([
    ['in', false, false],
    ['in', false, true],
    ['away', false, false],
    ['in', true, false],
  ]);
});

test('a reveal makes the lists of swarms outdated, which show the round; a sealed word doesn’t', () => {
  const cache = cacheWith();
  const list = ['swarm', listKey, 'mine'];
  cache.setQueryData(list, {});
  expect(applySwarmSignal(cache, signal(8, [2]))).toBe(true);
  expect(cache.getQueryState(list)?.isInvalidated).toBe(false);
  const news = { ...signal(9, [], 2), swarm: { round: 2, sealed: [], reveal } };
  expect(applySwarmSignal(cache, news)).toBe(true);
  expect(cache.getQueryState(list)?.isInvalidated).toBe(true);
});

test.each([
  ['the round that begins is my first', 2, [], true],
  ['I play from a later one on', 3, [], false],
  ['my word for it is sealed already', 1, [0], false],
])(
  'after a reveal it is my turn, unless I play later or have sealed: %s',
  (_case, fromRound, sealed, myTurn) => {
    const seats = sampleSwarm(4).seats.map((seat) => ({ ...seat, fromRound }));
    const cache = cacheWith({ seats });
    const news = { ...signal(8, [], 2), swarm: { round: 2, sealed, reveal } };
    expect(applySwarmSignal(cache, news)).toBe(true);
    expect(cache.getQueryData(queryKey)?.myTurn).toBe(myTurn);
  },
);

test.each([
  ['a version in between was missed', 9, reveal],
  [
    'it is another round than the one that is shown',
    8,
    { ...reveal, round: { ...revealed, round: 2 } },
  ],
  ['somebody has come or gone', 8, { ...reveal, states: reveal.states.slice(1) }],
])('the server is asked for a reveal when %s', (_case, version, told) => {
  const cache = cacheWith();
  const news = { ...signal(version, [], 2), swarm: { round: 2, sealed: [], reveal: told } };
  expect(applySwarmSignal(cache, news)).toBe(false);
  expect(cache.getQueryData(queryKey)?.rounds).toEqual([]);
});

test('who has closed the game is shown as gone, and the version stays', () => {
  const cache = cacheWith();
  const here = { seat: 2, isHere: false };
  const news = { ...signal(7, []), swarm: { round: 1, sealed: [], here } };
  expect(applySwarmSignal(cache, news)).toBe(true);
  const after = cache.getQueryData(queryKey);
  expect(after?.seats.map(({ isHere }) => isHere)).toEqual([true, true, false, true]);
  expect(after?.version).toBe(7);
});

test('a reply that was overtaken by a newer one changes nothing', async () => {
  const cache = cacheWith();
  const older = { ...sampleSwarm(4), code: 'HMXR', version: 6 };
  cacheSwarm(cache, older);
  expect(cache.getQueryData(queryKey)?.version).toBe(7);
  await cache.fetchQuery({ ...swarmQuery('HMXR'), queryFn: () => older });
  expect(cache.getQueryData(queryKey)?.version).toBe(7);
});

test('a swarm that is over is read again for its rematch, which changes no version', () => {
  const cache = cacheWith({ status: 'over' });
  expect(applySwarmSignal(cache, { ...signal(7, []), swarm: undefined })).toBe(true);
  expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
