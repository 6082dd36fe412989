import type { Dance } from '@bee-jinx/contract/browser';
import { useEffect, useRef } from 'react';
import { kept } from '../../../platform/kept.ts';
import { track } from '../../../platform/track.ts';

const mode = 'multiplayer';

/** Counts a dance that begins, its rounds and its end. Never a word of it: those are the two's own. */
export function useTracking(game: Dance): void {
  const { gameId, status, outcome, rounds } = game;
  const finished = rounds.length;
  const isOver = status !== 'active' && status !== 'deciding';
  const seen = useRef({ finished, isOver });

  useEffect(() => {
    if (seen.current.isOver || seen.current.finished > 0) return;
    track({
      eventType: 'GAME_START',
      eventData: { gameId, game_type: 'dance', is_tutorial: false, mode },
    });
  }, [gameId]);

  useEffect(() => {
    const before = seen.current;
    seen.current = { finished, isOver };
    for (let round = before.finished + 1; round <= finished; round += 1) {
      track({ eventType: 'WORD_SUBMISSION', eventData: { gameId, round, mode } });
    }
    if (before.isOver || !isOver) return;
    const visitBegan = Number(kept.read('session.startedAt') ?? Date.now());
    track({
      eventType: 'GAME_COMPLETE',
      eventData: {
        gameId,
        won: outcome === 'jinx',
        outcome: outcome ?? status,
        rounds: finished,
        sessionDuration: Date.now() - visitBegan,
        mode,
      },
    });
  }, [gameId, finished, isOver, outcome, status]);
}
