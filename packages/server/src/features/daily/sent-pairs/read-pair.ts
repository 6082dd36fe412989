import type { CallReply } from '@bee-jinx/contract';
import { formatIsoTime } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { DailyDeps } from '../deps.ts';
import { gameFromRow } from '../game-steps.ts';
import { presentRounds, statusOf, tierField } from '../present-game.ts';
import { findGame } from '../queries.ts';
import { findMakerOf, findPairByCode, finishersOf, type NamedPairRow } from './queries.ts';
import { presentPair } from './send-pair.ts';

const maxResults = 50;

export const unknownPairRefusal = () =>
  new Refusal('not_found', { message: 'This pair is no longer open. Perhaps its link was ended.' });

/**
 * Who has finished it and how, side by side: for its maker, who doesn't play it, and for those who have finished. Of
 * anybody else's path every word would be one that the bee has sealed for them.
 */
export async function readPair(
  deps: DailyDeps,
  { playerId }: Caller,
  code: string,
): Promise<CallReply<'readPair'>> {
  const { db, bee } = deps;
  const row = await findVisiblePair(deps, playerId, code);
  const own = await findGame(db.read, playerId, row.puzzle_number);
  const isMaker = row.maker_id === playerId;
  if (!own && !isMaker && row.ended_at !== null) throw unknownPairRefusal();
  const maySeePaths = own ? own.outcome !== null : isMaker;
  const finished = maySeePaths
    ? await finishersOf(db.read, row.puzzle_number, playerId, maxResults)
    : undefined;
  return {
    pair: presentPair(row, playerId),
    ...(own && { status: statusOf(own.outcome) }),
    ...(finished && {
      results: finished.flatMap((game) =>
        game.outcome === null || game.finished_at === null
          ? []
          : [
              {
                player: { userId: game.player_id, displayName: game.display_name },
                outcome: game.outcome,
                hintsUsed: game.hints_used,
                finishedAt: formatIsoTime(game.finished_at),
                rounds: presentRounds(gameFromRow(game, row), bee.reasonFor),
                ...(game.slope && { slope: game.slope }),
                ...tierField(game.outcome, game.round_count),
              },
            ],
      ),
    }),
  };
}

/** A pair of somebody who can't be met is as unknown as one that never was. */
export async function findVisiblePair(
  { db, canMeet }: DailyDeps,
  viewerId: string,
  code: string,
): Promise<NamedPairRow> {
  const row = await findPairByCode(db.read, code);
  if (!row || row.report_state === 'ended') throw unknownPairRefusal();
  if (row.maker_id !== viewerId && !(await canMeet(db.read, viewerId, row.maker_id))) {
    throw unknownPairRefusal();
  }
  return row;
}

/** After a game of it has ended: its maker's screens look again. */
export async function signalMaker(
  { db, live, clock }: Pick<DailyDeps, 'db' | 'live' | 'clock'>,
  puzzleNumber: number,
): Promise<void> {
  const pair = await findMakerOf(db.read, puzzleNumber);
  if (!pair) return;
  live.sendSignal([pair.maker_id], {
    topic: 'daily',
    id: String(puzzleNumber),
    version: clock.now(),
  });
}
