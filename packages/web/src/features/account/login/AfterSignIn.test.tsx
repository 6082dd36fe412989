import type { Account } from '@bee-jinx/contract/browser';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { accountQuery } from '../../../domain/account/account.ts';
import { guest, playerQuery, shownPlayerId } from '../../../domain/account/player.ts';
import { renderOnClient } from '../../../platform/render-on-client.ts';
import { StaticRouter } from '../../../platform/router/StaticRouter.tsx';
import { orphanedDataKey } from '../migration/orphaned-data.ts';
import { storeNewRecoveryCodes } from '../recovery/new-recovery-codes.ts';
import { AfterSignIn } from './AfterSignIn.tsx';

afterEach(() => vi.useRealTimers());

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

test('who has recovered an account with passkeys is shown them before going on', async () => {
  vi.useFakeTimers();
  const cache = new QueryClient();
  const player = { ...guest, userId: 'player_2', displayName: 'Ben' };
  shownPlayerId.set(player.userId);
  cache.setQueryDefaults([], { staleTime: Number.POSITIVE_INFINITY });
  cache.setQueryData(playerQuery(player.userId).queryKey, player);
  cache.setQueryData(orphanedDataKey(player.userId), null);
  const account: Account = {
    hasPassword: true,
    createdAt: '2026-11-17T12:00:00.000Z',
    passkeys: [
      { passkeyId: 'passkey_1', name: 'Unknown phone', createdAt: '2026-11-17T12:00:00.000Z' },
    ],
    outerIdentities: [],
    recoveryCodes: { left: 10 },
    knownDevices: [],
    email: 'ben@example.org',
  };
  cache.setQueryData(accountQuery(player.userId).queryKey, account);
  storeNewRecoveryCodes({ player, recoveryCodes: ['0000-0000'] });
  const page = await renderOnClient(
    <QueryClientProvider client={cache}>
      <StaticRouter at="/forgot-password">
        <AfterSignIn />
      </StaticRouter>
    </QueryClientProvider>,
  );
  const press = (name: string) =>
    page.perform(() =>
      [...document.querySelectorAll('button')].find((one) => one.textContent === name)?.click(),
    );
  expect(page.text()).toContain('0000-0000');
  await press('I have kept them');
  expect(page.text()).toContain('Unknown phone');
  expect(page.text()).toContain('Remove any that isn’t yours');
  await press('Go on');
  expect(page.text()).toBe('');
  await page.unmount();
});
