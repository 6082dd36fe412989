import type { Dance, Signal } from '@bee-jinx/contract/browser';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { danceQuery } from './dance.ts';

const game = (version: number) => ({ gameId: 'd1', version }) as Dance;
const { queryKey, meta } = danceQuery('d1');

function cacheWith(version: number, signal: Omit<Signal, 'topic' | 'id'>) {
  const cache = new QueryClient();
  cache.setQueryData(queryKey, game(version));
  // False: lists and whatever else shows the game are refetched as after any signal.
  expect(meta?.applySignal?.(cache, { topic: 'dance', id: 'd1', ...signal })).toBe(false);
  return cache.getQueryData(queryKey)?.version;
}

test('a round that comes with the signal is shown without asking for it', () => {
  expect(cacheWith(3, { version: 4, game: game(4) })).toBe(4);
});

test('a round that comes late with its signal doesn’t replace a newer one', () => {
  expect(cacheWith(5, { version: 4, game: game(4) })).toBe(5);
});

test('a signal without a game, or with another one, changes nothing', () => {
  expect(cacheWith(3, { version: 4 })).toBe(3);
  const other = { ...game(4), gameId: 'd2' };
  expect(cacheWith(3, { version: 4, game: other })).toBe(3);
  const cache = new QueryClient();
  meta?.applySignal?.(cache, { topic: 'dance', id: 'd1', version: 4, game: other });
  expect(cache.getQueryData(danceQuery('d2').queryKey)).toBeUndefined();
});

test('a reply that was overtaken by a newer one changes nothing', async () => {
  const cache = new QueryClient();
  cache.setQueryData(queryKey, game(5));
  await cache.fetchQuery({ ...danceQuery('d1'), queryFn: () => game(4) });
  expect(cache.getQueryData(queryKey)?.version).toBe(5);
});
