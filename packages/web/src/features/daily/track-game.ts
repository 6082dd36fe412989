import type { DailyGame, DailyPuzzle, DailyStats, PlayedRound } from '@bee-jinx/contract/browser';
import { currentDailyPair, isSentPairNumber } from '@bee-jinx/game';
import { gameModeAt } from '../../domain/analytics/game-mode.ts';
import { track } from '../../domain/analytics/track.ts';
import { msSinceVisitBegan } from '../../domain/analytics/visit.ts';
import { markGameFinished } from '../../domain/play/finished-game.ts';
import { safeLocalStorage } from '../../platform/safe-storage.ts';

/** Not from the current address, because a reply may arrive after the page was left. */
const mode = gameModeAt('/jinx/daily');

/** The number of a sent pair is no day's, so it is tracked like the id of a dance. */
const trackedNumber = (puzzleNumber: number) =>
  isSentPairNumber(puzzleNumber) ? {} : { puzzleNumber };
const trackedSubject = (puzzleNumber: number) =>
  isSentPairNumber(puzzleNumber) ? { gameId: `sent-${puzzleNumber}` } : {};

export function trackStart(game: DailyGame, { userLevel, persona }: DailyStats): void {
  const { puzzleNumber, archive } = game;
  track({
    eventType: 'GAME_START',
    ...trackedNumber(puzzleNumber),
    eventData: {
      ...trackedNumber(puzzleNumber),
      ...trackedSubject(puzzleNumber),
      game_type: isSentPairNumber(puzzleNumber) ? 'sent' : archive ? 'archive' : 'daily',
      is_tutorial: false,
      user_level: userLevel,
      ...(persona && { persona: persona.name, persona_confidence: persona.confidence }),
      mode,
    },
  });
}

export function trackWord(puzzleNumber: number, { round, word, warmth }: PlayedRound): void {
  track({
    eventType: 'WORD_SUBMISSION',
    ...trackedNumber(puzzleNumber),
    eventData: {
      round,
      word,
      ...(warmth !== undefined && { warmth }),
      mode,
      ...trackedSubject(puzzleNumber),
    },
  });
}

export function trackHint({ puzzleNumber, rounds, hints, hintsUsed }: DailyGame): void {
  track({
    eventType: 'HINT_USED',
    ...trackedNumber(puzzleNumber),
    eventData: {
      round: rounds.length + 1,
      step: hints.length,
      hintsUsed,
      mode,
      ...trackedSubject(puzzleNumber),
    },
  });
}

export function trackEnd({ puzzleNumber, word1, word2 }: DailyPuzzle, game: DailyGame): void {
  const { status, outcome, rounds, hintsUsed, tier, slope } = game;
  markGameFinished();
  track({
    eventType: 'GAME_COMPLETE',
    ...trackedNumber(puzzleNumber),
    eventData: {
      ...trackedNumber(puzzleNumber),
      ...trackedSubject(puzzleNumber),
      won: status === 'won',
      outcome: outcome ?? '',
      rounds: rounds.length,
      sessionDuration: msSinceVisitBegan(safeLocalStorage, Date.now()),
      mode,
      finalWordPair: currentDailyPair({ pair: [word1, word2], rounds }),
      hintsUsed,
      ...(slope && { slope }),
      ...(tier && { performance_tier: tier }),
    },
  });
}
