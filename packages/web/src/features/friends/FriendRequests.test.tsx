import { MutationObserver, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { stubFetch } from '../../api/stub-fetch.ts';
import { answerRequestMutation } from '../../domain/friends/mutations.ts';
import { StaticRouter } from '../../platform/router/StaticRouter.tsx';
import { FriendRequests } from './FriendRequests.tsx';

const fetched = stubFetch();
const since = '2026-11-17T12:00:00.000Z';
const byCode = (displayName: string, isMine: boolean) =>
  ({ userId: displayName, displayName, isMine, status: 'pending', since }) as const;
const afterDance = (displayName: string, isMine: boolean) => ({
  userId: displayName,
  displayName,
  isMine,
  gameId: 'game_1',
});

/** The names of what can be pressed in each row. */
function renderChoices(): string[] {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter at="/friends">
        <FriendRequests
          pending={[byCode('Ann', true), byCode('Ben', false)]}
          requests={[afterDance('Cleo', true), afterDance('Dan', false)]}
        />
      </StaticRouter>
    </QueryClientProvider>,
  );
  const rows = html.split('<li>').slice(1);
  return rows.map((row) =>
    ['Be friends', 'No, thanks', 'Block', 'Take back', 'Your dance']
      .filter((name) => row.includes(`>${name}<`))
      .join(', '),
  );
}

test('a request by a code or after a dance can be accepted, declined, and its sender blocked', () => {
  const toAnswer = 'Be friends, No, thanks, Block';
  expect(renderChoices()).toEqual([toAnswer, 'Take back', toAnswer, 'Your dance']);
});

test('a yes after a dance is said of that dance, a no of the player', async () => {
  fetched.mockImplementation(async () => Response.json({ data: {} }));
  const cache = new QueryClient();
  const observer = new MutationObserver(cache, answerRequestMutation(cache));
  for (const [accept, gameId] of [
    [true, 'game_1'],
    [false, 'game_1'],
    [true, undefined],
  ] as const) {
    await observer.mutate({ userId: 'anon_dan', accept, gameId });
  }
  const sent = fetched.mock.calls.map(([url, init]) => [url, JSON.parse(String(init?.body))]);
  expect(sent).toEqual([
    ['/api/multiplayer/games/befriend', { gameId: 'game_1' }],
    ['/api/friends/requests/answer', { userId: 'anon_dan', accept: false }],
    ['/api/friends/requests/answer', { userId: 'anon_dan', accept: true }],
  ]);
});
