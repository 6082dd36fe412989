import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StaticRouter } from '../../platform/router/StaticRouter.tsx';
import { PairResults } from './PairResults.tsx';
import { pairQuery } from './pairs.ts';

test('a name from right to left doesn’t turn the result beside it around', () => {
  const player = { userId: 'noa', displayName: 'נועה' };
  const result = { player, outcome: 'jinx', rounds: [], hintsUsed: 0 };
  const pair = { puzzleNumber: 2_000_001, isMine: true };
  const cache = new QueryClient();
  cache.setQueryData(pairQuery('p1').queryKey, { pair, results: [result] } as never);
  const html = renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <StaticRouter>
        <PairResults code="p1" start={['sea', 'moon']} />
      </StaticRouter>
    </QueryClientProvider>,
  );
  expect(html).toContain('<b>\u2068נועה\u2069</b> · jinx in 0');
});
