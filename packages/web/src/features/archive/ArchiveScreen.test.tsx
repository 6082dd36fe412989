import type { ArchivedPuzzle, DailyStats } from '@bee-jinx/contract/browser';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { statsQuery } from '../../domain/play/daily.ts';
import { StaticRouter } from '../../platform/router/StaticRouter.tsx';
import { Component as ArchiveScreen } from './ArchiveScreen.tsx';
import { archiveQuery } from './archive-query.ts';

const today = '2026-11-18';
afterEach(() => void vi.useRealTimers());

/** The archive with its newest page, on which nothing was played. */
function renderArchive(stats?: { gamesPlayed: number }): string {
  vi.useFakeTimers({ now: new Date(`${today}T12:00:00`) });
  const cache = new QueryClient();
  const puzzles = [{ activeDate: '2026-11-01' } as ArchivedPuzzle];
  const page = { puzzles, nextCursor: 'older' };
  cache.setQueryData(archiveQuery(today).queryKey, {
    pages: [page] as never,
    pageParams: [undefined],
  });
  if (stats) cache.setQueryData(statsQuery(today).queryKey, stats as DailyStats);
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <StaticRouter at="/jinx/archive">
        <ArchiveScreen />
      </StaticRouter>
    </QueryClientProvider>,
  );
}

test('who has never finished a game is invited to the first', () => {
  expect(renderArchive({ gamesPlayed: 0 })).toContain('No games yet');
});

test('who has games on older pages, or whose games aren’t known yet, isn’t', () => {
  expect(renderArchive({ gamesPlayed: 3 })).not.toContain('No games yet');
  expect(renderArchive()).not.toContain('No games yet');
});
