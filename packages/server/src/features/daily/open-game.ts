import type { CallReply } from '@bee-jinx/contract';
import { isSentPairNumber, type LocalDate, puzzleNumberOn, resolveToday } from '@bee-jinx/game';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import type { DailyDeps } from './deps.ts';
import { gameFromRow, gameLockKeys, readOrStartGame } from './game-steps.ts';
import { presentGame } from './present-game.ts';
import { presentPuzzle } from './puzzles/puzzle-store.ts';
import { findGame } from './queries.ts';
import { findPairByNumber, type NamedPairRow } from './sent-pairs/queries.ts';
import { findVisiblePair, unknownPairRefusal } from './sent-pairs/read-pair.ts';

/** The game as it stands, on every device the same. Looking at it for the first time starts it. */
export async function openGame(
  deps: DailyDeps,
  { playerId }: Caller,
  input: {
    puzzleNumber?: number | undefined;
    pairCode?: string | undefined;
    date?: LocalDate | undefined;
  },
): Promise<CallReply<'dailyPuzzle'>> {
  const { db, clock, puzzles, bee } = deps;
  const sent =
    input.pairCode === undefined
      ? undefined
      : await findVisiblePair(deps, playerId, input.pairCode);
  const time = { now: clock.now(), date: input.date };
  const today = resolveToday(input.date, time.now);
  const puzzleNumber =
    sent?.puzzle_number ?? input.puzzleNumber ?? puzzleNumberOn(input.date ?? today);
  const puzzle = await puzzles.puzzleWithMaker(puzzleNumber, input.date);
  const row = await findGame(db.read, playerId, puzzleNumber);
  if (sent && !row) refuseToStart(sent, playerId);
  const stored = row
    ? { row, game: gameFromRow(row, puzzle) }
    : await db.transaction(gameLockKeys(playerId), (sql) =>
        readOrStartGame(sql, playerId, puzzle, time, { isOpenedByLink: sent !== undefined }),
      );
  return {
    puzzle: { ...presentPuzzle(puzzle), ...(await sentField(deps, puzzleNumber, sent)) },
    ...presentGame(stored, time.now, bee.reasonFor),
    today: { date: today, puzzleNumber: puzzleNumberOn(today) },
  };
}

/** Its maker sees how others play it, and would know the bee's words. */
function refuseToStart({ ended_at, maker_id }: NamedPairRow, playerId: string): void {
  if (ended_at !== null) throw unknownPairRefusal();
  if (maker_id === playerId) {
    throw new Refusal('forbidden', { message: 'You made this pair: it is for the others.' });
  }
}

/** Absent once its maker has left. */
async function sentField({ db }: DailyDeps, puzzleNumber: number, known: NamedPairRow | undefined) {
  if (!isSentPairNumber(puzzleNumber)) return {};
  const row = known ?? (await findPairByNumber(db.read, puzzleNumber));
  if (!row) return {};
  const { code, maker, note } = row;
  return { sent: { code, maker, ...(note !== null && { note }) } };
}
