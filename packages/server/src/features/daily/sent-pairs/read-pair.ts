import type { CallReply } from '@bee-jinx/contract';
import { isSentPairNumber } from '@bee-jinx/game';
import { formatIsoTime } from '../../../platform/clock.ts';
import type { Caller } from '../../../platform/http/caller.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { DailyDeps } from '../deps.ts';
import { gameFromRow } from '../game-steps.ts';
import { presentRounds, statusOf, tierField } from '../present-game.ts';
import { findGame } from '../queries.ts';
import {
  findMakerOf,
  findPairByCode,
  findPairByNumber,
  finishersOf,
  type NamedPairRow,
} from './queries.ts';
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
  if (!isOpenTo(row, playerId, own !== undefined)) throw unknownPairRefusal();
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
  deps: DailyDeps,
  viewerId: string,
  code: string,
): Promise<NamedPairRow> {
  const row = await findPairByCode(deps.db.read, code);
  if (!row || !(await isVisible(deps, row, viewerId))) throw unknownPairRefusal();
  return row;
}

/** For a viewer who sees somebody's game of it: the code that lets them play it too. */
export async function findOpenPairCode(
  deps: DailyDeps,
  puzzleNumber: number,
  viewerId: string | undefined,
  hasGame: boolean,
): Promise<string | undefined> {
  if (!isSentPairNumber(puzzleNumber)) return undefined;
  const row = await findPairByNumber(deps.db.read, puzzleNumber);
  if (!row || !isOpenTo(row, viewerId, hasGame)) return undefined;
  return (await isVisible(deps, row, viewerId)) ? row.code : undefined;
}

/** Once its link was ended: for its maker, and to finish a game that was begun. */
const isOpenTo = (row: NamedPairRow, viewerId: string | undefined, hasGame: boolean): boolean =>
  row.ended_at === null || hasGame || row.maker_id === viewerId;

async function isVisible(
  { db, canMeet }: DailyDeps,
  { report_state, maker_id, puzzle_number }: NamedPairRow,
  viewerId: string | undefined,
): Promise<boolean> {
  if (viewerId === undefined) return report_state !== 'ended';
  // What the desk has ended can be finished by who has begun it.
  if (report_state === 'ended' && !(await findGame(db.read, viewerId, puzzle_number))) return false;
  return viewerId === maker_id || canMeet(db.read, viewerId, maker_id);
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
