import type { Account } from '@bee-jinx/contract/browser';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { accountQuery } from '../../../domain/account/account.ts';
import { guest, playerQuery, shownPlayerId } from '../../../domain/account/player.ts';
import { StaticRouter } from '../../../platform/router/StaticRouter.tsx';
import { Component as AccountScreen } from './AccountScreen.tsx';

function render(email?: string): string {
  const account: Account = {
    hasPassword: false,
    createdAt: '2026-11-17T12:00:00.000Z',
    passkeys: [],
    outerIdentities: [],
    recoveryCodes: { left: 0 },
    knownDevices: [],
    ...(email !== undefined && { email }),
  };
  const cache = new QueryClient();
  cache.setQueryData(playerQuery('me').queryKey, { ...guest, userId: 'me' });
  cache.setQueryData(accountQuery('me').queryKey, account);
  shownPlayerId.set('me');
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <StaticRouter at="/account">
        <AccountScreen />
      </StaticRouter>
    </QueryClientProvider>,
  );
}

test('a password can be set where there is an e-mail to sign in with, else the panel says what is missing', () => {
  const missing = 'Add an e-mail to have one: you sign in with both.';
  expect(render('anna@example.org')).toContain('Set a password');
  expect(render('anna@example.org')).not.toContain(missing);
  expect(render()).not.toContain('Set a password');
  expect(render()).toContain(missing);
});
