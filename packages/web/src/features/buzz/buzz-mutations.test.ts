import type { BuzzPost } from '@bee-jinx/contract/browser';
import type { Reaction } from '@bee-jinx/game';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setCurrentPlayerId } from '../../api/identity.ts';
import { applyReaction, reactMutation } from './buzz-mutations.ts';
import { feedQuery, findCachedPost } from './buzz-queries.ts';

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

test('a refused reaction is rolled back, also after a re-render', async () => {
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

const reacted = (reactions: BuzzPost['reactions'], myReaction?: Reaction): BuzzPost => ({
  ...post,
  reactions,
  ...(myReaction && { myReaction }),
});

test.each([
  ['the first reaction counts 1', reacted({}), 'honey', { honey: 1 }, 'honey'],
  [
    'another player’s reaction is counted too',
    reacted({ honey: 2 }),
    'honey',
    { honey: 3 },
    'honey',
  ],
  [
    'another reaction replaces the first',
    reacted({ honey: 2, ha: 1 }, 'honey'),
    'ha',
    { honey: 1, ha: 2 },
    'ha',
  ],
  [
    'a removed reaction is subtracted',
    reacted({ honey: 2 }, 'honey'),
    null,
    { honey: 1 },
    undefined,
  ],
  ['the last one leaves no zero', reacted({ ouch: 1 }, 'ouch'), null, {}, undefined],
] as const)('%s', (_name, before, chosen, counts, mine) => {
  const after = applyReaction(before, chosen);
  expect(after.reactions).toEqual(counts);
  expect(after.myReaction).toBe(mine);
});
