import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { guest, playerQuery, shownPlayerId } from '../../../domain/account/player.ts';
import { blockedQuery } from '../../../domain/friends/friends.ts';
import { sampleSwarm } from '../../../domain/swarm/sample-swarm.ts';
import { SeatRows } from './SeatRows.tsx';

/** The menu items for each seat, the host being in seat 0. */
function itemsWith(blocked: string[]): string[] {
  const cache = new QueryClient();
  cache.setQueryData(playerQuery('me').queryKey, { ...guest, userId: 'me' });
  shownPlayerId.set('me');
  const rows = blocked.map((userId) => ({
    userId,
    displayName: 'Somebody',
    since: '2026-11-17T12:00:00.000Z',
  }));
  cache.setQueryData(blockedQuery('me').queryKey, { blocked: rows, version: 1 });
  const swarm = sampleSwarm(3);
  const seats = swarm.seats.map((seat) => ({ ...seat, userId: `player${seat.seat}` }));
  const html = renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <SeatRows swarm={{ ...swarm, seats }} />
    </QueryClientProvider>,
  );
  const menus = html.split('role="menu"').slice(1);
  return menus.map((menu) =>
    [...menu.matchAll(/role="menuitem"[^>]*>([^<]+)/g)].map(([, name]) => name).join(', '),
  );
}

test('who is blocked already can be unblocked, and isn’t offered to be blocked again', () => {
  expect(itemsWith([])).toEqual(Array(2).fill('Make host, Report, Block, Remove'));
  expect(itemsWith(['player2'])).toEqual([
    'Make host, Report, Block, Remove',
    'Make host, Report, Unblock, Remove',
  ]);
});
