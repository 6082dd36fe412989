import type { Slope } from '@bee-jinx/game';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import { type Daily, dailyQuery } from '../../domain/play/daily.ts';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { toQueuedWord } from './to-queued-word.ts';
import { useChooseSlope } from './use-choose-slope.ts';

const fetched = stubFetch();
const userId = 'player_1';
const puzzleNumber = 7;
const game = { puzzleNumber, rounds: [], version: 1, slope: 'steep' };
const steepGame = { puzzle: { puzzleNumber }, game, version: 1 } as unknown as Daily;
const { queryKey } = dailyQuery(userId, puzzleNumber);

beforeEach(() => {
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
});

/** My first word, after this choice in a game that is steep. */
async function sayFirstWordAfter(choice: Slope | null) {
  const cache = new QueryClient();
  cache.setQueryData(queryKey, steepGame);
  let choose: (slope: Slope | null) => void = () => {};
  function Chooser() {
    choose = useChooseSlope(userId, steepGame).choose;
    return null;
  }
  const page = await renderOnClient(
    <QueryClientProvider client={cache}>
      <Chooser />
    </QueryClientProvider>,
  );
  await act(async () => choose(choice));
  await page.unmount();
  const daily = cache.getQueryData(queryKey);
  return daily && toQueuedWord(userId, daily, { round: 1, word: 'sand' });
}

test('a choice that couldn’t be sent goes with the first word, also that of an ordinary game', async () => {
  fetched.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await sayFirstWordAfter('gentle')).toMatchObject({ slope: 'gentle' });
  expect(await sayFirstWordAfter(null)).toMatchObject({ slope: null });
});

test('a choice that the server has doesn’t go with the first word', async () => {
  const reply = { success: true, data: { game: { ...game, version: 2 } } };
  fetched.mockImplementation(async () => Response.json(reply));
  expect(await sayFirstWordAfter('steep')).not.toHaveProperty('slope');
});
