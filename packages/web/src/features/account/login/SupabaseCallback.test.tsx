import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StaticRouter } from '../../../platform/router/StaticRouter.tsx';
import { SupabaseCallback } from './SupabaseCallback.tsx';
import { savePendingSignIn } from './supabase-callback-params.ts';

const render = (state: string | null) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <StaticRouter at="/login">
        <SupabaseCallback callback={{ state, accessToken: null, fault: 'Call this number.' }} />
      </StaticRouter>
    </QueryClientProvider>,
  );

test('an error message in the address is shown only for a sign-in that this browser has started', () => {
  savePendingSignIn({ state: 's1', from: null });
  expect(render('s1')).toContain('Call this number.');
  for (const state of [null, 's2']) {
    expect(render(state)).not.toContain('Call this number.');
    expect(render(state)).toContain('That sign-in was not started in this browser.');
  }
});
