import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { guest, playerQuery, shownPlayerId } from '../../../domain/account/player.ts';
import { renderOnClient } from '../../../platform/render-on-client.ts';
import { StaticRouter } from '../../../platform/router/StaticRouter.tsx';
import { orphanedDataKey } from '../migration/orphaned-data.ts';
import { AfterSignIn } from './AfterSignIn.tsx';

const conflict = {
  puzzleNumber: 7,
  activeDate: '2024-01-07',
  account: { status: 'won', rounds: 3 },
  anonymous: { status: 'playing', rounds: 2 },
  firstFinished: 'account',
};

test('the greeting of who has just signed in is focused, as the form that had the focus is gone', async () => {
  const cache = new QueryClient();
  const userId = 'player_1';
  shownPlayerId.set(userId);
  cache.setQueryData(playerQuery(userId).queryKey, { ...guest, userId, displayName: 'Anna' });
  cache.setQueryData(orphanedDataKey(userId), {
    postHogId: 'anon_1',
    displayName: 'Guest',
    collections: [],
    conflicts: [conflict],
  });
  const page = await renderOnClient(
    <QueryClientProvider client={cache}>
      <StaticRouter at="/login">
        <main>
          <AfterSignIn />
        </main>
      </StaticRouter>
    </QueryClientProvider>,
  );
  expect(page.text()).toContain('choose which game stays');
  expect(document.activeElement?.textContent).toBe('Hello, Anna');
  await page.unmount();
});
