import type { DailyRound, PlayedRound, DailyGame as Shown } from '@bee-jinx/contract';
import {
  currentDailyPair,
  type DailyGame,
  dateOfPuzzle,
  gentleFirstLetter,
  isTodaySomewhere,
  isWarmthHidden,
  type Outcome,
  type ReasonFor,
  reasonsOf,
  tierOf,
} from '@bee-jinx/game';
import { formatIsoTime } from '../../platform/clock.ts';
import type { DailyGameRow } from './queries.ts';

/**
 * The only way out for a game. Of the coming round it shows no more than the seal, in a gentle game also the first
 * letter, until the game was given up.
 */
export function presentGame(
  { row, game }: { row: DailyGameRow; game: DailyGame },
  now: number,
  reasonFor: ReasonFor,
): { game: Shown; seal?: string } {
  const { outcome, sealed, slope } = game;
  const firstLetter = gentleFirstLetter(game);
  return {
    game: {
      puzzleNumber: row.puzzle_number,
      status: statusOf(outcome),
      rounds: presentPlayedRounds(game, reasonFor),
      hints: [...game.hints],
      hintsUsed: game.hintsUsed,
      startedAt: formatIsoTime(row.started_at),
      archive: isArchive(row, now),
      version: row.version,
      ...(slope && { slope }),
      ...(firstLetter !== undefined && { firstLetter }),
      ...(outcome && { outcome }),
      ...(row.finished_at !== null && { finishedAt: formatIsoTime(row.finished_at) }),
      ...(row.replay_id !== null && { replayId: row.replay_id }),
      ...tierField(outcome, game.rounds.length),
      ...leftSealedField(game, reasonFor),
      ...notesField(row),
    },
    ...(outcome === null && sealed && { seal: sealed.seal }),
  };
}

function presentPlayedRounds(game: DailyGame, reasonFor: ReasonFor): PlayedRound[] {
  const rounds = presentRounds(game, reasonFor);
  return isWarmthHidden(game) ? rounds.map(({ warmth: _, ...round }) => round) : rounds;
}

const notesField = ({ skill, luck }: DailyGameRow): Pick<Shown, 'notes'> =>
  skill === null || luck === null ? {} : { notes: { skill, luck } };

/** Only for rounds that were played, whose words are public. */
export function presentRounds(
  { pair, rounds }: Pick<DailyGame, 'pair' | 'rounds'>,
  reasonFor: ReasonFor,
): DailyRound[] {
  const said = rounds.map(({ word, beeWord }) => [word, beeWord] as const);
  const reasons = reasonsOf(pair, said, reasonFor);
  return rounds.map((round, index) => {
    const known = reasons[index];
    return { ...round, round: index + 1, ...(known && { reasons: known }) };
  });
}

function leftSealedField(game: DailyGame, reasonFor: ReasonFor): Pick<Shown, 'leftSealed'> {
  const { outcome, sealed, rounds } = game;
  if (outcome !== 'gave_up' || !sealed) return {};
  const reason = reasonFor(currentDailyPair(game), sealed.beeWord);
  return { leftSealed: { round: rounds.length + 1, ...sealed, ...(reason && { reason }) } };
}

export function statusOf(outcome: Outcome | null): Shown['status'] {
  if (outcome === null) return 'playing';
  return outcome === 'jinx' ? 'won' : 'lost';
}

export function tierField(outcome: Outcome | null, rounds: number): Pick<Shown, 'tier'> {
  return outcome === 'jinx' ? { tier: tierOf(rounds) } : {};
}

/** A game that isn't over may still count, as long as its day lasts somewhere. */
export function isArchive(
  row: Pick<DailyGameRow, 'on_its_day' | 'streak_day' | 'outcome' | 'puzzle_number'>,
  now: number,
): boolean {
  if (row.on_its_day === 0) return true;
  if (row.streak_day === 1) return false;
  return row.outcome === null && !isTodaySomewhere(dateOfPuzzle(row.puzzle_number), now);
}
