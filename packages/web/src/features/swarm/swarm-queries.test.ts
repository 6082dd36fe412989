import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import { sampleSwarm } from '../../domain/swarm/sample-swarm.ts';
import { swarmQuery } from '../../domain/swarm/swarm.ts';
import { watchSwarmQuery } from './swarm-queries.ts';

const fetched = stubFetch();
const cache = new QueryClient();

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  cache.clear();
});

test('a table that can’t be watched yet is asked for until it can, and then shown as it stands', async () => {
  const swarm = { ...sampleSwarm(4), code: 'HMXR' };
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  fetched.mockResolvedValueOnce(new Response('', { status: 503 }));
  const error = { code: 'slow_down', message: 'Slowly, please.' };
  fetched.mockResolvedValueOnce(Response.json({ error }, { status: 429 }));
  fetched.mockResolvedValueOnce(Response.json({ data: { swarm } }));
  const watching = cache.fetchQuery(watchSwarmQuery('HMXR'));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(15_000);
    expect(fetched).toHaveBeenCalledTimes(4);
  });
  await watching;
  expect(String(fetched.mock.lastCall?.[0])).toContain('/HMXR/watch');
  expect(cache.getQueryData(swarmQuery('HMXR').queryKey)).toEqual(swarm);
});

test('a table that too many watch is read again and again until there is a place', async () => {
  const swarm = { ...sampleSwarm(4), code: 'HMXR', version: 1 };
  const asked: string[] = [];
  fetched.mockImplementation(async (url) => {
    const isWatch = String(url).endsWith('/watch');
    asked.push(isWatch ? 'watch' : 'read');
    const watches = asked.filter((one) => one === 'watch').length;
    if (!isWatch || watches === 3)
      return Response.json({ data: { swarm: { ...swarm, version: asked.length } } });
    const error = { code: 'too_many_watching', message: 'Fifty are looking on already.' };
    return Response.json({ error }, { status: 409 });
  });
  await cache.fetchQuery(swarmQuery('HMXR'));
  const watching = cache.fetchQuery(watchSwarmQuery('HMXR'));
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(15_000);
    expect(asked).toEqual(['read', 'watch', 'read', 'watch', 'read', 'watch']);
  });
  expect(await watching).toBe(true);
  expect(cache.getQueryData(swarmQuery('HMXR').queryKey)?.version).toBe(6);
});

test('a table that isn’t there is not asked for again', async () => {
  fetched.mockImplementation(async () =>
    Response.json({ error: { code: 'swarm_not_found', message: 'No table.' } }, { status: 404 }),
  );
  await expect(cache.fetchQuery(watchSwarmQuery('HMXR'))).rejects.toThrow();
  expect(fetched).toHaveBeenCalledOnce();
});
