import type { Friend } from '@bee-jinx/contract/browser';
import { MutationObserver, QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import { toastQueue } from '../../ui/toast/toast-queue.ts';
import { friendActionMutation } from './use-friend-actions.ts';

const fetched = stubFetch();
const friend = (userId: string, displayName: string) => ({ userId, displayName }) as Friend;

test('a nudge too soon is told without alarm', async () => {
  fetched.mockResolvedValueOnce(Response.json({ data: { game: { roundNumber: 2 } } }));
  const error = { code: 'nudge_too_soon', message: 'You have nudged them already.' };
  fetched.mockResolvedValueOnce(Response.json({ error }, { status: 429 }));
  const cache = new QueryClient();
  const observer = new MutationObserver(cache, friendActionMutation(cache));
  const openGame = { gameId: 'game_1', status: 'active', myTurn: false } as const;
  const maya = { ...friend('anon_maya', 'Maya'), openGame };
  await observer.mutate({ action: 'nudge', friend: maya }).catch(() => {});
  const told = toastQueue.get().at(-1);
  expect(told?.text).toContain('has been nudged already');
  expect(told?.variant).toBeUndefined();
});

test('the toast names the friend of the action, whoever is shown by then', async () => {
  const answers = [1, 2].map(() => Promise.withResolvers<Response>());
  for (const { promise } of answers) fetched.mockReturnValueOnce(promise);
  const cache = new QueryClient();
  const observer = new MutationObserver(cache, friendActionMutation(cache));
  const first = observer.mutate({ action: 'remove', friend: friend('anon_maya', 'Maya') });
  observer.reset();
  observer.setOptions(friendActionMutation(cache));
  const second = observer.mutate({ action: 'block', friend: friend('anon_ben', 'Ben') });
  for (const { resolve } of answers.toReversed()) resolve(Response.json({ data: {} }));
  await Promise.all([first, second]);
  const said = toastQueue.get().map(({ text }) => text.replaceAll(/[\u2068\u2069]/g, ''));
  expect(said).toContain('Maya is no longer in your list.');
  expect(said).toContain('Ben is blocked.');
});
