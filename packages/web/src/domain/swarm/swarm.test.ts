import type { Swarm } from '@bee-jinx/contract/browser';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { sampleSwarm } from './sample-swarm.ts';
import { applySealed, swarmQuery } from './swarm.ts';

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
  expect(applySealed(cache, signal(8, [2]))).toBe(true);
  const after = cache.getQueryData(queryKey);
  expect(after?.version).toBe(8);
  expect(after?.seats.filter(({ hasSealed }) => hasSealed).map(({ seat }) => seat)).toEqual([2]);
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
  expect(applySealed(cache, news)).toBe(false);
  expect(cache.getQueryData(queryKey)?.version).toBe(7);
});

test('the server is asked for a swarm that isn’t cached', () => {
  expect(applySealed(new QueryClient(), signal(8, [2]))).toBe(false);
});

test('a swarm that is over is read again for its rematch, which changes no version', () => {
  const cache = cacheWith({ status: 'over' });
  expect(applySealed(cache, { ...signal(7, []), swarm: undefined })).toBe(true);
  expect(cache.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
