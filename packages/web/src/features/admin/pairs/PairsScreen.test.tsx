import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Component as PairsScreen } from './PairsScreen.tsx';
import { deskPairsQuery } from './pair-queries.ts';

test.each([['reported'], ['offered']] as const)(
  'the button that looks again is busy while only the %s pairs are loaded',
  (show) => {
    const cache = new QueryClient({ defaultOptions: { queries: { staleTime: 1000 } } });
    cache.setQueryData(deskPairsQuery(show).queryKey, []);
    const html = renderToStaticMarkup(
      <QueryClientProvider client={cache}>
        <PairsScreen />
      </QueryClientProvider>,
    );
    expect(html).toMatch(/aria-busy="true"[^>]*>(<[^>]*>)*Look again/);
  },
);
