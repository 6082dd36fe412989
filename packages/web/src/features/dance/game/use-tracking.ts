import type { Dance } from '@bee-jinx/contract/browser';
import { isDanceOver } from '@bee-jinx/game';
import { useEffect, useRef } from 'react';
import { trackEnd, trackRound, trackStart } from './track-dance.ts';

/** Tracks the start, the rounds and the end of a dance. */
export function useTracking(game: Dance): void {
  const { gameId, rounds } = game;
  const finished = rounds.length;
  const isOver = isDanceOver(game);
  const seen = useRef({ finished, isOver });

  useEffect(() => {
    if (!seen.current.isOver && seen.current.finished === 0) trackStart(gameId);
  }, [gameId]);

  useEffect(() => {
    const before = seen.current;
    seen.current = { finished, isOver };
    for (let round = before.finished + 1; round <= finished; round += 1) trackRound(game, round);
    if (!before.isOver && isOver) trackEnd(game);
  }, [game, finished, isOver]);
}
