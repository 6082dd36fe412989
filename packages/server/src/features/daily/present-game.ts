import type { DailyGame, DailyRound } from '@bee-jinx/contract';
import {
  dateOfPuzzle,
  type DailyGame as Game,
  isTodaySomewhere,
  type Outcome,
  tierOf,
} from '@bee-jinx/game';
import type { DailyGameRow } from './queries.ts';

const iso = (ms: number) => new Date(ms).toISOString();

/**
 * The one way out for a game. Of the coming round it lets nobody see more than the seal, until the
 * game was given up.
 */
export function presentGame(
  row: DailyGameRow,
  game: Game,
  now: number,
): { game: DailyGame; seal?: string } {
  const { outcome, sealed } = game;
  return {
    game: {
      puzzleNumber: row.puzzle_number,
      status: statusOf(outcome),
      rounds: presentRounds(game),
      hints: [...game.hints],
      hintsUsed: game.hintsUsed,
      startedAt: iso(row.started_at),
      archive: isArchive(row, now),
      version: row.version,
      ...(outcome && { outcome }),
      ...(row.finished_at !== null && { finishedAt: iso(row.finished_at) }),
      ...(row.replay_id !== null && { replayId: row.replay_id }),
      ...tierPart(outcome, game.rounds.length),
      ...(outcome === 'gave_up' &&
        sealed && { leftSealed: { round: game.rounds.length + 1, ...sealed } }),
    },
    ...(outcome === null && sealed && { seal: sealed.seal }),
  };
}

export function presentRounds({ rounds }: Pick<Game, 'rounds'>): DailyRound[] {
  return rounds.map((round, index) => ({ ...round, round: index + 1 }));
}

export function statusOf(outcome: Outcome | null): DailyGame['status'] {
  if (outcome === null) return 'playing';
  return outcome === 'jinx' ? 'won' : 'lost';
}

export function tierPart(outcome: Outcome | null, rounds: number): Pick<DailyGame, 'tier'> {
  return outcome === 'jinx' ? { tier: tierOf(rounds) } : {};
}

/** A game that isn't over may still count, as long as its day lasts somewhere. */
export function isArchive(
  row: Pick<DailyGameRow, 'on_its_day' | 'outcome' | 'puzzle_number'>,
  now: number,
): boolean {
  if (row.on_its_day === 0) return true;
  return row.outcome === null && !isTodaySomewhere(dateOfPuzzle(row.puzzle_number), now);
}
