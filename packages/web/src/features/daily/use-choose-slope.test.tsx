import type { Slope } from '@bee-jinx/game';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import { type Daily, dailyQuery } from '../../domain/play/daily.ts';
import { savedDailies } from '../../domain/play/offline/saved-games.ts';
import { renderOnClient } from '../../platform/render-on-client.ts';
import { toastQueue } from '../../ui/toast/toast-queue.ts';
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

afterEach(() => {
  savedDailies.clear(userId);
  vi.useRealTimers();
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
  fetched.mockImplementation(async () => reply({ game: { ...game, version: 2 } }));
  expect(await sayFirstWordAfter('steep')).not.toHaveProperty('slope');
});

const reply = (data: unknown) => Response.json({ success: true, data });
const unavailable = () =>
  Response.json({ error: { code: 'unavailable', message: 'Later.' } }, { status: 503 });
const sentSlopes = () =>
  fetched.mock.calls
    .filter(([, init]) => init?.method === 'POST')
    .map(([, init]) => JSON.parse(String(init?.body)).slope);

async function openDaily(cache: QueryClient) {
  let choose: (slope: Slope | null) => void = () => {};
  function Chooser() {
    const { data } = useQuery(dailyQuery(userId, puzzleNumber));
    choose = useChooseSlope(userId, data ?? steepGame).choose;
    return data?.game.slope ?? 'ordinary';
  }
  const page = await renderOnClient(
    <QueryClientProvider client={cache}>
      <Chooser />
    </QueryClientProvider>,
  );
  return { ...page, choose: (slope: Slope) => page.perform(() => choose(slope)) };
}

test('a choice survives a server that is unavailable, a refetch and a reload, and is sent again', async () => {
  vi.useFakeTimers();
  const { version: _, ...unchanged } = steepGame;
  const answerTo = { choice: unavailable };
  fetched.mockImplementation(async (_address, init) =>
    init?.method === 'POST' ? answerTo.choice() : reply(unchanged),
  );
  const cache = new QueryClient();
  const page = await openDaily(cache);
  await page.perform(() => {});
  await page.choose('gentle');
  expect(page.text()).toBe('gentle');
  await page.perform(() => void cache.refetchQueries({ queryKey }));
  expect(page.text()).toBe('gentle');
  await page.unmount();

  const reloaded = await openDaily(new QueryClient());
  await reloaded.perform(() => {});
  expect(reloaded.text()).toBe('gentle');
  expect(sentSlopes()).toEqual(['gentle']);
  const chosen = { game: { ...game, slope: 'gentle', version: 2 } };
  answerTo.choice = () => reply(chosen);
  await reloaded.perform(() => vi.advanceTimersByTime(1000));
  expect(sentSlopes()).toEqual(['gentle', 'gentle']);
  await reloaded.perform(() => vi.advanceTimersByTime(60_000));
  expect(sentSlopes()).toHaveLength(2);
  expect(reloaded.text()).toBe('gentle');
  await reloaded.unmount();
});

test('a choice isn’t sent again once a word was said', async () => {
  vi.useFakeTimers();
  const { version: _, ...begun } = { ...steepGame, game: { ...game, rounds: [{}], version: 2 } };
  fetched.mockImplementation(async () => reply(begun));
  const cache = new QueryClient();
  const page = await openDaily(cache);
  await page.perform(() => {});
  const withChoice = { ...begun, version: 2, chosenSlope: 'gentle' };
  await page.perform(() => cache.setQueryData(queryKey, withChoice as never));
  await page.perform(() => vi.advanceTimersByTime(60_000));
  expect(sentSlopes()).toEqual([]);
  await page.unmount();
});

test('where a word was said meanwhile, the seal is that of the next round', async () => {
  vi.useFakeTimers();
  const begun = { ...game, rounds: [{}], version: 2 };
  const { version: _, ...before } = { ...steepGame, seal: 'of round 1' };
  const now = { daily: before as object };
  fetched.mockImplementation(async (_address, init) => {
    if (init?.method !== 'POST') return reply(now.daily);
    now.daily = { ...before, game: begun, seal: 'of round 2' };
    return reply({ game: begun });
  });
  const cache = new QueryClient();
  const page = await openDaily(cache);
  await page.perform(() => {});
  await page.choose('gentle');
  await page.perform(() => {});
  expect(cache.getQueryData(queryKey)).toMatchObject({ game: begun, seal: 'of round 2' });
  await page.unmount();
});

test('a refused choice is dropped with a toast, and not sent again', async () => {
  vi.useFakeTimers();
  const { version: _, ...unchanged } = steepGame;
  const error = { code: 'slope_fixed', message: 'It has begun.' };
  fetched.mockImplementation(async (_address, init) =>
    init?.method === 'POST' ? Response.json({ error }, { status: 409 }) : reply(unchanged),
  );
  const page = await openDaily(new QueryClient());
  await page.perform(() => {});
  await page.choose('gentle');
  expect(page.text()).toBe('steep');
  expect(toastQueue.get()).toMatchObject([{ text: error.message }]);
  for (const { id } of toastQueue.get()) toastQueue.remove(id);
  await page.perform(() => vi.advanceTimersByTime(60_000));
  expect(sentSlopes()).toEqual(['gentle']);
  await page.unmount();
});
