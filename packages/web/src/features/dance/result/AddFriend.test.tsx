import type { Dance } from '@bee-jinx/contract/browser';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AddFriend } from './AddFriend.tsx';

function renderChoices(befriends: { mine: boolean; theirs: boolean }): string[] {
  const opponent = { userId: 'anon_ben', displayName: 'Ben', isFriend: false, canDance: true };
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <AddFriend game={{ gameId: 'game_1', opponent } as Dance} befriends={befriends} />
    </QueryClientProvider>,
  );
  return ['Add Ben as a friend', 'Be friends with Ben', 'No, thanks', 'Block'].filter((name) =>
    html.includes(`>${name}<`),
  );
}

test('a partner who asks to be friends can be accepted, declined and blocked', () => {
  expect(renderChoices({ mine: false, theirs: true })).toEqual([
    'Be friends with Ben',
    'No, thanks',
    'Block',
  ]);
  expect(renderChoices({ mine: false, theirs: false })).toEqual(['Add Ben as a friend']);
  expect(renderChoices({ mine: true, theirs: false })).toEqual([]);
});
