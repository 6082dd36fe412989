import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../../../api/stub-fetch.ts';
import { sampleSwarm } from '../../../domain/swarm/sample-swarm.ts';
import { renderOnClient } from '../../../platform/render-on-client.ts';
import { HostSettings } from './HostSettings.tsx';

const fetched = stubFetch();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('taps that come before the reply to the first one count on', async () => {
  fetched.mockImplementation(() => new Promise(() => {}));
  const swarm = sampleSwarm(3);
  const { rounds } = swarm.settings;
  const page = await renderOnClient(
    <QueryClientProvider client={new QueryClient()}>
      <HostSettings swarm={swarm} />
    </QueryClientProvider>,
  );
  const less = document.querySelector<HTMLElement>('[title="One round less"]');
  await page.perform(() => less?.click());
  await page.perform(() => less?.click());
  const sent = fetched.mock.calls.map(([, init]) => JSON.parse(String(init?.body)).rounds);
  expect(sent).toEqual([rounds - 1, rounds - 2]);
  expect(document.querySelector('output')?.textContent).toBe(String(rounds - 2));
  await page.unmount();
});
