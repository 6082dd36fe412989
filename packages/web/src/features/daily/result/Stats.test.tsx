import type { DailyGame, DailyPuzzle, DailyStats } from '@bee-jinx/contract/browser';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { statsQuery } from '../../../domain/play/daily.ts';
import { Stats } from './Stats.tsx';

const stats: DailyStats = {
  gamesPlayed: 10,
  gamesWon: 9,
  averageRounds: 4,
  winPercentage: 90,
  currentStreak: 3,
  bestStreak: 5,
  distribution: [0, 1, 2],
  userLevel: 'intermediate',
  persona: { name: 'forager', confidence: 0.8 },
};

function render(outcome: NonNullable<DailyGame['outcome']>): string {
  const cache = new QueryClient();
  cache.setQueryData(statsQuery('').queryKey, stats);
  const game = { status: outcome === 'jinx' ? 'won' : 'lost', outcome, rounds: [] };
  return renderToStaticMarkup(
    <QueryClientProvider client={cache}>
      <Stats puzzle={{ par: 6 } as DailyPuzzle} game={game as unknown as DailyGame} />
    </QueryClientProvider>,
  );
}

test.each([
  ['jinx', true],
  ['out_of_rounds', true],
  ['gave_up', false],
] as const)('after %s the persona is told: %s', (outcome, isTold) => {
  expect(render(outcome).includes('You play like a')).toBe(isTold);
});

test('what most need is explained, not called par', () => {
  const html = render('jinx');
  expect(html).toContain('took 6 rounds or fewer');
  expect(html).not.toMatch(/\bpar\b/i);
});
