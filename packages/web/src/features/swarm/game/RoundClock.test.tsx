import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleSwarm } from '../../../domain/swarm/sample-swarm.ts';
import { swarmClock } from '../../../domain/swarm/swarm.ts';
import { renderOnClient } from '../../../platform/render-on-client.ts';
import { RoundClock } from './RoundClock.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('the time that is left follows a better reading of the server’s clock within a second', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-16T12:00:00.000Z') });
  let aheadMs = 0;
  vi.spyOn(swarmClock, 'now').mockImplementation(() => Date.now() + aheadMs);
  const maxErrorMs = vi.spyOn(swarmClock, 'maxErrorMs', 'get').mockReturnValue(3000);
  const swarm = { ...sampleSwarm(3), deadline: '2026-11-16T12:00:20.000Z' };
  const page = await renderOnClient(
    <QueryClientProvider client={new QueryClient()}>
      <RoundClock swarm={swarm} isMyTurn={false} isHidden={false} />
    </QueryClientProvider>,
  );
  expect(page.text()).toBe('0:20');
  aheadMs = 3000;
  maxErrorMs.mockReturnValue(20);
  await page.perform(() => vi.advanceTimersByTime(1000));
  expect(page.text()).toBe('0:16');
  await page.unmount();
});
