import type { CallReply } from '@bee-jinx/contract';
import type { Caller } from '../../platform/http/caller.ts';
import type { DanceDeps } from './deps.ts';
import { presentDancesFor } from './present-dance.ts';
import { openDancesOf } from './queries.ts';
import { seatOf } from './seats.ts';

const most = 100;

/** Those that wait for me first. */
export async function listActiveDances(
  deps: DanceDeps,
  { playerId }: Caller,
): Promise<CallReply<'activeDances'>> {
  const rows = await openDancesOf(deps.db.read, playerId, most);
  const games = await presentDancesFor(
    deps,
    rows.map((row) => ({ row, seat: seatOf(row, playerId) ?? 0 })),
  );
  return { activeGames: games.sort((a, b) => Number(b.myTurn) - Number(a.myTurn)) };
}
