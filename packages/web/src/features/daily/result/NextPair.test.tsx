import { puzzleNumberOn } from '@bee-jinx/game';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dailyResultQuery } from '../../../domain/account/daily-result.ts';
import { StaticRouter } from '../../../platform/router/StaticRouter.tsx';
import { NextPair } from './NextPair.tsx';

const today = '2026-11-15';

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { paintedFor: today } } });
});
afterEach(() => void vi.unstubAllGlobals());

function renderAfter(puzzleNumber: number, isTodaysOver: boolean): string {
  const cache = new QueryClient();
  const won = { status: 'won', rounds: 2, archive: false } as const;
  cache.setQueryData(dailyResultQuery(today).queryKey, isTodaysOver ? won : null);
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <StaticRouter>
        <NextPair puzzleNumber={puzzleNumber} onNewDay={undefined} />
      </StaticRouter>
    </QueryClientProvider>,
  );
}

test.each([
  ['today’s pair', puzzleNumberOn(today), true, 'Next pair in'],
  ['an older pair', 7, true, 'Next pair in'],
  ['an older pair', 7, false, 'Today’s pair is waiting'],
  ['a sent pair', 48_213_377, true, 'Next pair in'],
  ['a sent pair', 48_213_377, false, 'Today’s pair is waiting'],
])('after %s (%i), with today’s played: %j, it says %s', (_pair, number, isOver, message) => {
  expect(renderAfter(number, isOver)).toContain(message);
});
