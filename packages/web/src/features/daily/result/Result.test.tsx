import type { DailyStats } from '@bee-jinx/contract/browser';
import { puzzleNumberOn } from '@bee-jinx/game';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { playerQuery, shownPlayerId } from '../../../domain/account/player.ts';
import { type Daily, statsQuery } from '../../../domain/play/daily.ts';
import { StaticRouter } from '../../../platform/router/StaticRouter.tsx';
import { Notices } from '../Notices.tsx';
import { Result } from './Result.tsx';

const today = '2026-11-15';
const todays = puzzleNumberOn(today);
const round = { round: 1, word: 'tide', beeWord: 'sand', warmth: 40 };

const stats: DailyStats = {
  gamesPlayed: 10,
  gamesWon: 9,
  averageRounds: 4,
  winPercentage: 90,
  currentStreak: 5,
  bestStreak: 5,
  distribution: [0, 1, 2],
  userLevel: 'intermediate',
};

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: { paintedFor: today } } });
  shownPlayerId.set('anna');
});
afterEach(() => void vi.unstubAllGlobals());

function toDaily(puzzleNumber: number, game: object): Daily {
  const daily = {
    puzzle: { puzzleNumber, word1: 'sea', word2: 'moon', par: 4 },
    game: { puzzleNumber, archive: false, status: 'lost', outcome: 'gave_up', hints: [], ...game },
    today: { date: today, puzzleNumber: todays },
    version: 2,
  };
  return daily as unknown as Daily;
}

function render(node: ReactNode): string {
  const cache = new QueryClient();
  cache.setQueryData(playerQuery('anna').queryKey, { userId: 'anna' } as never);
  cache.setQueryData(statsQuery(today).queryKey, stats);
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <StaticRouter>{node}</StaticRouter>
    </QueryClientProvider>,
  );
}

const renderResult = (puzzleNumber: number, game: object): string =>
  render(
    <Result
      daily={toDaily(puzzleNumber, { rounds: [round], ...game })}
      onNewDay={undefined}
      onVerifySeals={() => {}}
    />,
  );

const renderNotices = (puzzleNumber: number): string => {
  const game = { rounds: [], archive: true, status: 'playing' };
  return render(<Notices daily={toDaily(puzzleNumber, game)} onNewDay={undefined} />);
};

test.each([
  ['today’s game', todays, {}, true],
  ['today’s game without a word, which the streak doesn’t count', todays, { rounds: [] }, false],
  ['a game of another day that was played on its day', todays - 3, {}, false],
  ['a game of the archive', todays - 3, { archive: true }, false],
])('after %s (No. %i) the streak is told: %j', (_what, puzzleNumber, game, isTold) => {
  expect(renderResult(puzzleNumber, game).includes('5 days in a row')).toBe(isTold);
});

test('a pair whose maker has left is not called a game of the archive', () => {
  expect(renderResult(todays - 3, { archive: true })).toContain('From the archive');
  expect(renderResult(48_213_377, { archive: true })).not.toContain('From the archive');
  expect(renderNotices(todays - 3)).toContain('From the archive');
  expect(renderNotices(48_213_377)).not.toContain('From the archive');
});
