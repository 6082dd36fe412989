import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../../../api/stub-fetch.ts';
import { renderOnClient } from '../../../platform/render-on-client.ts';
import { StaticRouter } from '../../../platform/router/StaticRouter.tsx';
import { sampleDance } from '../sample-dance.ts';
import { PartnerSearch } from './PartnerSearch.tsx';

const fetched = stubFetch();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  const media = { matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => media);
  vi.stubGlobal(
    'MutationObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => void vi.useRealTimers());

test('a search that ends with the bee is stopped when its screen is left', async () => {
  const game = sampleDance();
  fetched.mockImplementation(async (_address, init) =>
    Response.json({
      success: true,
      data: String(init?.body).includes('withBee')
        ? { state: 'paired', game, beeOffered: false }
        : { state: 'waiting', waitingSince: '2026-01-01T00:00:00.000Z', beeOffered: true },
    }),
  );
  const page = await renderOnClient(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter at="/jinx/dance">
        <PartnerSearch onStop={() => {}} />
      </StaticRouter>
    </QueryClientProvider>,
  );
  await page.perform(() => {});
  const button = [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Dance with the bee',
  );
  await page.perform(() => button?.click());
  await page.unmount();
  const requests = fetched.mock.calls.map(([address, init]) => `${init?.method} ${address}`);
  const path = '/api/multiplayer/partner';
  expect(requests).toEqual([`POST ${path}`, `POST ${path}`, `DELETE ${path}`]);
});
