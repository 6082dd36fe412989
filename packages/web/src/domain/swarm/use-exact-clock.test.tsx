import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { swarmClock } from './swarm.ts';
import { useExactClock } from './use-exact-clock.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function Table(): null {
  useExactClock('BEEHIVE');
  return null;
}

test('a table that was left while it asked for the time doesn’t ask again', async () => {
  vi.useFakeTimers();
  vi.spyOn(swarmClock, 'maxErrorMs', 'get').mockReturnValue(500);
  const cache = new QueryClient();
  const reply = Promise.withResolvers<void>();
  const refetch = vi.spyOn(cache, 'refetchQueries').mockReturnValue(reply.promise);
  const page = await renderOnClient(
    <QueryClientProvider client={cache}>
      <Table />
    </QueryClientProvider>,
  );
  await vi.advanceTimersByTimeAsync(1000);
  expect(refetch).toHaveBeenCalledOnce();
  await page.unmount();
  reply.resolve();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(refetch).toHaveBeenCalledOnce();
});
