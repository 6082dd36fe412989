import { environmentManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../../../api/stub-fetch.ts';
import { guest, playerQuery, shownPlayerId } from '../../../domain/account/player.ts';
import { suspensionQuery } from '../../../domain/account/suspension.ts';
import { renderOnClient } from '../../../platform/render-on-client.ts';
import { StaticRouter } from '../../../platform/router/StaticRouter.tsx';
import SuspendedScreen from './SuspendedScreen.tsx';

const fetched = stubFetch();
afterEach(() => {
  vi.useRealTimers();
  environmentManager.setIsServer(() => true);
});

test('the server is asked whether a suspension is over, also long after its end by a wrong clock', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-16T12:00:00Z') });
  environmentManager.setIsServer(() => false);
  const player = { ...guest, userId: 'eve', suspension: { until: '2026-11-16T12:00:30Z' } };
  fetched.mockImplementation(async () => Response.json({ success: true, data: { player } }));
  const cache = new QueryClient();
  shownPlayerId.set('eve');
  cache.setQueryData(playerQuery('eve').queryKey, player);
  cache.setQueryDefaults(suspensionQuery('eve').queryKey, { enabled: false });
  const page = await renderOnClient(
    <QueryClientProvider client={cache}>
      <StaticRouter>
        <SuspendedScreen />
      </StaticRouter>
    </QueryClientProvider>,
  );
  const requests = () => fetched.mock.calls.filter(([path]) => path === '/api/session').length;
  const pass = (ms: number) => page.perform(() => void vi.advanceTimersByTime(ms));
  await pass(29_000);
  expect(requests()).toBe(0);
  await pass(2000);
  expect(requests()).toBeGreaterThan(0);
  await pass(7_200_000);
  const before = requests();
  await pass(60_000);
  expect(requests()).toBeGreaterThan(before);
  await page.unmount();
});
