import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { guest, playerQuery, shownPlayerId } from '../../../domain/account/player.ts';
import { sampleSwarm } from '../../../domain/swarm/sample-swarm.ts';
import { StaticRouter } from '../../../platform/router/StaticRouter.tsx';
import { JoinTable } from './JoinTable.tsx';

test.each([
  ['live', 'Round 2 is under way. You are in from the next one.'],
  ['days', 'Round 2 is open. Say your word when you like.'],
] as const)(
  'who comes late to a table of the pace %s reads from when they are in',
  (pace, line) => {
    const cache = new QueryClient();
    cache.setQueryData(playerQuery('me').queryKey, { ...guest, userId: 'me' });
    shownPlayerId.set('me');
    const { mySeat: _mine, ...swarm } = sampleSwarm(3);
    const seats = swarm.seats.map((seat) => ({ ...seat, isMe: false }));
    const html = renderToStaticMarkup(
      <QueryClientProvider client={cache}>
        <StaticRouter>
          <JoinTable swarm={{ ...swarm, seats, pace, round: 2 }} />
        </StaticRouter>
      </QueryClientProvider>,
    );
    expect(html).toContain(`<p>${line}</p>`);
  },
);
