import type { CallReply, Dance as Shown } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import { Refusal } from '../../platform/refusal.ts';
import { danceFromRow, pairKeyOf, seatOf } from './dance-row.ts';
import type { DanceDeps } from './deps.ts';
import { presentDanceFor, presentDancesFor, type SeatedDance } from './present-dance.ts';
import { findOpenDance, openDancesOf } from './queries.ts';
import { applyDeadline } from './sweep-dances.ts';

const maxListed = 100;

/** An outsider gets the same refusal as for a game that doesn't exist. */
export async function loadSeatedDance(
  deps: DanceDeps,
  caller: Caller,
  gameId: string,
): Promise<SeatedDance> {
  const found = await deps.dances.find(gameId);
  const seat = seatOf(found, caller.playerId);
  if (!found || seat === null) throw new Refusal('not_your_game');
  const isOverdue = found.deadline !== null && found.deadline <= deps.clock.now();
  return { row: isOverdue ? await applyDeadline(deps, gameId) : found, seat };
}

export async function readDance(
  deps: DanceDeps,
  caller: Caller,
  input: { gameId: string; includeAi: boolean },
): Promise<{ game: Shown }> {
  const seated = await loadSeatedDance(deps, caller, input.gameId);
  const game = await presentDanceFor(deps, seated);
  if (!input.includeAi) return { game };
  return { game: { ...game, ai: deps.bee.wouldHaveSaid(danceFromRow(seated.row)) } };
}

/** The open game of the caller with another player, or with the bee by its id. */
export async function readDanceStatus(
  deps: DanceDeps,
  { playerId }: Caller,
  withPlayer: string,
): Promise<CallReply<'danceStatus'>> {
  const row = await findOpenDance(deps.db.read, pairKeyOf(playerId, withPlayer));
  const seat = seatOf(row, playerId);
  if (!row || seat === null) return { hasActiveGame: false };
  return { hasActiveGame: true, game: await presentDanceFor(deps, { row, seat }) };
}

/** Games where it is the caller's turn come first. */
export async function listActiveDances(
  deps: DanceDeps,
  { playerId }: Caller,
): Promise<CallReply<'activeDances'>> {
  const rows = await openDancesOf(deps.db.read, playerId, maxListed);
  const games = await presentDancesFor(
    deps,
    rows.map((row) => ({ row, seat: seatOf(row, playerId) ?? 0 })),
  );
  return { activeGames: games.sort((a, b) => Number(b.myTurn) - Number(a.myTurn)) };
}
