import { maxDailyRounds, type Outcome } from './daily-game.ts';
import { percentage } from './percentage.ts';
import { type Manner, type Persona, personaOf } from './persona.ts';
import { type PlayedDay, type Streaks, streaksOf } from './streak.ts';
import { type Tier, tierOf } from './tier.ts';

/** What the stats need of a finished game. */
export interface FinishedDaily extends Manner {
  puzzleNumber: number;
  outcome: Outcome;
  rounds: number;
  /** Played on the day of its puzzle. */
  onItsDay: boolean;
  utcOffset?: number | undefined;
}

interface DailyStats extends Streaks {
  gamesPlayed: number;
  gamesWon: number;
  averageRounds: number;
  winPercentage: number;
  distribution: number[];
  tier?: Tier;
  userLevel: UserLevel;
  persona?: { name: Persona; confidence: number };
}

/** `games` in the order of their puzzles; `today` is the player's own day. */
export function computeDailyStats(games: readonly FinishedDaily[], today: PlayedDay): DailyStats {
  const won = games.filter(({ outcome }) => outcome === 'jinx');
  const distribution = Array.from(
    { length: maxDailyRounds },
    (_, index) => won.filter(({ rounds }) => rounds === index + 1).length,
  );
  const roundsWon = won.reduce((sum, { rounds }) => sum + rounds, 0);
  const averageRounds = won.length === 0 ? 0 : Math.round((roundsWon / won.length) * 10) / 10;
  const persona = personaOf(games, averageRounds);
  return {
    gamesPlayed: games.length,
    gamesWon: won.length,
    averageRounds,
    winPercentage: percentage(won.length, games.length),
    ...streaksOf(
      games.filter(({ onItsDay }) => onItsDay),
      today,
    ),
    distribution,
    ...(won.length > 0 && { tier: tierOf(averageRounds) }),
    userLevel: userLevelOf(games.length),
    ...(persona && { persona }),
  };
}

export const userLevels = ['new', 'beginner', 'intermediate', 'experienced'] as const;
export type UserLevel = (typeof userLevels)[number];

export function userLevelOf(gamesPlayed: number): UserLevel {
  if (gamesPlayed === 0) return 'new';
  if (gamesPlayed < 10) return 'beginner';
  return gamesPlayed < 50 ? 'intermediate' : 'experienced';
}
