import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { guest, playerQuery, shownPlayerId } from '../../../domain/account/player.ts';
import { BroughtAlongPanel } from './BroughtAlongPanel.tsx';

test('what came along is listed, with its player’s name isolated from the date after it', () => {
  const cache = new QueryClient();
  cache.setQueryData(playerQuery('me').queryKey, { ...guest, userId: 'me' });
  shownPlayerId.set('me');
  const brought = {
    postHogId: 'anon_1',
    displayName: 'דבורה',
    mergedAt: '2026-11-17T12:00:00.000Z',
    undoableUntil: '2026-11-18T12:00:00.000Z',
    collections: [{ collection: 'dailyGames', moves: 1 }],
  };
  const html = renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <BroughtAlongPanel broughtAlong={[brought] as never} />
    </QueryClientProvider>,
  );
  expect(html).toContain('1 daily game came along. From <strong dir="auto">דבורה</strong>, ');
});
