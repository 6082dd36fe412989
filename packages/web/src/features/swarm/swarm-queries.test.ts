import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import { sampleSwarm } from '../../domain/swarm/sample-swarm.ts';
import { swarmQuery } from '../../domain/swarm/swarm.ts';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { toastQueue } from '../../ui/toast/toast-queue.ts';
import { useWatchSwarm, watchSwarmQuery } from './swarm-queries.ts';

const fetched = stubFetch();
const cache = new QueryClient();

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  vi.useRealTimers();
  cache.clear();
  for (const { id } of toastQueue.get()) toastQueue.remove(id);
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

test('who is one too many to watch is told so once, until there is a place', async () => {
  const swarm = { ...sampleSwarm(4), code: 'HMXR' };
  const error = { code: 'too_many_watching', message: 'Fifty are looking on already.' };
  let isCrowded = true;
  fetched.mockImplementation(async (url) =>
    isCrowded && String(url).endsWith('/watch')
      ? Response.json({ error }, { status: 409 })
      : Response.json({ data: { swarm } }),
  );
  const Watching = ({ isEnabled }: { isEnabled: boolean }) => {
    useWatchSwarm('HMXR', isEnabled);
    return null;
  };
  const look = (isEnabled: boolean) =>
    createElement(QueryClientProvider, { client: cache }, createElement(Watching, { isEnabled }));
  const page = await renderOnClient(look(false));
  const wait = () => page.perform(() => vi.advanceTimersByTime(15_000));
  const patience = { timeout: 30_000 };
  await wait();
  expect(toastQueue.get()).toEqual([]);
  await page.render(look(true));
  await vi.waitFor(async () => {
    await wait();
    expect(toastQueue.get()).toMatchObject([{ text: error.message }]);
  }, patience);
  const told = toastQueue.get();
  const asked = fetched.mock.calls.length;
  await vi.waitFor(async () => {
    await wait();
    expect(fetched.mock.calls.length).toBeGreaterThan(asked + 1);
  }, patience);
  expect(toastQueue.get()).toEqual(told);
  isCrowded = false;
  await vi.waitFor(async () => {
    await wait();
    expect(toastQueue.get()).toEqual([]);
  }, patience);
  await page.unmount();
});

test('a table that isn’t there is not asked for again', async () => {
  fetched.mockImplementation(async () =>
    Response.json({ error: { code: 'swarm_not_found', message: 'No table.' } }, { status: 404 }),
  );
  await expect(cache.fetchQuery(watchSwarmQuery('HMXR'))).rejects.toThrow();
  expect(fetched).toHaveBeenCalledOnce();
});
