import type { Dance } from '@bee-jinx/contract/browser';
import { currentGameMode } from '../../../domain/analytics/game-mode.ts';
import { track } from '../../../domain/analytics/track.ts';
import { msSinceVisitBegan } from '../../../domain/analytics/visit.ts';
import { markGameFinished } from '../../../domain/play/finished-game.ts';
import { loadOwnLevel } from '../../../domain/play/own-stats.ts';
import { safeLocalStorage } from '../../../platform/safe-storage.ts';

/** Analytics events of a dance. As in the daily game a word is in them once its round is over, and not before. */

export function trackStart(gameId: string): void {
  track({
    eventType: 'GAME_START',
    eventData: {
      gameId,
      game_type: 'dance',
      is_tutorial: false,
      user_level: loadOwnLevel(),
      mode: currentGameMode(),
    },
  });
}

export function trackRound(game: Dance, round: number): void {
  const word = myWordOf(game, round);
  track({
    eventType: 'WORD_SUBMISSION',
    eventData: {
      gameId: game.gameId,
      round,
      ...(word !== undefined && { word }),
      mode: currentGameMode(),
    },
  });
}

export function trackEnd(game: Dance): void {
  const { gameId, status, outcome, rounds } = game;
  const finalWordPair = finalPairOf(game);
  markGameFinished();
  track({
    eventType: 'GAME_COMPLETE',
    eventData: {
      gameId,
      won: outcome === 'jinx',
      outcome: outcome ?? status,
      rounds: rounds.length,
      sessionDuration: msSinceVisitBegan(safeLocalStorage, Date.now()),
      mode: currentGameMode(),
      ...(finalWordPair && { finalWordPair }),
      // A dance has no hints.
      hintsUsed: 0,
    },
  });
}

/** `submissions` has words of finished rounds only. */
const myWordOf = ({ submissions, opponent }: Dance, round: number) =>
  submissions.find((said) => said.round === round && said.userId !== opponent?.userId)?.word;

/** Mine first, as in the daily game; before the first round is over, the pair that it opened with. */
function finalPairOf(game: Dance): [string, string] | undefined {
  const { submissions, rounds, opponent, opening } = game;
  const mine = myWordOf(game, rounds.length);
  const theirs = submissions.find(
    ({ round, userId }) => round === rounds.length && userId === opponent?.userId,
  )?.word;
  return mine !== undefined && theirs !== undefined ? [mine, theirs] : opening?.pair;
}
