import type { Dance } from '@bee-jinx/contract/browser';
import { gameModeAt } from '../../../domain/analytics/game-mode.ts';
import { track } from '../../../domain/analytics/track.ts';
import { markGameFinished } from '../../../domain/play/finished-game.ts';
import { loadOwnLevel } from '../../../domain/play/own-stats.ts';
import { safeLocalStorage } from '../../../platform/safe-storage.ts';

/** Analytics events of a dance. They never contain its words, which are private to the two players. */

const modeHere = () => gameModeAt(location.pathname);

export function trackStart(gameId: string): void {
  track({
    eventType: 'GAME_START',
    eventData: {
      gameId,
      game_type: 'dance',
      is_tutorial: false,
      user_level: loadOwnLevel(),
      mode: modeHere(),
    },
  });
}

export function trackRound(gameId: string, round: number): void {
  track({ eventType: 'WORD_SUBMISSION', eventData: { gameId, round, mode: modeHere() } });
}

export function trackEnd(ended: Pick<Dance, 'gameId' | 'status' | 'outcome'>, rounds: number) {
  const { gameId, status, outcome } = ended;
  markGameFinished();
  const visitBegan = Number(safeLocalStorage.read('session.startedAt') ?? Date.now());
  track({
    eventType: 'GAME_COMPLETE',
    eventData: {
      gameId,
      won: outcome === 'jinx',
      outcome: outcome ?? status,
      rounds,
      sessionDuration: Date.now() - visitBegan,
      mode: modeHere(),
    },
  });
}
