import { maxDailyRounds, type Outcome } from './daily-game.ts';
import { percentage } from './percentage.ts';
import { type Manner, type Persona, personaOf } from './persona.ts';
import { type Tier, tierOf } from './tier.ts';

/** What the stats need of a finished game. */
export interface FinishedDaily extends Manner {
  puzzleNumber: number;
  outcome: Outcome;
  rounds: number;
  onItsDay: boolean;
}

interface DailyStats {
  gamesPlayed: number;
  gamesWon: number;
  averageRounds: number;
  winPercentage: number;
  currentStreak: number;
  bestStreak: number;
  distribution: number[];
  tier?: Tier;
  userLevel: UserLevel;
  persona?: { name: Persona; confidence: number };
}

/** `games` in the order of their puzzles; `today` is the number of the player's own day. */
export function computeDailyStats(games: readonly FinishedDaily[], today: number): DailyStats {
  const won = games.filter(({ outcome }) => outcome === 'jinx');
  const distribution = Array.from(
    { length: maxDailyRounds },
    (_, index) => won.filter(({ rounds }) => rounds === index + 1).length,
  );
  const roundsWon = won.reduce((sum, { rounds }) => sum + rounds, 0);
  const averageRounds = won.length === 0 ? 0 : Math.round((roundsWon / won.length) * 10) / 10;
  const onTheirDay = games.filter(({ onItsDay }) => onItsDay);
  const persona = personaOf(games, averageRounds);
  return {
    gamesPlayed: games.length,
    gamesWon: won.length,
    averageRounds,
    winPercentage: percentage(won.length, games.length),
    ...streaksOf(
      onTheirDay.map(({ puzzleNumber }) => puzzleNumber),
      today,
    ),
    distribution,
    ...(won.length > 0 && { tier: tierOf(averageRounds) }),
    userLevel: userLevelOf(games.length),
    ...(persona && { persona }),
  };
}

/**
 * Days in a row, from the ascending numbers of the puzzles that were finished on their own day. Today's may still be
 * to come, so a run up to yesterday is current.
 */
export function streaksOf(
  finishedOnTheirDay: readonly number[],
  today: number,
): { currentStreak: number; bestStreak: number } {
  let run = 0;
  let bestStreak = 0;
  let last = Number.NEGATIVE_INFINITY;
  for (const puzzleNumber of finishedOnTheirDay) {
    run = puzzleNumber === last + 1 ? run + 1 : 1;
    bestStreak = Math.max(bestStreak, run);
    last = puzzleNumber;
  }
  return { currentStreak: last >= today - 1 ? run : 0, bestStreak };
}

export const userLevels = ['new', 'beginner', 'intermediate', 'experienced'] as const;
export type UserLevel = (typeof userLevels)[number];

export function userLevelOf(gamesPlayed: number): UserLevel {
  if (gamesPlayed === 0) return 'new';
  if (gamesPlayed < 10) return 'beginner';
  return gamesPlayed < 50 ? 'intermediate' : 'experienced';
}
