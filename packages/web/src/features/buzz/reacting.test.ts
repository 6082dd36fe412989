import type { BuzzPost } from '@bee-jinx/contract/browser';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentPlayerId } from '../../api/identity.ts';
import { feedQuery, findCachedPost } from './buzz-queries.ts';
import { reactMutation } from './reacting.ts';

const buzzId = 'buzz_1';
const post: BuzzPost = {
  buzzId,
  author: { userId: 'anon_1', displayName: 'Maya' },
  text: 'Hello',
  createdAt: '2026-11-15T12:00:00.000Z',
  reactions: { honey: 2 },
  isMine: false,
  canDelete: false,
};
const fetched = vi.fn<typeof fetch>();
const cache = new QueryClient();
const mine = () => findCachedPost(cache, buzzId)?.myReaction;

beforeEach(() => {
  vi.stubGlobal('fetch', fetched);
  setCurrentPlayerId('anon_2');
  cache.setQueryData(feedQuery(undefined).queryKey, {
    pages: [{ buzz: [post] }],
    pageParams: [undefined],
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

test('a refused reaction is taken back, though the post was drawn anew meanwhile', async () => {
  const answer = Promise.withResolvers<Response>();
  fetched.mockReturnValueOnce(answer.promise);
  const observer = new MutationObserver(cache, reactMutation(cache, buzzId));
  const answered = observer.mutate('ha').catch(() => {});
  expect(mine()).toBe('ha');
  observer.setOptions(reactMutation(cache, buzzId));
  const error = { code: 'not_found', message: 'It is gone.' };
  answer.resolve(new Response(JSON.stringify({ error }), { status: 404 }));
  await answered;
  expect(mine()).toBeUndefined();
  expect(findCachedPost(cache, buzzId)?.reactions).toEqual({ honey: 2 });
});
