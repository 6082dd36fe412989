import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import { playerQuery, shownPlayerId } from '../../domain/account/player.ts';
import { pairQuery } from '../../domain/pairs/pairs.ts';
import { savedDailies } from '../../domain/play/offline/saved-games.ts';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { RouterContext } from '../../platform/router/router-context.tsx';
import { Component as SentPairScreen } from './SentPairScreen.tsx';

vi.mock('./DailyGameLoader.tsx', () => ({
  DailyGameLoader: ({ puzzleNumber, pairCode }: { puzzleNumber: number; pairCode: string }) =>
    `game of ${puzzleNumber} by ${pairCode}`,
}));
// Loaded on demand, in time for a test's end or not.
vi.mock('./OwnPair.tsx', () => ({ OwnPair: () => null, PairUnavailable: () => null }));

const fetched = stubFetch();
const puzzleNumber = 2_000_001;

beforeEach(() => {
  vi.useFakeTimers();
  shownPlayerId.set('anna');
  savedDailies.clear('anna');
  savedDailies.save('anna', { puzzle: { puzzleNumber: 7 } });
  savedDailies.save('anna', { puzzle: { puzzleNumber, sent: { code: 'p1' } } });
});
afterEach(() => void vi.useRealTimers());

async function renderAt(code: string) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryData(playerQuery('anna').queryKey, { userId: 'anna' } as never);
  const router = {
    location: { pathname: `/p/${code}`, search: '', hash: '', state: null, key: 'default' },
    action: 'POP' as const,
    navigator: { push: () => {}, replace: () => {} },
    params: { code },
  };
  const page = await renderOnClient(
    <QueryClientProvider client={cache}>
      <RouterContext value={router}>
        <SentPairScreen />
      </RouterContext>
    </QueryClientProvider>,
  );
  await page.perform(() => {});
  const tryAgain = () =>
    page.perform(() => void cache.refetchQueries({ queryKey: pairQuery(code).queryKey }));
  return { ...page, tryAgain };
}

test('while the server is unavailable, the saved game of a pair opens by its link and stays', async () => {
  fetched.mockRejectedValueOnce(new TypeError('no network'));
  const page = await renderAt('p1');
  const game = `game of ${puzzleNumber} by p1`;
  expect(page.text()).toBe(game);
  fetched.mockReturnValue(new Promise(() => {}));
  await page.tryAgain();
  expect(page.text()).toBe(game);
  await page.unmount();
});

test('while the server is unavailable, a pair without a saved game doesn’t open', async () => {
  fetched.mockRejectedValue(new TypeError('no network'));
  const page = await renderAt('p2');
  expect(page.text()).not.toContain('game of');
  await page.unmount();
});

test('after a refusal the saved game of a pair doesn’t open', async () => {
  const error = { code: 'not_found', message: '' };
  fetched.mockImplementation(async () => Response.json({ error }, { status: 404 }));
  const page = await renderAt('p1');
  expect(page.text()).not.toContain('game of');
  await page.unmount();
});
