import type { Swarm } from '@bee-jinx/contract/browser';
import { useEffect, useRef } from 'react';
import { currentGameMode } from '../../../domain/analytics/game-mode.ts';
import { track } from '../../../domain/analytics/track.ts';
import { msSinceVisitBegan } from '../../../domain/analytics/visit.ts';
import { markGameFinished } from '../../../domain/play/finished-game.ts';
import { loadOwnLevel } from '../../../domain/play/own-stats.ts';
import { safeLocalStorage } from '../../../platform/safe-storage.ts';

/** Analytics events of a swarm, by who plays it. They never contain its words, which are those of the table. */

export function trackStart(gameId: string): void {
  track({
    eventType: 'GAME_START',
    eventData: {
      gameId,
      game_type: 'swarm',
      is_tutorial: false,
      user_level: loadOwnLevel(),
      mode: currentGameMode(),
    },
  });
}

export function trackRound(gameId: string, round: number): void {
  track({ eventType: 'WORD_SUBMISSION', eventData: { gameId, round, mode: currentGameMode() } });
}

export function trackEnd({
  swarmId,
  outcome,
  rounds,
}: Pick<Swarm, 'swarmId' | 'outcome' | 'rounds'>): void {
  markGameFinished();
  track({
    eventType: 'GAME_COMPLETE',
    eventData: {
      gameId: swarmId,
      won: outcome === 'jinx',
      outcome: outcome ?? 'over',
      rounds: rounds.length,
      sessionDuration: msSinceVisitBegan(safeLocalStorage, Date.now()),
      mode: currentGameMode(),
    },
  });
}

/** Tracks the start, the rounds with a word of mine, and the end, as this screen sees them. */
export function useTrackSwarm(swarm: Swarm): void {
  const { swarmId, status, outcome, rounds, mySeat } = swarm;
  const isOver = status === 'over';
  const seen = useRef({ finished: rounds.length, isOver });
  const isStarting = mySeat !== undefined && status === 'playing' && rounds.length === 0;

  useEffect(() => {
    if (isStarting) trackStart(swarmId);
  }, [swarmId, isStarting]);

  useEffect(() => {
    const before = seen.current;
    seen.current = { finished: rounds.length, isOver };
    if (mySeat === undefined) return;
    for (const { round, words } of rounds.slice(before.finished))
      if (words.some(({ seat }) => seat === mySeat)) trackRound(swarmId, round);
    if (!before.isOver && isOver) trackEnd({ swarmId, outcome, rounds });
  }, [swarmId, rounds, isOver, outcome, mySeat]);
}
