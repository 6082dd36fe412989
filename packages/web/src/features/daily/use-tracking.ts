import type { DailyGame, DailyPuzzle } from '@bee-jinx/contract/browser';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { statsQuery } from '../../domain/play/daily.ts';
import { today } from '../../platform/today.ts';

/** Loaded on demand, as no tap waits for it. An event whose code can't be loaded isn't tracked. */
export function trackWith(use: (events: typeof import('./track-game.ts')) => void): void {
  import('./track-game.ts').then(use).catch(() => {});
}

/** Tracks the start and the end of a game on this screen. */
export function useTracking(puzzle: DailyPuzzle, game: DailyGame): void {
  const cache = useQueryClient();
  const { status } = game;
  const was = useRef(status);

  const start = useEffectEvent(() => {
    if (status !== 'playing' || game.rounds.length > 0) return;
    cache.fetchQuery({ ...statsQuery(today()), staleTime: 60_000 }).then(
      (stats) => trackWith(({ trackStart }) => trackStart(game, stats)),
      // Without the stats the start isn't tracked.
      () => {},
    );
  });
  useEffect(() => start(), []);

  const end = useEffectEvent(() => {
    trackWith(({ trackEnd }) => trackEnd(puzzle, game));
    void cache.invalidateQueries({ queryKey: ['stats'] });
  });
  useEffect(() => {
    if (was.current === 'playing' && status !== 'playing') end();
    was.current = status;
  }, [status]);
}
